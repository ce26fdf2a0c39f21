import { words } from 'virtual:words';
import { profile } from '../content/profile.ts';
import { routeOf, routes } from '../routes.ts';

/** The title of the document on a route, with the owner's name. */
export function titleOf(path: string): string {
  const { fullName } = profile;
  const route = routeOf(path);
  const title = route.title(words);
  return route === routes.home ? `${fullName} – ${title}` : `${title} – ${fullName}`;
}
