/** What the page says, and what stands after the program. */
import { textsOf } from '../schema/portfolio/texts.ts';
import { type SiteContent, type Size, STILL_SIZE } from '../site/site-content.ts';
import { directionOf } from '../words/direction.ts';
import { filledWordsIn } from '../words/languages.ts';
import { ownAddressOf } from './addresses.ts';
import { describeCv } from './files/cv.ts';
import { type Ingredients, type Picture, stillOf } from './ingredients.ts';
import { nameOfLanguage, otherLanguagesIn } from './other-languages.ts';
import type { Late, LatePictureBytes } from './page/late.ts';
import { bindShortWords, phrasesIn } from './phrases.ts';
import { otherPathsOf, projectPathsOf } from './project-paths.ts';

/** The pictures with ids, because a visitor must not see the names of files on the owner's machine. */
function withIds(kind: string, pictures: ReadonlyMap<string, Picture> = new Map(), shape?: Size) {
  return new Map(
    [...pictures].map(([name, { src, width, height }], index): [string, LatePictureBytes] => [
      name,
      { id: `${kind}-${index + 1}`, src, ...(shape ?? { width, height }) },
    ]),
  );
}

/** The content of the page with the words of its language, and what stands after the program. */
export function prepareSiteContent({
  portfolio,
  portrait,
  cv: bytes,
  media = new Map(),
  captions = new Map(),
  ...given
}: Ingredients) {
  const { language, projects, work } = portfolio;
  const address = ownAddressOf(portfolio);
  const stills = withIds('still', given.stills, STILL_SIZE);
  const pictures = withIds('picture', given.pictures);
  const posters = withIds('poster', given.posters);
  const cv = describeCv(bytes, portfolio);
  const counts = { ...cv, jobs: work?.jobs.length ?? 0 };
  const words = bindShortWords(language, filledWordsIn(language, textsOf(portfolio), counts));
  const projectPaths = projectPathsOf(projects, projectPathsOf(given.projectsOfFirstPage));
  const otherPaths = otherPathsOf(projects, projectPaths);
  const site: SiteContent = {
    portfolio: {
      ...portfolio,
      ...(address && { address }),
      ...(projects && {
        projects: projects.map((project) => {
          const { still: _, ...others } = project;
          const id = stills.get(stillOf(project) ?? '')?.id;
          const onPage = project.pictures?.map((picture) => ({
            ...picture,
            file: pictures.get(picture.file)?.id ?? picture.file,
          }));
          return {
            ...others,
            ...(id !== undefined && { still: id }),
            ...(onPage && { pictures: onPage }),
          };
        }),
      }),
    },
    projectPaths,
    ...(Object.keys(otherPaths).length > 0 && { otherPaths }),
    direction: directionOf(language),
    words,
    otherLanguages: otherLanguagesIn(portfolio),
    phrases: phrasesIn(portfolio, words),
    media: Object.fromEntries(media),
    pictures: Object.fromEntries(
      [...pictures.values()].map(({ id, width, height }) => [id, { width, height }]),
    ),
    posters: Object.fromEntries(
      [...posters].flatMap(([key, { src: _, ...poster }]) => {
        const still = stills.get(key);
        return still ? [[still.id, poster]] : [];
      }),
    ),
    portrait,
    cv,
  };
  const late: Late = {
    pictures: [...stills.values(), ...posters.values(), ...pictures.values()],
    blocks: {
      captions: Object.fromEntries(
        [...captions].map(([name, each]) => [
          name,
          { ...each, label: nameOfLanguage(each.language) },
        ]),
      ),
    },
  };
  return { site, late };
}
