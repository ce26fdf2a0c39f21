// The script of these pages, between that of main.tsx and Swiper. Only a site with such a page has it. What shared.ts lists it takes from
// the window.
import { handOver } from '../../hydration/arrivals.ts';
import { projectPages } from './pages.ts';

handOver({ ProjectPages: projectPages });
