/** What the site weighs: each page as a server sends it, compressed, and the whole folder. The build prints both at its end. */
import { gzipSync } from 'node:zlib';
import type { WeighedPieces } from '../compose/compose.ts';
import { INDEX } from '../compose/files/file-names.ts';
import { inMail, LARGEST_MAIL, LARGEST_ON_STICK, SAFE_MAIL } from '../compose/files/sending.ts';
import { type Content, weightOf } from './files/content.ts';
import { readableSize } from './size.ts';

/** In bytes, without the pictures of project pages, which nothing else waits for. With 1,600 kbit/s these take three seconds. */
const HEAVY = 600_000;
/** With those pictures. These take 15 seconds. */
const HEAVY_IN_ALL = 3_000_000;
/** Caps the list, so that the line stays readable. */
const MOST_NAMES = 5;

type Weight = { name: string; bytes: number };

const packed = (data: string) => gzipSync(data, { level: 9 }).length;
const heaviestFirst = (one: Weight, other: Weight) => other.bytes - one.bytes;

/** Returns the size, and a warning with the largest pieces if the page is too heavy. */
export function reportWeight(
  page: string,
  pieces: WeighedPieces,
  name = INDEX,
): { line: string; warning?: string } {
  const whole = packed(page);
  const line = `${name} compressed: ${readableSize(whole)}`;
  const late = pieces.pagePictures.reduce((sum, { src }) => sum + packed(src), 0);
  const isHeavy = whole - late > HEAVY;
  if (!isHeavy && whole <= HEAVY_IN_ALL) return { line };
  const parts = weigh(pieces).map(({ name, bytes }) => `  ${name}: ${readableSize(bytes)}`);
  const warning = [
    `${name} is heavy: ${readableSize(isHeavy ? whole - late : whole)} compressed, where ${readableSize(isHeavy ? HEAVY : HEAVY_IN_ALL)} are plenty. On a slow line people wait for it.`,
    'Fewer pictures make it lighter, and plainer ones: a sky takes less than a crowd. The heaviest pieces:',
    '',
    ...parts,
  ];
  return { line, warning: warning.join('\n') };
}

/** The size of the folder, and what that means for sending it. */
export function reportFolder(folder: string, files: ReadonlyMap<string, Content>): string[] {
  const all = [...files.values()].reduce((sum, content) => sum + weightOf(content), 0);
  const mail = inMail(all);
  const meaning =
    mail > LARGEST_MAIL
      ? 'too much for a mail (hardly any mailbox takes more than 20 MB): put it on the web, or hand it over on a stick'
      : mail > SAFE_MAIL
        ? 'too much for a mail to some mailboxes (5 MB are safe)'
        : 'little enough for any mail';
  const tooLarge = [...files].filter(([, content]) => weightOf(content) >= LARGEST_ON_STICK);
  return [
    `${folder} in all: ${readableSize(all)}, ${meaning}.`,
    ...tooLarge.map(
      ([name]) => `${name} is over 4 GB: it fits only on a stick that is formatted as exFAT.`,
    ),
  ];
}

/** Each piece is compressed by itself, so their sum differs a little from the whole. */
function weigh({ words, fonts, program, portrait, stills, pagePictures }: WeighedPieces): Weight[] {
  const pictures = [...stills, ...pagePictures].map(({ name, src }) => ({
    name,
    bytes: packed(src),
  }));
  const parts = [
    { name: picturesNamed(pictures), bytes: pictures.reduce((sum, { bytes }) => sum + bytes, 0) },
    { name: 'the portrait', bytes: packed(portrait) },
    { name: 'the words and how they look', bytes: packed(words) },
    { name: 'the fonts', bytes: packed(fonts) },
    { name: 'the program', bytes: packed(program) },
  ];
  return parts.filter(({ bytes }) => bytes >= 1000).sort(heaviestFirst);
}

function picturesNamed(pictures: readonly Weight[]): string {
  const heaviest = pictures.toSorted(heaviestFirst).slice(0, MOST_NAMES);
  const names = heaviest.map(({ name, bytes }) => `${name} ${readableSize(bytes)}`).join(', ');
  const which = pictures.length > MOST_NAMES ? 'the heaviest are ' : '';
  return `${pictures.length} pictures from src/content/stills (${which}${names})`;
}
