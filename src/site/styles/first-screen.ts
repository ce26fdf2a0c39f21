/**
 * The style of the first screen, in its order. It stands before the document; all other style stands after the words
 * (compile/split-style.ts).
 */
import './reset.css';
import './tokens.css';
import './more-contrast.css';
import './base.css';
import '../components/phrases.module.css';
import '../hydration/static-document.css';
import './print.css';
import '../motion/entrance.css';
import '../layout/skip-link.module.css';
import '../layout/other-languages.module.css';
import '../layout/bar.module.css';
import '../layout/site-layout.module.css';
import '../sections/hero/hero.module.css';
import '../sections/hero/viewfinder.module.css';
import '../sections/hero/lens.module.css';
import '../sections/hero/lower-third.module.css';
