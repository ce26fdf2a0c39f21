import type { ProjectPages } from '../../hydration/provided-modules.ts';
import { LegalPage } from '../legal.tsx';
import { ProjectPage } from './project.tsx';
import { ShowreelPage } from './showreel.tsx';

export const projectPages: ProjectPages = { ProjectPage, ShowreelPage, LegalPage };
