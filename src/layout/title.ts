import { profile } from '../content/profile.ts';
import { texts } from '../content/texts.ts';
import { paths } from '../paths.ts';

const names: Readonly<Record<string, string>> = {
  [paths.home]: texts.hero.subtitle,
  [paths.about]: texts.about.heading,
  [paths.project]: texts.projects.heading,
  [paths.contact]: texts.contact.heading,
  [paths.workDetails]: texts.workDetails.title,
  [paths.lifeDetails]: texts.lifeDetails.title,
};

/** The title of the document on a route, with the owner's name. */
export function titleOf(path: string): string {
  const name = names[path] ?? texts.hero.subtitle;
  return path === paths.home ? `${profile.fullName} – ${name}` : `${name} – ${profile.fullName}`;
}
