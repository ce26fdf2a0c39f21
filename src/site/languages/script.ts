// The script of the languages, between that of main.tsx and Swiper. Only a site in several languages has it. It takes from the window
// what shared.ts lists. It is not later, because a page that React makes anew would lack the links until then.
import { provideModules } from '../hydration/provided-modules.ts';
import { OtherLanguages } from './other-languages.tsx';

provideModules({ OtherLanguages });
