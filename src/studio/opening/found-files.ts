/** Which of the given files is the page, which are other pages, and which is a CV. */
import { namesBeside } from '../../compose/files/file-names.ts';
import { BLOCK } from '../../site/site-data.ts';
import { type GivenEntry, isHidden } from './gather.ts';
import { OpenError } from './open-error.ts';
import { findIn } from './saved-page.ts';

/** The name of a file, as a page writes it: a Mac writes é as two characters. */
export const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).normalize();
const depthOf = (path: string) => path.split('/').length;

/** The page that is chosen, or else index.html, or any other page: the one that lies in the fewest folders. */
export function pageAmong(entries: readonly GivenEntry[], chosen?: string): GivenEntry {
  const matching = (pattern: RegExp) => {
    const found = entries.filter(({ name }) =>
      chosen === undefined ? pattern.test(name) && !isHidden(name) : name === chosen,
    );
    return found.sort((one, other) => depthOf(one.name) - depthOf(other.name))[0];
  };
  const page = matching(/(?:^|\/)index\.html?$/i) ?? matching(PAGE);
  if (!page) throw new OpenError('noPage');
  return page;
}

export const PAGE = /\.html?$/i;

/** The CV of a page that does not lie under its name. */
export const anyCv = (entries: readonly GivenEntry[]) => {
  const pdfs = entries.filter(({ name }) => /\.pdf$/i.test(name) && !isHidden(name));
  return pdfs.find(({ name }) => /CV\.pdf$/.test(name)) ?? pdfs[0];
};

/** The other pages, and whether each is a site and names a file. One that cannot be read may name any file. */
export async function pagesAmong(entries: readonly GivenEntry[]) {
  const pages = entries.filter(({ name }) => PAGE.test(name) && !isHidden(name));
  return Promise.all(
    pages.map(async (entry) => {
      const bytes = await entry.read().catch(() => undefined);
      if (!bytes) return { entry, isSite: false, names: () => true };
      const { readme } = namesBeside(lastOf(entry.name));
      const html = new TextDecoder().decode(bytes);
      const { textsOf, isSite } = findIn(html);
      const names = (name: string) =>
        name === readme ||
        [name, encodeURIComponent(name)].some((written) => html.includes(written));
      return { entry, isSite: isSite || textsOf(BLOCK).length > 0, names };
    }),
  );
}
