// The script of the languages, behind Swiper, because nothing waits for it. Only a site in several languages has it. It takes from the
// window what shared.ts lists.
import { provideModules } from '../hydration/provided-modules.ts';
import { OtherLanguages } from './other-languages.tsx';

provideModules({ OtherLanguages });
