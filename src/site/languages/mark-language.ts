import type { SiteContent } from '../site-content.ts';

export function markLanguage({ portfolio, direction }: SiteContent): void {
  const { documentElement: root } = document;
  root.lang = portfolio.language;
  root.dir = direction;
}
