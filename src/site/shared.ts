/**
 * What the pages of projects and the languages have in common with the rest, on the window. Their scripts (pages/project/script.ts,
 * languages/script.ts) take these modules from there, because with a second copy of a React context nothing would work. Any other module is in each script.
 */
import { useLocation } from 'react-router-dom';
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
import { markLanguage } from './languages/mark-language.ts';
import { useWayBack } from './navigation/going-back.ts';
import { fragmentOf, placeOf } from './navigation/place.ts';
import { ProjectCard } from './sections/projects/project-card.tsx';
import { Site, useSite } from './site-content.ts';
import { directionOfText, isolated } from './text-direction.ts';

Object.assign(window, {
  Shared: {
    clockTime,
    directionOfText,
    ExternalLink,
    FileLink,
    fill,
    fragmentOf,
    isLong,
    isolated,
    LatePicture,
    legalPath,
    Link,
    markLanguage,
    Paragraphs,
    Part,
    Phrases,
    placeOf,
    ProgramButton,
    ProjectCard,
    routeOf,
    routes,
    Site,
    showreelPath,
    useLocation,
    useSite,
    useWayBack,
  },
});
