import type { Portfolio } from '../../schema/portfolio/portfolio.ts';
import { textsOf } from '../../schema/portfolio/texts.ts';
import { wordsIn } from '../../words/languages.ts';
import type { LinkImageContent } from './link-image.ts';

/** What the link image of a site shows. */
export function linkImageContent(portfolio: Portfolio, portrait = ''): LinkImageContent {
  const { words } = wordsIn(portfolio.language, textsOf(portfolio));
  const { greeting, accent } = portfolio;
  return { greeting, subtitle: words.hero.subtitle, portrait, accent };
}
