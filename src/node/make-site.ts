/** Makes the site: reads and checks the owner's files, and composes a page for each language. */
import { fileNamesOf } from '../compose/files/file-names.ts';
import { textsOf } from '../schema/portfolio/texts.ts';
import { wordsIn } from '../words/languages.ts';
import type { Content } from './files/content.ts';
import type { Folders } from './folders.ts';
import { type Owner, pageIngredientsOf, readPages } from './owner/read.ts';
import { composeBy, type Report, readCompiled, readFonts } from './read-compiled.ts';
import { reportWeight } from './weight.ts';

/**
 * Returns the files of dist/ by their names (films and sounds as the place where they lie), the first page's portfolio, values that are still
 * the sample's, and questions. It writes nothing. Throws an OwnerError if the owner has to correct something. The same sources give
 * the same bytes.
 */
export async function makeSite(folders: Folders, report: Report = () => {}) {
  const { measures } = await readFonts(folders);
  const { pages, samples, questions } = await readPages(folders, measures, report);
  const { compiled, composer } = await readCompiled(folders, report);
  const compose = composeBy(composer);
  const all = pages.map(pageIngredientsOf);
  const files = new Map<string, Content>();
  const weights = [];
  for (const owner of pages) {
    const linkImage = await linkImageOf(owner, report);
    questions.push(...linkImage.questions);
    const made = await compose(
      { ...pageIngredientsOf(owner), pages: all, ...linkImage.picture },
      compiled,
    );
    for (const [name, bytes] of made.files) files.set(name, bytes);
    for (const [name, original] of owner.originals) files.set(name, original);
    weights.push(reportWeight(made.html, made.pieces, fileNamesOf(owner.portfolio).page));
  }
  const { portfolio } = pages[0];
  const { kit } = wordsIn(portfolio.language, portfolio.texts);
  return { portfolio, kit, samples, questions, weights, files };
}

/** The link image, if the site has an address. */
async function linkImageOf(
  { portfolio, portrait }: Pick<Owner, 'portfolio' | 'portrait'>,
  report: Report,
) {
  if (!portfolio.address) return { questions: [] };
  const { linkImage: name } = fileNamesOf(portfolio);
  report(`Drawing ${name}.`);
  const { greeting, language, accent } = portfolio;
  const { subtitle } = wordsIn(language, textsOf(portfolio)).words.hero;
  const content = { name, portrait: portrait.src, greeting, subtitle, accent };
  const { drawLinkImage } = await import('./link-image/draw.ts');
  const { picture, questions } = await drawLinkImage(content);
  return { picture: { linkImage: picture }, questions };
}
