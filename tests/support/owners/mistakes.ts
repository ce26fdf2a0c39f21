/** Mistakes of typing and of editors. The same seed gives the same mistakes. */

/** A generator of numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;
type Mistake = (source: string, random: Random) => string | Uint8Array;

const placeIn = (source: string, random: Random) => Math.floor(random() * source.length);

/** Changes one of the places that match a pattern. */
const exchange =
  (pattern: RegExp, other: (found: string, random: Random) => string): Mistake =>
  (source, random) => {
    const places = [...source.matchAll(pattern)];
    const match = places[Math.floor(random() * places.length)];
    if (!match) return source;
    const [found] = match;
    const after = match.index + found.length;
    return source.slice(0, match.index) + other(found, random) + source.slice(after);
  };

const lines =
  (change: (lines: string[], at: number, random: Random) => void): Mistake =>
  (source, random) => {
    const all = source.split('\n');
    change(all, Math.floor(random() * all.length), random);
    return all.join('\n');
  };

const nothing = () => '';
const twice = (found: string) => found + found;
const MARKS = /["'=,[\]#]/g;

export const mistakes: Readonly<Record<string, Mistake>> = {
  'a character gone': (source, random) => {
    const at = placeIn(source, random);
    return source.slice(0, at) + source.slice(at + 1);
  },
  'a character doubled': (source, random) => {
    const at = placeIn(source, random);
    return source.slice(0, at) + source.charAt(at) + source.slice(at);
  },
  'two characters in the wrong order': (source, random) => {
    const at = placeIn(source, random);
    return source.slice(0, at) + source.charAt(at + 1) + source.charAt(at) + source.slice(at + 2);
  },
  'a mark gone': exchange(MARKS, nothing),
  'a mark doubled': exchange(MARKS, twice),
  'a quotation mark gone': exchange(/"/g, nothing),
  'a bracket gone': exchange(/[[\]]/g, nothing),
  'curly quotation marks': exchange(/"[^"\n]*"/g, (text) => `“${text.slice(1, -1)}”`),
  'no quotation marks': exchange(/"[^"\n]*"/g, (text) => text.slice(1, -1)),
  'a quotation mark within a text': exchange(/(?<== ")\w/g, (letter) => `${letter}"`),
  'a line gone': lines((all, at) => all.splice(at, 1)),
  'a line doubled': lines((all, at) => all.splice(at, 0, all[at] ?? '')),
  'a line moved': lines((all, at, random) => {
    const [line = ''] = all.splice(at, 1);
    all.splice(Math.floor(random() * all.length), 0, line);
  }),
  'a line without its #': exchange(/^# (?=.*=|\[)/gm, nothing),
  'a heading misspelt': exchange(/^\[+\w+/gm, (heading) => heading.slice(0, -1)),
  'a heading of the other kind': exchange(/^\[\[?[\w.]+\]\]?/gm, (heading) =>
    heading.startsWith('[[') ? heading.slice(1, -1) : `[${heading}]`,
  ),
  'a name misspelt': exchange(/^\w+(?= =)/gm, (name) => name.slice(1)),
  'a value of another type': exchange(/(?<== )"[^"\n]*"/g, (text, random) => {
    const others = [
      '7',
      'true',
      '2024-01-01',
      '[]',
      `[${text}]`,
      '{}',
      '""',
      `"${text.slice(1, -1)} "`,
    ];
    return others[Math.floor(random() * others.length)] ?? '';
  }),
  'bytes that are not UTF-8': (source, random) => {
    const bytes = Buffer.from(source);
    bytes[Math.floor(random() * bytes.length)] = 0xff;
    return bytes;
  },
};
