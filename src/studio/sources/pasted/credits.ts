/** Credits, a line for each: a role, something between, and a name, or the other way round. */
import { withoutBullet } from './lines.ts';

export type Credit = { role: string; name: string };

/** What stands between, the plainest first. A colon in a time or in an address is none. */
const BETWEEN: readonly RegExp[] = [
  /\s*\t\s*/,
  /\s*(?:\.{3,}|…+|(?:\. ){3,}|·{3,}|_{3,})\s*/,
  /\s*(?:：|:(?=\s))\s*/,
  /\s+(?:[-–—|]|-{2,3})\s+/,
  /:(?=\p{L})/u,
  /\u3000/,
];

/** The credits in a text, if most of its lines are some. What has no such sign is a name. */
export function creditsIn(text: string): readonly Credit[] {
  const lines = text
    .split('\n')
    .map((line) => withoutBullet(evenlySpaced(line).trim()))
    .filter((line) => line !== '');
  const counts = BETWEEN.map((sign) => lines.filter((line) => divided(line, sign)).length);
  // All lines have the same sign, mostly.
  const signs = BETWEEN.map((sign, index) => ({ sign, count: counts[index] ?? 0 }))
    .sort((one, other) => other.count - one.count)
    .map(({ sign }) => sign);
  let found = 0;
  const credits = lines.map((line): Credit => {
    const credit = signs.map((sign) => divided(line, sign)).find(Boolean);
    if (credit) found += 1;
    return credit ?? { role: '', name: line };
  });
  return found > lines.length / 2 ? credits : [];
}

/** The search for a sign would take very long in a very long space. */
const evenlySpaced = (line: string) =>
  line.replace(/\s+/g, (space) => ['\t', '\u3000'].find((sign) => space.includes(sign)) ?? ' ');

function divided(line: string, sign: RegExp): Credit | undefined {
  const found = sign.exec(line);
  if (!found || found.index === 0) return undefined;
  const role = line.slice(0, found.index);
  const name = line.slice(found.index + found[0].length).replace(/\s+/g, ' ');
  return name === '' ? undefined : { role, name };
}

export const swapped = (credits: readonly Credit[]): readonly Credit[] =>
  credits.map(({ role, name }) => ({ role: name, name: role }));
