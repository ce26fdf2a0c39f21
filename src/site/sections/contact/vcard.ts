import type { Portfolio } from '../../../schema/portfolio/portfolio.ts';

/** The address of a vCard (RFC 6350) that says how the owner is reached. */
export function vcardAddress(portfolio: Portfolio): string {
  const { fullName, occupation, email, phone, address, linkedin, links = [] } = portfolio;
  const name = escaped(fullName);
  const urls = [address, linkedin, ...links.map((link) => link.address)];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `FN:${name}`,
    // Some programs show only this. Which part of a name is the family's is not known.
    `N:;${name};;;`,
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

const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&');
