/**
 * Modules that scripts of their own provide for that of main.tsx. Scripts share only the window, and any may run first. Swiper is a
 * fifth of all code, and the buttons work before it is there. The pages of projects only stand in a file that has any.
 */
import type { ComponentType } from 'react';
import type Swiper from 'swiper';
import type { Path } from '../../routes.ts';
import type { PageProps } from '../components/part.tsx';

type LateModules = { Swiper: typeof Swiper; ProjectPages: ProjectPages };

/** The pages of projects and of the showreel. */
export type ProjectPages = {
  ProjectPage: ComponentType<PageProps & { path: Path; index: number }>;
  ShowreelPage: ComponentType<PageProps>;
};

declare global {
  interface Window extends Partial<LateModules> {}
}

const PROVIDED = 'module';

export function provideModules(some: Partial<LateModules>): void {
  Object.assign(window, some);
  window.dispatchEvent(new Event(PROVIDED));
}

export async function lateModule<Name extends keyof LateModules>(
  name: Name,
): Promise<LateModules[Name]> {
  for (;;) {
    const module: Partial<LateModules>[Name] = window[name];
    if (module) return module;
    await new Promise((resolve) => window.addEventListener(PROVIDED, resolve, { once: true }));
  }
}
