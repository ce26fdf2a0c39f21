/** Puts the pieces of the file in the order in which a browser can paint them, in ASCII, under a policy that allows only these pieces. */
import { STATIC } from '../../site/hydration/marks.ts';
import { directionOf } from '../../words/direction.ts';
import { toBase64 } from '../base64.ts';
import type { Compiled, PageStyle } from '../compiled.ts';
import { hashOf } from '../hash.ts';
import { recent } from '../recent.ts';
import { asciiMarkup, assertAscii } from './ascii.ts';

/** On the html element: the files of the pages in other languages that are of the same build. */
export const MADE_WITH = 'data-made-with';

export type PagePieces = Pick<Compiled, 'markRoute' | 'promoteHeading' | 'notices'> & {
  /** A tag of BCP 47. */
  language: string;
  /** The file names of the pages in other languages that the same build makes. */
  madeWith: readonly string[];
  /** Title, description and icon. */
  head: string;
  /** All style but the fonts, in the ASCII of lower-style.ts. */
  style: PageStyle;
  /** The prerendered document with the styles in it. */
  body: string;
  /** The style that nothing waits for, with the bytes of the fonts. */
  lastStyle: string;
  /** The hydration data, in ASCII. For the policy it is no script. */
  data: string;
  /** The program's scripts, in the ASCII of compile.ts. Each runs as soon as the browser has it. */
  scripts: readonly string[];
  /** The owner's data for search engines, in ASCII. */
  structuredData: string;
  /** The style of other languages, or nothing. */
  lateStyle: string;
  /** What stands after the program. */
  late: string;
  /** Whether films or sounds lie beside the page. */
  hasMedia: boolean;
  hasCaptions: boolean;
};

export function assemblePage(pieces: PagePieces): string {
  const { language, madeWith, style, lastStyle, lateStyle, markRoute, promoteHeading } = pieces;
  const scripts = [markRoute, promoteHeading, ...pieces.scripts];
  const { firstScreen, hideRest, showBar, showWords, rest } = style;
  const styles = [firstScreen, hideRest, showBar, showWords, rest, lastStyle, lateStyle].filter(
    Boolean,
  );
  refuse(styles.join(''), /<\/style/i, 'a style');
  for (const script of scripts) refuse(script, /<\/script|<!--/i, 'a script');
  refuse(pieces.notices, /--!?>/, 'the notices');

  const policy = [
    "default-src 'none'",
    `script-src ${scripts.map(hash).join(' ')}`,
    `style-src ${styles.map(hash).join(' ')}`,
    'img-src data:',
    'font-src data:',
    // Chromium refuses captions that lie beside a page on a disk, so they are in the page.
    ...(pieces.hasMedia ? [`media-src 'self'${pieces.hasCaptions ? ' data:' : ''}`] : []),
    "base-uri 'none'",
    // No trusted types: the hashes allow no other script anyway, and Thunderbird would no longer show who wrote the next mail.
    'form-action mailto:',
  ].join('; ');

  const madeWithMark = madeWith.length > 0 ? ` ${MADE_WITH}="${madeWith.join(' ')}"` : '';
  const lines = [
    '<!doctype html>',
    `<html lang="${language}" dir="${directionOf(language)}"${madeWithMark}>`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    inline(markRoute),
    `<style>${firstScreen}</style>`,
    pieces.head,
    '</head>',
    '<body>',
    `<style>${hideRest}</style>`,
    `<div id="root" ${STATIC}="">${pieces.body}</div>`,
    // Close to the words that it repeats, because gzip looks back 32 kB (RFC 1951, 2). After the fonts it would cost 1.6 kB.
    pieces.data,
    `<style id="fonts">${lastStyle}</style>`,
    ...pieces.scripts.map(inline),
    pieces.structuredData,
    ...(lateStyle ? [`<style>${lateStyle}</style>`] : []),
    pieces.late,
    '</body>',
    '</html>',
    // The licences, so that a copy of the file has them, too.
    `<!--\n${pieces.notices}-->`,
    '',
  ];
  const html = lines.map(asciiMarkup).join('\n');
  assertAscii(html);
  return html;
}

const inline = (script: string) => `<script>${script}</script>`;

const hashes = recent<string>(30);

export function hash(text: string): string {
  return hashes(text, () => `'sha256-${toBase64(hashOf(text))}'`);
}

function refuse(text: string, breakout: RegExp, what: string): void {
  const found = breakout.exec(text);
  if (!found) return;
  const around = text.slice(Math.max(0, found.index - 40), found.index + 40);
  throw new Error(`"${found[0]}" in ${what} would end it early: …${around}…`);
}
