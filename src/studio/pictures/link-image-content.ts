import type { Portfolio } from '../../schema/portfolio/portfolio.ts';
import { wordsIn } from '../../words/languages.ts';
import type { LinkImageContent } from './link-image.ts';

/** What the picture for links shows of a site. */
export function linkImageContent(
  { greeting, language, texts }: Portfolio,
  portrait = '',
): LinkImageContent {
  return { greeting, subtitle: wordsIn(language, texts).words.hero.subtitle, portrait };
}
