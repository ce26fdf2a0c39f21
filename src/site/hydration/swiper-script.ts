// The last script of the program, because only the carousel waits for it.
import Swiper from 'swiper';
import { provideModules } from './provided-modules.ts';

provideModules({ Swiper });
