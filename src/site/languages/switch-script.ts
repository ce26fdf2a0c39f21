// What a press on a link to a language needs. It stands behind the program, as the texts in other languages do (blocks.ts, `further`), so
// no button waits for it. Until both are there the link leads to the page of its language.
import { provideModules } from '../hydration/provided-modules.ts';
import { withDifferences } from './differences.ts';
import { keepPlace } from './keep-place.ts';

provideModules({ LanguageSwitch: { withDifferences, keepPlace } });
