import { routeOf, routes } from '../../routes.ts';
import type { SiteContent } from '../site-content.ts';

/** The title of the document on a route, with the owner's name. */
export function titleOf(path: string, { portfolio, words }: SiteContent): string {
  const { fullName } = portfolio;
  const route = routeOf(path, portfolio);
  const title = route.title(words);
  return route === routes.home ? `${fullName} – ${title}` : `${title} – ${fullName}`;
}
