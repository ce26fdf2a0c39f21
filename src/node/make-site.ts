/** Makes the finished site: reads and checks the owner's files, and composes one page with the CV beside it. */
import { PREVIEW } from '../compose/page/preview.ts';
import { wordsIn } from '../words/languages.ts';
import { composeBy, readCompiled, readFonts, type Tell } from './compiled.ts';
import type { Folders } from './folders.ts';
import { type Owner, readOwner } from './owner/read.ts';
import { reportWeight } from './weight.ts';

/**
 * Returns the files of dist/ by their names, what they were made of, what of it is still the sample's, and questions. Writes
 * nothing. Throws an OwnerError if the owner can mend what is wrong. The same sources give the same bytes.
 */
export async function makeSite(folders: Folders, tell: Tell = () => {}) {
  const { measures } = await readFonts(folders);
  const { samples, questions, ...owner } = await readOwner(folders, measures, tell);
  const { compiled, composer } = await readCompiled(folders, tell);
  const { portfolio, portrait, stills, cv, film } = owner;
  const preview = await previewOf(owner, tell);
  const { files, html, pieces } = await composeBy(composer)(
    { portfolio, portrait, stills, cv: cv.bytes, ...preview.picture },
    compiled,
  );
  if (film) files.set(film.name, film.bytes);
  const { kit } = wordsIn(portfolio.language, portfolio.texts);
  return {
    portfolio,
    kit,
    samples,
    questions: [...questions, ...preview.questions],
    weight: reportWeight(html, pieces),
    files,
  };
}

/** The picture for links, if the site has an address. */
async function previewOf(
  { portfolio, portrait }: Pick<Owner, 'portfolio' | 'portrait'>,
  tell: Tell,
) {
  if (!portfolio.address) return { questions: [] };
  tell(`Drawing ${PREVIEW.name}.`);
  const { greeting, language, texts } = portfolio;
  const { subtitle } = wordsIn(language, texts).words.hero;
  const said = { portrait: portrait.src, greeting, subtitle };
  const { drawPreview } = await import('./preview/preview.ts');
  const { picture, questions } = await drawPreview(said);
  return { picture: { preview: picture }, questions };
}
