/**
 * What the first screen needs of the style, in its order: it stands before the document, and all that comes after it behind the
 * words (compile/split-style.ts).
 */
import './reset.css';
import './tokens.css';
import './base.css';
import '../take-over/static-document.css';
import './print.css';
import '../motion/entrance.css';
import '../layout/skip-link.module.css';
import '../layout/bar.module.css';
import '../layout/frame.module.css';
import '../sections/hero.module.css';
import '../sections/viewfinder.module.css';
import '../sections/lens.module.css';
import '../sections/lower-third.module.css';
import './rest.css';
