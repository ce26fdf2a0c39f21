/** Where the pages of a site are on the web. */
import type { Portfolio } from '../schema/portfolio/portfolio.ts';
import { fileNamesOf, INDEX } from './files/file-names.ts';

type Own = Portfolio['address'];
/** The same page in a language. */
export type Alternate = { language: string; href: string };

/** The folder that the files of a site lie in. 'https://ana.tv/work' is a folder; '…/work.html' is a file in one. */
function folderOf({ href }: URL): string {
  return /\/[^/]*\.html?$|\/$/.test(href) ? href : `${href}/`;
}

/** The address of a file beside the page, which the owner says the address of. */
export function addressBeside(address: string, name: string): string {
  return new URL(encodeURIComponent(name), folderOf(new URL(address))).href;
}

/**
 * The address of this very page. The owner may have said that of index.html, because the pages of several languages share
 * nearly all that they say.
 */
export function ownAddressOf(portfolio: Portfolio): Own {
  const { page } = fileNamesOf(portfolio);
  if (!portfolio.address || page === INDEX) return portfolio.address;
  return addressBeside(portfolio.address, page) as Own;
}

/** Where the same page is in each language, for search engines, which only take whole addresses. None without an address. */
export function alternatesOf(portfolio: Portfolio): Alternate[] {
  const { address, language, otherLanguages = [] } = portfolio;
  if (!address) return [];
  const others = otherLanguages.map(({ language, address: other }) => ({
    language,
    href: /^https:/.test(other) ? new URL(other).href : siblingOf(address, other),
  }));
  const own = new URL(ownAddressOf(portfolio) ?? address).href;
  return others.length > 0 ? [{ language, href: own }, ...others] : [];
}

/** The owner's address of index.html is often that of its folder, and one page must not have two. */
function siblingOf(address: string, name: string): string {
  const { href } = new URL(address);
  const isOfIndex = !/\/[^/]*\.html?$/.test(href) || href.endsWith(`/${INDEX}`);
  if (name === INDEX && isOfIndex) return href;
  return name === INDEX ? new URL('.', href).href : addressBeside(address, name);
}
