/**
 * Recognises the sample owner by rules, and never by a copy of the values, so that names stand only in src/content. The
 * rules know the addresses and numbers that are reserved for documentation and fiction.
 */

import { quote } from '../../schema/rules.ts';
import type { Issue } from './issue.ts';

/** RFC 2606. */
const hasSampleAddress = (text: string) => /@(?:[\w-]+\.)*example\.(?:com|net|org)\b/i.test(text);

/** Ofcom reserves 07700 900000 to 900999, and North America 555-0100 to 555-0199. */
function hasFictionalPhone(text: string): boolean {
  return (text.match(/\+[\d\s().-]{7,}/g) ?? []).some((phone) =>
    /^(?:447700900\d{3}|1\d{3}55501\d{2})$/.test(phone.replace(/\D/g, '')),
  );
}

export const hasSampleWord = (text: string) => /(?<!\p{L})sample(?!\p{L})/iu.test(text);

const signs: readonly [field: string, isSample: (text: string) => boolean, expected: string][] = [
  ['fullName', hasSampleWord, 'Write your own name.'],
  ['greeting', hasSampleWord, 'Greet with your own name.'],
  ['description', hasSampleWord, 'Write one sentence about yourself.'],
  ['email', hasSampleAddress, 'Write your own e-mail address.'],
  ['phone', hasFictionalPhone, 'Write your own phone number.'],
  ['linkedin', hasSampleWord, 'Write the address of your own profile.'],
];

export function samplesIn(portfolio: Readonly<Record<string, unknown>>): Issue[] {
  return signs.flatMap(([field, isSample, expected]) => {
    const value = portfolio[field];
    if (typeof value !== 'string' || !isSample(value)) return [];
    const problem = `is still the sample: ${quote(value)}.`;
    return [{ file: 'src/content/portfolio.toml', field, problem, expected, severity: 'sample' }];
  });
}
