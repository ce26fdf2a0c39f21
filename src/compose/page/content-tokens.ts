import type { SiteContent } from '../../site/site-content.ts';
import { headingsIn } from '../check/fit.ts';
import type { Compiled } from '../compiled.ts';
import { estimateWidth, widthOf } from '../fonts/widths.ts';
import { unbroken } from '../phrases.ts';

/** The tokens (site/styles/tokens.css) that depend on the content. */
export function contentTokens(
  { portfolio: { language, greeting }, words, portrait, otherLanguages }: SiteContent,
  { fonts: { measures } }: Compiled,
): string {
  const { subtitle, button } = words.hero;
  const widths = unbroken(language, greeting).map((word) => estimateWidth(word, measures.headings));
  const headings = [greeting, ...headingsIn(words).map(({ heading }) => heading)];
  const leading = roomForAccents(headings.join());
  const tokens = [
    `--subtitle:${widthOf(subtitle, measures.buttons)}em`,
    `--onward:${widthOf(button, measures.buttons)}em`,
    `--longest-word:${Math.max(...widths).toFixed(2)}`,
    ...(leading ? [`--leading:${leading}`] : []),
    ...(portrait.colour ? [`--portrait:${portrait.colour}`] : []),
  ];
  const isMultilingual = otherLanguages.length > 0;
  const languages = '@media (max-width:47.99rem){:root{--languages:var(--key)}}';
  return `:root{${tokens.join(';')}}${isMultilingual ? languages : ''}`;
}

/** The line height of headings with accents on capitals, such as Ż, which would touch the line above. */
export function roomForAccents(text: string): number | undefined {
  return /\p{Lu}\p{M}/u.test(text.normalize('NFD')) ? 1.16 : undefined;
}
