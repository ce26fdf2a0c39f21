/**
 * What scripts of the program hand over to that of main.tsx. They share only the window, and either may run first. Swiper is a
 * fifth of all code, and the buttons work before it is there. The pages of projects only stand in a file that has any.
 */
import type { ComponentType } from 'react';
import type Swiper from 'swiper';
import type { Path } from '../../routes.ts';
import type { PageProps } from '../components/part.tsx';

type HandedOver = { Swiper: typeof Swiper; ProjectPages: ProjectPages };

/** The pages of projects and of the showreel. */
export type ProjectPages = {
  ProjectPage: ComponentType<PageProps & { path: Path; index: number }>;
  ShowreelPage: ComponentType<PageProps>;
};

declare global {
  interface Window extends Partial<HandedOver> {}
}

const ARRIVAL = 'arrival';

export function handOver(some: Partial<HandedOver>): void {
  Object.assign(window, some);
  window.dispatchEvent(new Event(ARRIVAL));
}

export async function arrivalOf<Name extends keyof HandedOver>(
  name: Name,
): Promise<HandedOver[Name]> {
  for (;;) {
    const arrived: Partial<HandedOver>[Name] = window[name];
    if (arrived) return arrived;
    await new Promise((resolve) => window.addEventListener(ARRIVAL, resolve, { once: true }));
  }
}
