/**
 * The style of the pages of projects, of the showreel and of what the law wants, in its order, and that of the mark of films, because a project with a
 * film has a page. A site without such a page does not have this style (compile/split-style.ts): it would stand between the words and the
 * hydration data, which repeats them, and gzip, which looks back 32 kB, would no longer find them there.
 */
import './project-pages.css';
import '../pages/legal.module.css';
import '../pages/project/credits.module.css';
import '../pages/project/neighbours.module.css';
import '../pages/project/open-picture.module.css';
import '../pages/project/picture-viewer.module.css';
import '../pages/project/pictures.module.css';
import '../pages/project/whole-picture.module.css';
import '../pages/project/project.module.css';
import '../pages/project/screening/media-file.module.css';
import '../pages/project/screening/play-key.module.css';
import '../pages/project/screening/player.module.css';
import '../pages/project/screening/screening.module.css';
import '../pages/project/screening/wave.module.css';
import '../pages/project/way-back.module.css';
import '../sections/projects/media-mark.module.css';
import './rest.css';
