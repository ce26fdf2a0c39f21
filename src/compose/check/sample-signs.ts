/**
 * Recognises the sample owner by rules, and never by a copy of the values, so that names stand only in src/content. The
 * rules know the addresses and numbers that are reserved for documentation and fiction.
 */

import { messages } from '../../messages/messages.ts';
import { quote } from '../../schema/text-length.ts';
import { type Issue, sampleIn } from './issue.ts';

/** RFC 2606. */
const hasSampleAddress = (text: string) => /@(?:[\w-]+\.)*example\.(?:com|net|org)\b/i.test(text);

/** Ofcom reserves 07700 900000 to 900999, and North America 555-0100 to 555-0199. */
function hasFictionalPhone(text: string): boolean {
  return (text.match(/\+[\d\s().-]{7,}/g) ?? []).some((phone) =>
    /^(?:447700900\d{3}|1\d{3}55501\d{2})$/.test(phone.replace(/\D/g, '')),
  );
}

export const hasSampleWord = (text: string) => /(?<!\p{L})sample(?!\p{L})/iu.test(text);

type Signed = keyof typeof messages.issues.own;

const signs: readonly [field: Signed, isSample: (text: string) => boolean][] = [
  ['fullName', hasSampleWord],
  ['greeting', hasSampleWord],
  ['description', hasSampleWord],
  ['email', hasSampleAddress],
  ['phone', hasFictionalPhone],
  ['linkedin', hasSampleWord],
];

export function samplesIn(portfolio: Readonly<Record<string, unknown>>): Issue[] {
  const { sample, own } = messages.issues;
  return signs.flatMap(([field, isSample]) => {
    const value = portfolio[field];
    if (typeof value !== 'string' || !isSample(value)) return [];
    const problem = sample({ text: quote(value) });
    return [sampleIn(field, problem, own[field])];
  });
}
