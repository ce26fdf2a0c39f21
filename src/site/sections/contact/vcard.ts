import type { Portfolio } from '../../../schema/portfolio/portfolio.ts';

/** The address of a vCard (RFC 6350) that says how the owner is reached. */
export function vcardAddress(portfolio: Portfolio): string {
  const {
    fullName,
    firstName,
    occupation,
    email,
    phone,
    address,
    linkedin,
    links = [],
  } = portfolio;
  const name = escaped(fullName);
  const given = escaped(firstName);
  const family = familyOf(name, given);
  const urls = [address, linkedin, ...links.map((link) => link.address)];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${name}`,
    // Some programs show only this.
    family ? `N:${family};${given};;;` : `N:;${name};;;`,
    occupation && `TITLE:${escaped(occupation)}`,
    `EMAIL:${escaped(email)}`,
    phone && `TEL:${phone}`,
    ...urls.map((url) => url && `URL:${url}`),
    'END:VCARD',
  ];
  const text = lines.map((line) => (line ? `${line}\r\n` : '')).join('');
  // Each match of the first group is an octet of a line, and none divides a letter. A line has 75 at most.
  const folded = encodeURIComponent(text).replace(
    /(%[^0].|[^%]){71,74}(?!%[089AB])/g,
    '$&%0D%0A%20',
  );
  // Not in one piece, because mail gateways stop a file with the address of a text, which could be a page.
  return ['data:text', `vcard,${folded}`].join('/');
}

/** Some names begin with the family's. It is empty where the given name does not tell which part that is. */
function familyOf(name: string, given: string): string {
  if (name.startsWith(`${given} `)) return name.slice(given.length).trim();
  return name.endsWith(given) ? name.slice(0, -given.length).trim() : '';
}

const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&');
