// The script of the languages, between that of main.tsx and Swiper. Only a site in several languages has it. It takes from the window
// what shared.ts lists.
import { provideModules } from '../hydration/provided-modules.ts';
import { OtherLanguages } from './other-languages.tsx';
import { SpokenSite } from './spoken-site.tsx';

provideModules({ Languages: { SpokenSite, OtherLanguages } });
