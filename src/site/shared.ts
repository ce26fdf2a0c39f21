/**
 * What the pages of projects have in common with the rest, on the window. Their script (pages/project/script.ts) takes these modules
 * from there, because with a second copy of a React context nothing would work. Any other module is in both scripts.
 */
import { legalPath, routeOf, routes, showreelPath } from '../routes.ts';
import { fill } from '../words/fill.ts';
import { clockTime } from './clock-time.ts';
import { ExternalLink } from './components/external-link.tsx';
import { FileLink } from './components/file-link.tsx';
import { LatePicture } from './components/late-picture.tsx';
import { Link } from './components/link.tsx';
import { Paragraphs } from './components/paragraphs.tsx';
import { Part } from './components/part.tsx';
import { Phrases } from './components/phrases.tsx';
import { ProgramButton } from './components/program-button.tsx';
import { isLong } from './is-long.ts';
import { useWayBack } from './navigation/going-back.ts';
import { ProjectCard } from './sections/projects/project-card.tsx';
import { useSite } from './site-content.ts';
import { directionOfText, isolated } from './text-direction.ts';

Object.assign(window, {
  Shared: {
    clockTime,
    directionOfText,
    ExternalLink,
    FileLink,
    fill,
    isLong,
    isolated,
    LatePicture,
    legalPath,
    Link,
    Paragraphs,
    Part,
    Phrases,
    ProgramButton,
    ProjectCard,
    routeOf,
    routes,
    showreelPath,
    useSite,
    useWayBack,
  },
});
