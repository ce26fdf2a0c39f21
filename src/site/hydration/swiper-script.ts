// The last script of the program, because only the carousel waits for it.
import Swiper from 'swiper';
import { handOverSwiper } from './swiper-arrival.ts';

handOverSwiper(Swiper);
