/** What the page says, and what stands after the program. */
import type { ProjectPaths } from '../routes.ts';
import type { Portfolio } from '../schema/portfolio/portfolio.ts';
import { textsOf } from '../schema/portfolio/texts.ts';
import { differencesOf } from '../site/languages/differences.ts';
import { type Media, type SiteContent, type Size, STILL_SIZE } from '../site/site-content.ts';
import { directionOf } from '../words/direction.ts';
import { filledWordsIn } from '../words/languages.ts';
import { ownAddressOf } from './addresses.ts';
import { drawings } from './drawings.ts';
import { describeCv } from './files/cv.ts';
import { type Ingredients, type PageIngredients, type Picture, stillOf } from './ingredients.ts';
import { outlineOf } from './media/wave.ts';
import { nameOfLanguage, otherLanguagesIn } from './other-languages.ts';
import type { Late, LatePictureBytes, LateWave } from './page/late.ts';
import { bindShortWords, phrasesIn } from './phrases.ts';
import { otherPathsOf, projectPathsOf } from './project-paths.ts';
import { ringOf } from './rings/rings.ts';

/** The pictures with ids, because a visitor must not see the names of files on the owner's machine. */
function withIds(kind: string, pictures: ReadonlyMap<string, Picture> = new Map(), shape?: Size) {
  return new Map(
    [...pictures].map(([name, { src, width, height }], index): [string, LatePictureBytes] => [
      name,
      { id: `${kind}-${index + 1}`, src, ...(shape ?? { width, height }) },
    ]),
  );
}

/** The content of the page with the words of its language, the same in other languages, and what stands after the program. */
export function prepareSiteContent(ingredients: Ingredients) {
  const { pages = [ingredients] } = ingredients;
  const { language } = ingredients.portfolio;
  const others = pages.filter(({ portfolio }) => portfolio.language !== language);
  /** Pages share most pictures, and switch in place, so each has all. */
  const ofAll = <Value>(pick: (page: PageIngredients) => ReadonlyMap<string, Value> | undefined) =>
    new Map([ingredients, ...others].flatMap((page) => [...(pick(page) ?? [])]));
  const drawn: Drawn = {
    stills: withIds(
      'still',
      ofAll(({ stills }) => stills),
      STILL_SIZE,
    ),
    posters: withIds(
      'poster',
      ofAll(({ posters }) => posters),
    ),
    pictures: withIds(
      'picture',
      ofAll(({ pictures }) => pictures),
    ),
    waves: wavesOf(ofAll(({ media }) => media)),
  };
  const paths = projectPathsOf(pages[0]?.portfolio.projects);
  // The same in all pages, because the data has what a page in another language says otherwise.
  const shared = { portrait: ingredients.portrait, drawings: drawingsOf([ingredients, ...others]) };
  const siteOf = (page: PageIngredients): SiteContent => ({
    ...siteContentOf(page, drawn, paths),
    ...shared,
  });
  const site = siteOf(ingredients);
  const further = others.map(siteOf);
  // The first page that names a file says its language, because the others have what it says.
  const captions = [...pages].reverse().flatMap(({ captions = [] }) => [...captions]);
  const late: Late = {
    pictures: [drawn.stills, drawn.posters, drawn.pictures].flatMap((some) => [...some.values()]),
    waves: [...drawn.waves.values()],
    blocks: {
      captions: Object.fromEntries(
        captions.map(([name, each]) => [name, { ...each, label: nameOfLanguage(each.language) }]),
      ),
      further: Object.fromEntries(
        further.map((other) => [other.portfolio.language, differencesOf(site, other)]),
      ),
    },
  };
  return { site, further, late };
}

/** Those beside the paragraphs of these pages. */
const drawingsOf = (pages: readonly PageIngredients[]): SiteContent['drawings'] =>
  Object.fromEntries(
    pages
      .flatMap(({ portfolio }) => portfolio.life ?? [])
      .flatMap(({ motif }) => (motif ? [[motif, drawings[motif]]] : [])),
  );

/** By the names in the portfolio. */
type Drawn = Record<'stills' | 'posters' | 'pictures', ReadonlyMap<string, LatePictureBytes>> & {
  waves: ReadonlyMap<string, LateWave>;
};

function wavesOf(media: ReadonlyMap<string, Media>) {
  const waves = [...media].flatMap(([name, { wave }]): [string, string][] =>
    wave === undefined ? [] : [[name, wave]],
  );
  return new Map(
    waves.map(([name, wave], index) => [
      name,
      { id: `wave-${index + 1}`, outline: outlineOf(wave) },
    ]),
  );
}

function siteContentOf(
  { portfolio, cv: bytes, media = new Map(), ...shown }: PageIngredients,
  { stills, posters, pictures, waves }: Drawn,
  pathsOfFirstPage: ProjectPaths,
): Omit<SiteContent, 'portrait' | 'drawings'> {
  const { language, projects, work, reel } = portfolio;
  const address = ownAddressOf(portfolio);
  const cv = describeCv(bytes, portfolio);
  const counts = { ...cv, jobs: work?.jobs.length ?? 0 };
  const words = bindShortWords(language, filledWordsIn(language, textsOf(portfolio), counts));
  const projectPaths = projectPathsOf(projects, pathsOfFirstPage);
  const otherPaths = otherPathsOf(projects, projectPaths);
  const ofReel = posters.get(reel?.still ?? '');
  return {
    portfolio: {
      ...portfolio,
      texts: withoutLetter(portfolio.texts),
      ...(address && { address }),
      ...(reel && { reel: withStill(reel, ofReel?.id) }),
      ...(projects && {
        projects: projects.map((project) => {
          const onPage = project.pictures?.map((picture) => ({
            ...picture,
            file: pictures.get(picture.file)?.id ?? picture.file,
          }));
          return {
            ...withStill(project, stills.get(stillOf(project) ?? '')?.id),
            ...(onPage && { pictures: onPage }),
          };
        }),
      }),
    },
    projectPaths,
    ...(Object.keys(otherPaths).length > 0 && { otherPaths }),
    direction: directionOf(language),
    ring: ringOf(portfolio.craft, portfolio.accent),
    words,
    otherLanguages: otherLanguagesIn(portfolio),
    phrases: phrasesIn(portfolio, words),
    media: Object.fromEntries(
      [...media].map(([name, { wave: _, ...others }]) => {
        const wave = waves.get(name)?.id;
        return [name, { ...others, ...(wave !== undefined && { wave }) }];
      }),
    ),
    pictures: Object.fromEntries(
      [...(shown.pictures?.keys() ?? [])].flatMap((name) => {
        const picture = pictures.get(name);
        return picture ? [[picture.id, { width: picture.width, height: picture.height }]] : [];
      }),
    ),
    posters: Object.fromEntries([
      ...[...(shown.posters?.keys() ?? [])].flatMap((key) => {
        const [still, poster] = [stills.get(key), posters.get(key)];
        return still && poster ? [[still.id, withoutBytes(poster)]] : [];
      }),
      // A showreel has no card.
      ...(ofReel ? [[ofReel.id, withoutBytes(ofReel)]] : []),
    ]),
    cv,
  };
}

const withoutBytes = ({ src: _, ...picture }: LatePictureBytes) => picture;

/** With the id of the picture in the page in the place of its name. */
function withStill<Shown extends { still?: string }>(shown: Shown, id: string | undefined) {
  const { still: _, ...others } = shown;
  return { ...others, ...(id !== undefined && { still: id }) };
}

/** The texts of the README that lies beside the page. */
const BESIDE_THE_PAGE: readonly string[] = ['kit.film', 'kit.preview', 'kit.readme'];

/** Leaves out the owner's own letter, because visitors need not know what the owner writes to somebody. */
function withoutLetter(texts: Portfolio['texts']): Portfolio['texts'] {
  const shown = Object.entries(texts).filter(
    ([name]) => !name.startsWith('kit.') || BESIDE_THE_PAGE.includes(name),
  );
  return Object.fromEntries(shown);
}
