/**
 * How the carousel gets Swiper. Swiper is a fifth of all code and a script of its own (swiper-script.ts), so that the
 * buttons work before it is there. The two scripts share only the window, and either may run first.
 */
import type Swiper from 'swiper';

type SwiperClass = typeof Swiper;

declare global {
  interface Window {
    Swiper?: SwiperClass;
  }
}

const ARRIVAL = 'swiper-arrival';

export function handOverSwiper(swiper: SwiperClass): void {
  window.Swiper = swiper;
  window.dispatchEvent(new Event(ARRIVAL));
}

export async function swiperArrival(): Promise<SwiperClass> {
  while (!window.Swiper) {
    await new Promise((resolve) => window.addEventListener(ARRIVAL, resolve, { once: true }));
  }
  return window.Swiper;
}
