/** The size of the page as a server sends it, compressed. The build prints it at its end. */
import { gzipSync } from 'node:zlib';
import type { Pieces } from '../compose/compose.ts';
import { INDEX } from '../compose/files/file-names.ts';

/** In bytes. With 1,600 kbit/s these take three seconds. */
const HEAVY = 600_000;
/** Caps the list, so that the line stays readable. */
const MOST_NAMES = 5;

type Weight = { name: string; bytes: number };

const packed = (data: string) => gzipSync(data, { level: 9 }).length;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const heaviestFirst = (one: Weight, other: Weight) => other.bytes - one.bytes;

/** Returns the size, and a warning with the largest pieces if the page is too heavy. */
export function reportWeight(
  page: string,
  pieces: Pieces,
  name = INDEX,
): { line: string; warning?: string } {
  const whole = packed(page);
  const line = `${name} compressed: ${kilobytes(whole)}`;
  if (whole <= HEAVY) return { line };
  const parts = weigh(pieces).map(({ name, bytes }) => `  ${name}: ${kilobytes(bytes)}`);
  const warning = [
    `${name} is heavy: ${kilobytes(whole)} compressed, where ${HEAVY / 1000} kB are plenty. On a slow line people wait for it.`,
    'Fewer pictures make it lighter, and plainer ones: a sky takes less than a crowd. The heaviest pieces:',
    '',
    ...parts,
  ];
  return { line, warning: warning.join('\n') };
}

/** Each piece is compressed by itself, so their sum differs a little from the whole. */
function weigh({ words, fonts, program, portrait, pictures: all }: Pieces): Weight[] {
  const pictures = all.map(({ name, src }) => ({ name, bytes: packed(src) }));
  const parts = [
    { name: stillsNamed(pictures), bytes: pictures.reduce((sum, { bytes }) => sum + bytes, 0) },
    { name: 'the portrait', bytes: packed(portrait) },
    { name: 'the words and how they look', bytes: packed(words) },
    { name: 'the fonts', bytes: packed(fonts) },
    { name: 'the program', bytes: packed(program) },
  ];
  return parts.filter(({ bytes }) => bytes >= 1000).sort(heaviestFirst);
}

function stillsNamed(pictures: readonly Weight[]): string {
  const heaviest = pictures.toSorted(heaviestFirst).slice(0, MOST_NAMES);
  const names = heaviest.map(({ name, bytes }) => `${name} ${kilobytes(bytes)}`).join(', ');
  const which = pictures.length > MOST_NAMES ? 'the heaviest are ' : '';
  return `${pictures.length} pictures from src/content/stills (${which}${names})`;
}
