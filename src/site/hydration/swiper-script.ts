// The last script of the file, because only the carousel waits for it.
import Swiper from 'swiper';
import { handOverSwiper } from './swiper-arrival.ts';

handOverSwiper(Swiper);
