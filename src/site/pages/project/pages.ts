import type { ProjectPages } from '../../page-props.ts';
import { ProjectPage } from './project.tsx';
import { ShowreelPage } from './showreel.tsx';

export const projectPages: ProjectPages = { ProjectPage, ShowreelPage };
