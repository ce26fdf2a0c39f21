// The second script of the file, behind the program: nothing but the carousel waits for it.
import Swiper from 'swiper';
import { handOverSwiper } from './components/swiper-arrival.ts';

handOverSwiper(Swiper);
