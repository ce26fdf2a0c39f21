/**
 * The names of the files of a site. They follow from the content of a page alone: one that names `index.html` as the page of another
 * language gets another name itself. So the studio and Node give the same names.
 */
import type { Portfolio } from '../../schema/portfolio/portfolio.ts';
import { nameSlug } from '../../slug.ts';

/** The name of the CV beside the page. 'Ana María' gives 'Ana-María-CV.pdf', and a name without letters gives 'CV.pdf'. */
export function cvFileName(firstName: string, tag = ''): string {
  return [nameSlug(firstName), `CV${tag}.pdf`].filter(Boolean).join('-');
}

/** The page that a web server sends for a folder. */
export const INDEX = 'index.html';

type Named = Pick<Portfolio, 'firstName' | 'language' | 'otherLanguages'>;

/**
 * The names of a site's files. Pages of several languages can lie in one folder. One of them is index.html. Each of the others has
 * index.html in its list of other languages, and its own language in the names of its files.
 */
export function fileNamesOf({ firstName, language, otherLanguages = [] }: Named) {
  const isFurther = otherLanguages.some(({ address }) => address === INDEX);
  const page = isFurther ? `${language}.html` : INDEX;
  return { page, cv: cvFileName(firstName, tagOf(page)), ...namesBeside(page) };
}

/** The names of the files that belong to a page. */
export function namesBeside(page: string) {
  const tag = tagOf(page);
  return { linkImage: `preview${tag}.png`, readme: `README${tag}.md` };
}

/** The films and sounds that lie beside the page, each once. */
export function mediaNamesOf({ reel, projects = [] }: Pick<Portfolio, 'reel' | 'projects'>) {
  const names = [reel?.file, ...projects.map(({ film }) => film)];
  return [...new Set(names.filter((name) => name !== undefined))];
}

/** 'en.html' gives '.en'. */
function tagOf(page: string): string {
  return page === INDEX ? '' : `.${page.replace(/\.html$/, '')}`;
}

/** The kit is named after its sender: 'Ana-Núñez-portfolio'. With one of several languages alone, it names that as well. */
export function kitName(fullName: string, onlyLanguage?: string): string {
  return [nameSlug(fullName), 'portfolio', onlyLanguage].filter(Boolean).join('-');
}
