import { isLong } from '../../site/is-long.ts';
import type { SiteContent } from '../../site/site-content.ts';
import { headingsIn } from '../../words/headings.ts';
import type { Compiled, Measures } from '../compiled.ts';
import { estimateWidth, widthOf } from '../fonts/widths.ts';
import { unbroken } from '../phrases.ts';

/** The tokens (site/styles/tokens.css) that depend on the content. */
export function contentTokens(site: SiteContent, compiled: Compiled): string {
  const isMultilingual = site.otherLanguages.length > 0;
  const languages = '@media (max-width:47.99rem){:root{--languages:var(--key)}}';
  return tokensOf(site, compiled, ':root') + (isMultilingual ? languages : '');
}

/** The same while the page shows a further language. */
export const furtherTokens = (site: SiteContent, compiled: Compiled) =>
  tokensOf(site, compiled, rootIn(site));

const rootIn = ({ portfolio: { language } }: SiteContent) => `:root:where([lang="${language}"])`;

function tokensOf(site: SiteContent, { fonts: { measures } }: Compiled, root: string): string {
  const { portfolio, projectPaths, words, portrait } = site;
  const { language, greeting, work, projects = [] } = portfolio;
  const { subtitle, button } = words.hero;
  /** The width of the longest word, in em. */
  const longest = (texts: readonly string[], cut: Measures) =>
    Math.max(
      1,
      ...texts.flatMap((text) => unbroken(language, text).map((word) => estimateWidth(word, cut))),
    ).toFixed(2);
  const titles = [
    words.workDetails.list,
    ...(work?.jobs ?? []).map(({ title }) => title),
    ...(work?.lists ?? []).map(({ heading }) => heading),
  ];
  const cards = Object.values(words.about.cards).map(({ title }) => title);
  // A long title has a smaller size anyway (site/sections/projects/project-card.tsx).
  const shown = projects
    .map(({ title }) => title)
    .filter((title) => !isLong(title, unbroken(language, title)));
  const pages = projects
    .filter((_, index) => projectPaths[index] !== undefined)
    .map(({ title }) => title);
  const headings = [
    greeting,
    ...pages,
    ...(portfolio.legal ? [portfolio.legal.heading] : []),
    ...headingsIn(words).map(({ heading }) => heading),
  ];
  const leading = roomForAccents(headings.join());
  const tokens = [
    `--subtitle:${widthOf(subtitle, measures.buttons)}em`,
    `--onward:${widthOf(button, measures.buttons)}em`,
    `--longest-word:${longest([greeting], measures.headings)}`,
    `--longest-title:${longest(titles, measures.bold)}`,
    `--longest-card:${longest(cards, measures.bold)}`,
    `--longest-project:${longest(shown, measures.bold)}`,
    ...(pages.length > 0 ? [`--longest-page:${longest(pages, measures.headings)}`] : []),
    ...(portrait.colour ? [`--portrait:${portrait.colour}`] : []),
  ];
  // A language that needs no room has the usual leading, also beside one that does.
  const room = leading ? `${rootIn(site)}{--leading:${leading}}` : '';
  return `${root}{${tokens.join(';')}}${room}`;
}

/** A larger line height for headings with accents on capitals, such as Ż, because these would touch the line above. */
export function roomForAccents(text: string): number | undefined {
  return /\p{Lu}\p{M}/u.test(text.normalize('NFD')) ? 1.16 : undefined;
}
