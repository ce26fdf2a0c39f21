/**
 * The style of the first screen, in its order. It stands before the document; all other style stands after the words
 * (compile/split-style.ts). With all style in the head, the first paint is a quarter later. The screen is painted in three steps, bar, words
 * and picture; all at once it would be 70 ms later. Other parts of home show with the fonts, because their layout would delay the photo.
 */
import './reset.css';
import './tokens.css';
import './more-contrast.css';
import './base.css';
import '../components/phrases.module.css';
import '../hydration/prerendered-document.css';
import './print.css';
import '../motion/entrance.css';
import '../layout/skip-link.module.css';
import '../languages/language-links.module.css';
import '../layout/bar.module.css';
import '../layout/site-layout.module.css';
import '../sections/hero/hero.module.css';
import '../sections/hero/viewfinder.module.css';
import '../sections/hero/lens.module.css';
import '../sections/hero/lower-third.module.css';
