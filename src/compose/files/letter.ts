import { fill } from '../../words/fill.ts';
import type { KitWords } from '../../words/types.ts';
import { INDEX } from './file-names.ts';
import { inMail, LARGEST_MAIL } from './sending.ts';

type Sent = {
  /** The name of the page that the letter tells to open. */
  page?: string | undefined;
  /** In bytes: the zip. */
  size?: number;
  /** Where the site is on the web. */
  address?: string | undefined;
};

/** The mail that the site is sent with, or that says where it is. The owner finishes it. */
export function letterFrom(
  { subject, letter, sent }: KitWords,
  fullName: string,
  { page = INDEX, size = 0, address }: Sent = {},
) {
  const way = inMail(size) <= LARGEST_MAIL ? sent.attached : address ? sent.linked : sent.apart;
  const values = { fullName, sent: fill(way, { address: address ?? '' }).trim() };
  // Lines of a mail end with both characters, because some programs show no break for \n alone.
  const text = fill(letter, values).replace(/\r?\n/g, '\r\n').replaceAll(INDEX, page);
  return { subject: fill(subject, { fullName }), text };
}
