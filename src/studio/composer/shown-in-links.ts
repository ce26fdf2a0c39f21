import type { Portfolio } from '../../schema/portfolio.ts';
import { wordsIn } from '../../words/languages.ts';
import type { ShownInLinks } from '../pictures/link-image.ts';

/** What the picture for links shows of a site. */
export function shownInLinks(
  { greeting, language, texts }: Portfolio,
  portrait = '',
): ShownInLinks {
  return { greeting, subtitle: wordsIn(language, texts).words.hero.subtitle, portrait };
}
