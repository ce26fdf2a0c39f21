/**
 * Reads a saved page again. Anybody may have made it, so only the hydration data and the addresses of pictures are taken from it, and no
 * property of the block is read before the schema has checked it.
 */
import { checkPortfolio } from '../../compose/check/check.ts';
import type { CompiledFonts } from '../../compose/compiled.ts';
import { mediaNamesOf } from '../../compose/files/file-names.ts';
import { type Portfolio, portfolioSchema } from '../../schema/portfolio/portfolio.ts';
import { withDifferences } from '../../site/languages/differences.ts';
import type { Media } from '../../site/site-content.ts';
import { newestVersion } from '../../site/site-data.ts';
import type { FormValues } from '../model/form-values.ts';
import { OpenError } from './open-error.ts';
import { isPictureAddress, issueWithPictureAddress } from './picture-address.ts';
import { mediaOf, savedCaptions } from './project-media.ts';
import { dataBlockOf, groupOf, onlyBlock, own } from './read-block.ts';
import { findIn, type SavedPage } from './saved-page.ts';

/** In characters. Captions of forty films of two hours have 6 MB, and twice as much in other letters than Latin. */
const LONGEST_CAPTIONS = 20_000_000;

type Still = { name: string; src: string; focus: string; poster?: string };

/** The addresses have the right form, but only the page of the studio can check whether they are pictures. Throws an OpenError. */
export function readPage(html: string, measures: CompiledFonts['measures']) {
  const page = findIn(html);
  const data = dataBlockOf(page);
  const { version, portfolio: said, portrait, media, posters } = data;
  if (!Number.isInteger(version) || Number(version) < 1) throw new OpenError('damaged');
  if (Number(version) > newestVersion()) throw new OpenError('newer');
  const [values, portfolio] = checked(withStories(page, said), measures);
  const { projects = [], reel, portraitFocus = '' } = portfolio;
  const { src = page.portrait, colour } = groupOf(portrait);
  const pictureOf = (id: unknown) =>
    pictureAddress(typeof id === 'string' ? page.pictures.get(id) : undefined);
  const stills = new Map<string, Still>();
  for (const { still, stillFocus: focus = '' } of projects) {
    if (still === undefined) continue;
    const before = stills.get(still);
    // A site has each crop once, so a page in which one picture has a thousand crops is made to fill the memory.
    if (before && before.focus !== focus) throw new OpenError('damaged');
    if (before) continue;
    const poster = own(posters, still);
    stills.set(still, {
      name: still,
      src: pictureOf(still),
      focus,
      ...(poster !== undefined && { poster: pictureOf(own(poster, 'id')) }),
    });
  }
  if (reel?.still !== undefined && !stills.has(reel.still))
    stills.set(reel.still, { name: reel.still, src: pictureOf(reel.still), focus: '' });
  // Projects may show one picture a thousand times, and each one is decoded later.
  const names = new Set(projects.flatMap(({ pictures = [] }) => pictures.map(({ file }) => file)));
  const pictures = [...names].map((name) => ({ name, src: pictureOf(name) }));
  return {
    values,
    portfolio,
    portrait: { src: pictureAddress(src), focus: portraitFocus, colour },
    stills: [...stills.values()],
    /** Those on the pages of projects. */
    pictures,
    media: mediaIn(portfolio, media),
    captions: captionsIn(page, portfolio),
    further: furtherIn(page, said, measures),
  };
}

/** What the page says of the films and sounds that it names. Pages up to version 3 say nothing of the film of a showreel. */
function mediaIn(portfolio: Portfolio, media: unknown): Record<string, Media> {
  const entries = mediaNamesOf(portfolio).flatMap((name) => {
    const said = own(media, name);
    if (said === undefined) return [];
    const value = mediaOf(name, said);
    if (!value) throw new OpenError('damaged');
    return [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

/** What the page says in other languages, by their tags. */
function furtherIn({ textsOf }: SavedPage, first: unknown, measures: CompiledFonts['measures']) {
  const blocks = textsOf('further');
  if (blocks.length === 0) return [];
  return Object.values(groupOf(onlyBlock(blocks))).map((differences) => {
    const [values, portfolio] = checked(
      withDifferences(first, own(differences, 'portfolio') ?? {}),
      measures,
    );
    return { values, portfolio };
  });
}

/** Puts the stories in their places, which pages of version 3.2 leave empty. */
function withStories({ textsOf }: SavedPage, portfolio: unknown): unknown {
  const projects = own(portfolio, 'projects');
  const blocks = textsOf('stories');
  if (blocks.length === 0 || !Array.isArray(projects)) return portfolio;
  const stories = onlyBlock(blocks);
  const whole = projects.map((project: unknown, index) =>
    own(project, 'story') === ''
      ? { ...groupOf(project), story: own(stories, `${index}`) }
      : project,
  );
  return { ...groupOf(portfolio), projects: whole };
}

function captionsIn({ textsOf }: SavedPage, { projects = [] }: Portfolio) {
  const names = projects.flatMap(({ captions = [] }) => captions);
  if (names.length === 0) return {};
  const block = onlyBlock(textsOf('captions'), LONGEST_CAPTIONS);
  const entries = names.map((name) => {
    const captions = savedCaptions(name, own(block, name));
    if (!captions) throw new OpenError('damaged');
    return [name, captions] as const;
  });
  return Object.fromEntries(entries);
}

/** The values and the portfolio of a page. Throws if they have an error. */
function checked(value: unknown, measures: CompiledFonts['measures']): [FormValues, Portfolio] {
  const values = groupOf(value);
  const issue = checkPortfolio(values, measures).find((each) => each.severity === 'error');
  if (issue) throw new OpenError('content', `${shortened(issue.field)} ${issue.problem}`);
  return [values as FormValues, portfolioSchema.parse(values)];
}

function shortened(name: string): string {
  const [...characters] = name.slice(0, 200);
  return characters.length > 100 ? `${characters.slice(0, 98).join('')}…` : name;
}

function pictureAddress(src: unknown): string {
  if (!isPictureAddress(src)) {
    const isSlow = issueWithPictureAddress(src) === 'slow';
    throw new OpenError(isSlow ? 'slowDrawing' : 'pictures');
  }
  return src;
}
