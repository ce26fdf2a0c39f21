// The script of these pages, between that of main.tsx and Swiper. Only a site with such a page has it. It takes from the window
// what shared.ts lists.
import { provideModules } from '../../hydration/provided-modules.ts';
import { projectPages } from './pages.ts';

provideModules({ ProjectPages: projectPages });
