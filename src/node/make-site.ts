/** Makes the finished site: reads and checks the owner's files, and composes a page in each language with its CV beside it. */
import { fileNamesOf } from '../compose/files/file-names.ts';
import { textsOf } from '../schema/texts.ts';
import { wordsIn } from '../words/languages.ts';
import type { Folders } from './folders.ts';
import { type Owner, readPages } from './owner/read.ts';
import { composeBy, readCompiled, readFonts, type Tell } from './read-compiled.ts';
import { reportWeight } from './weight.ts';

/**
 * Returns the files of dist/ by their names, what the first page was made of, what is still the sample's, and questions.
 * Writes nothing. Throws an OwnerError if the owner can mend what is wrong. The same sources give the same bytes.
 */
export async function makeSite(folders: Folders, tell: Tell = () => {}) {
  const { measures } = await readFonts(folders);
  const { pages, samples, questions } = await readPages(folders, measures, tell);
  const { compiled, composer } = await readCompiled(folders, tell);
  const compose = composeBy(composer);
  const pageNames = pages.map(({ portfolio }) => fileNamesOf(portfolio).page);
  const files = new Map<string, Uint8Array>();
  const weights = [];
  for (const owner of pages) {
    const { portfolio, portrait, stills, cv, film } = owner;
    const { page } = fileNamesOf(portfolio);
    const linkImage = await linkImageOf(owner, tell);
    questions.push(...linkImage.questions);
    const madeWith = pageNames.filter((name) => name !== page);
    const made = await compose(
      { portfolio, portrait, stills, cv: cv.bytes, madeWith, ...linkImage.picture },
      compiled,
    );
    for (const [name, bytes] of made.files) files.set(name, bytes);
    if (film) files.set(film.name, film.bytes);
    weights.push(reportWeight(made.html, made.pieces, page));
  }
  const { portfolio } = pages[0];
  const { kit } = wordsIn(portfolio.language, portfolio.texts);
  return { portfolio, kit, samples, questions, weights, files };
}

/** The picture for links, if the site has an address. */
async function linkImageOf(
  { portfolio, portrait }: Pick<Owner, 'portfolio' | 'portrait'>,
  tell: Tell,
) {
  if (!portfolio.address) return { questions: [] };
  const { linkImage: name } = fileNamesOf(portfolio);
  tell(`Drawing ${name}.`);
  const { greeting, language } = portfolio;
  const { subtitle } = wordsIn(language, textsOf(portfolio)).words.hero;
  const said = { name, portrait: portrait.src, greeting, subtitle };
  const { drawLinkImage } = await import('./link-image/draw.ts');
  const { picture, questions } = await drawLinkImage(said);
  return { picture: { linkImage: picture }, questions };
}
