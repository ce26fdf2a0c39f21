import { routeOf, routes } from '../../routes.ts';
import type { SiteContent } from '../site-content.ts';

/** The title of the document on a route, with the owner's name. */
export function titleOf(path: string, site: SiteContent): string {
  const { fullName } = site.portfolio;
  const route = routeOf(path, site);
  const title = route.title(site.words);
  return route === routes.home ? `${fullName} – ${title}` : `${title} – ${fullName}`;
}
