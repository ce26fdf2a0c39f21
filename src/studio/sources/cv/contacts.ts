/**
 * Finds in a CV how its owner is reached. The page shows whatever is taken, so what may be wrong is not offered: an address that goes on in
 * the next line, a number that may be a range of years, a link that leads elsewhere than its text says.
 */
import type { Contacts, TextLine } from './cv-text.ts';
import { emailIn } from './email.ts';
import { withWholeAddresses } from './line-breaks.ts';
import { hostOf, isProfile } from './link-of.ts';
import { linkedInOf, withAccents } from './linkedin.ts';
import { linksIn } from './links.ts';
import { nameIn } from './name.ts';
import { calledInLinkedIn } from './network-names.ts';
import { withoutReferees } from './own-lines.ts';
import { phoneIn } from './phone.ts';

/** In characters. Longer lines are of no CV, and to search them could take long. */
const LONGEST = 400;
/** Of twenty pages. Each may be held against each of the others. */
const MOST_LINES = 1000;

/** `addresses` are those of links that lie on no line. */
export function contactsIn(all: readonly TextLine[], addresses: readonly string[] = []): Contacts {
  const short = all.slice(0, MOST_LINES).filter(({ text }) => text.length <= LONGEST);
  const lines = withWholeAddresses(withoutReferees(short.map(withoutGaps)));
  const email = emailIn(lines, addresses);
  const written = linkedInOf(lines, addresses);
  const phone = phoneIn(lines, addresses, email);
  const read = nameIn(lines, [email, written].join(' '));
  const name = read && withAccents(read, written ?? '');
  const linkedIn = written ?? calledInLinkedIn(lines, [name, email].join(' '));
  return {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(linkedIn !== undefined && { linkedIn }),
    links: linksIn(lines, addresses, [name, email, linkedIn].join(' ')),
  };
}

/** An address or a number may stand in spaced letters, and where its words end is lost. */
const SPACED = /^(?:\S ){10,}\S$/;

const withoutGaps = (line: TextLine): TextLine =>
  SPACED.test(line.text) && /[@\d]/.test(line.text)
    ? { ...line, text: line.text.replaceAll(' ', '').replace(':', ': ') }
    : line;

/** What Europass says comes first. Of the text's links only profiles are added, because other pages may be of employers. */
export function withEuropass(read: Contacts, said: Partial<Contacts>): Contacts {
  const links = said.links ?? [];
  const hosts = links.map(hostOf);
  const others = read.links.filter((each) => isProfile(each) && !hosts.includes(hostOf(each)));
  return { ...read, ...said, links: [...links, ...others] };
}
