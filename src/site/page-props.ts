import type { ComponentType } from 'react';
import type { Path } from '../routes.ts';

/** A section has an `h1` where it is the whole page, and an `h2` where it stands among others. */
export type PageProps = { headingLevel: 'h1' | 'h2' };

/** The pages of projects and of the showreel. */
export type ProjectPages = {
  ProjectPage: ComponentType<PageProps & { path: Path; index: number }>;
  ShowreelPage: ComponentType<PageProps>;
};
