import { profile } from '../content/profile.ts';
import { texts } from '../content/texts.ts';
import { routeOf, routes } from '../routes.ts';

/** The title of the document on a route, with the owner's name. */
export function titleOf(path: string): string {
  const { fullName } = profile;
  const title = routeOf(path).title(texts);
  return path === routes.home.path ? `${fullName} – ${title}` : `${title} – ${fullName}`;
}
