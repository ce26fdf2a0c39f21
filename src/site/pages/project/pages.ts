import type { ProjectPages } from '../../hydration/late-modules.ts';
import { ProjectPage } from './project.tsx';
import { ShowreelPage } from './showreel.tsx';

export const projectPages: ProjectPages = { ProjectPage, ShowreelPage };
