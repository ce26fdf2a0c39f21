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

/** The address of a file that lies beside the page with this address. */
export function addressBeside(address: string, name: string): string {
  return new URL(encodeURIComponent(name), folderOf(new URL(address))).href;
}

/** The address of this page. The owner may have given that of index.html, because the files of several languages are nearly alike. */
export function ownAddressOf(portfolio: Portfolio): Own {
  const { page } = fileNamesOf(portfolio);
  if (!portfolio.address || page === INDEX) return portfolio.address;
  return addressBeside(portfolio.address, page) as Own;
}

/** The addresses of the page in each language, for search engines. They take only whole addresses, so without one there are none. */
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

/**
 * The address of a page beside this one. For index.html the owner may have given the address of the folder. That stays as it is,
 * because a page must have only one address.
 */
function siblingOf(address: string, name: string): string {
  const { href } = new URL(address);
  const isOfIndex = !/\/[^/]*\.html?$/.test(href) || href.endsWith(`/${INDEX}`);
  if (name === INDEX && isOfIndex) return href;
  return name === INDEX ? new URL('.', href).href : addressBeside(address, name);
}
