/**
 * Modules that scripts of their own provide for that of main.tsx. Scripts share only the window, and any may run first. Swiper is a
 * fifth of all code, and the buttons work before it is there. The pages of projects and the languages only stand in a file that has any.
 */
import type { ComponentType } from 'react';
import type Swiper from 'swiper';
import type { Path } from '../../routes.ts';
import type { PageProps } from '../components/part.tsx';
import type { withDifferences } from '../languages/differences.ts';
import type { keepPlace } from '../languages/keep-place.ts';
import type { OtherLanguages } from '../languages/other-languages.tsx';

type ProvidedModules = {
  Swiper: typeof Swiper;
  ProjectPages: ProjectPages;
  OtherLanguages: typeof OtherLanguages;
  LanguageSwitch: { withDifferences: typeof withDifferences; keepPlace: typeof keepPlace };
};

/** The pages of projects, of the showreel and of what the law wants. */
export type ProjectPages = {
  ProjectPage: ComponentType<PageProps & { path: Path; index: number }>;
  ShowreelPage: ComponentType<PageProps>;
  LegalPage: ComponentType<PageProps>;
};

declare global {
  interface Window extends Partial<ProvidedModules> {}
}

const PROVIDED = 'module';

export function provideModules(some: Partial<ProvidedModules>): void {
  Object.assign(window, some);
  window.dispatchEvent(new Event(PROVIDED));
}

export async function providedModule<Name extends keyof ProvidedModules>(
  name: Name,
): Promise<ProvidedModules[Name]> {
  for (;;) {
    const module: Partial<ProvidedModules>[Name] = window[name];
    if (module) return module;
    await new Promise((resolve) => window.addEventListener(PROVIDED, resolve, { once: true }));
  }
}
