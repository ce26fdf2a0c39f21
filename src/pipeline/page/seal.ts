/**
 * Puts the pieces of the file in the order in which a browser can paint them, in ASCII, under a policy that allows these
 * pieces and nothing else.
 */
import { hash as digest } from 'node:crypto';
import { sectionIds } from '../../routes.ts';
import { MARK_HOME, MARK_ROUTE } from '../../take-over/head-scripts.ts';
import { LATER_STYLE, PART, STATIC, STATIC_ONLY } from '../../take-over/marks.ts';
import { directionOf } from '../../words/languages.ts';
import { asciiMarkup, asciiStyle, assertAscii } from './ascii.ts';
import type { SplitStyle } from './critical-style.ts';

export type Pieces = {
  /** BCP 47. */
  language: string;
  /** Title, description, icon. */
  head: string;
  /** All of the style but the fonts. */
  style: SplitStyle;
  document: string;
  /** The `@font-face` rules with their bytes. */
  fonts: string;
  /** The program in its parts, in ASCII as compile.ts writes it; each runs as soon as it is there. */
  scripts: readonly string[];
  /** What search engines read of the owner, in ASCII. */
  structuredData: string;
  /** Pictures that the document refers to. */
  stills: string;
  /** The licences of what the file holds; a comment at its end. */
  notices: string;
};

export function seal(pieces: Pieces): string {
  const { language, scripts } = pieces;
  // Before it is hashed.
  const style: SplitStyle = {
    critical: asciiStyle(pieces.style.critical),
    hold: asciiStyle(pieces.style.hold),
    showBar: asciiStyle(pieces.style.showBar),
    showWords: asciiStyle(pieces.style.showWords),
    later: asciiStyle(pieces.style.later),
    last: asciiStyle(pieces.style.last + pieces.fonts),
  };
  const styles = Object.values(style);
  refuse(styles.join(''), /<\/style/i, 'a style');
  for (const script of scripts) refuse(script, /<\/script|<!--/i, 'a script');
  refuse(pieces.notices, /--!?>/, 'the notices');

  const policy = [
    "default-src 'none'",
    `script-src ${[MARK_ROUTE, MARK_HOME, ...scripts].map(hash).join(' ')}`,
    `style-src ${styles.map(hash).join(' ')}`,
    'img-src data:',
    'font-src data:',
    "base-uri 'none'",
    'form-action mailto:',
    "require-trusted-types-for 'script'",
  ].join('; ');

  const lines = [
    '<!doctype html>',
    `<html lang="${language}" dir="${directionOf(language)}">`,
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${MARK_ROUTE}</script>`,
    `<style>${style.critical}</style>`,
    pieces.head,
    '</head>',
    '<body>',
    `<style>${style.hold}</style>`,
    `<div id="root" ${STATIC}="">${withStyles(pieces.document, style)}</div>`,
    `<style id="fonts">${style.last}</style>`,
    ...scripts.map((script) => `<script>${script}</script>`),
    pieces.structuredData,
    pieces.stills,
    '</body>',
    '</html>',
    `<!--\n${pieces.notices}-->`,
    '',
  ];
  const html = asciiMarkup(lines.join('\n'));
  assertAscii(html);
  return html;
}

/** The document with what shows the bar and the words of the first screen behind these, and all other style behind all words. */
function withStyles(document: string, { showBar, showWords, later }: SplitStyle): string {
  const [words = '', rest, another] = document.split(emptyStyle);
  if (rest === undefined || another !== undefined)
    throw new Error('The document has not one place for its later style.');
  const barEnd = words.indexOf('<main ');
  if (barEnd < 0) throw new Error('The document has no main element behind the bar.');
  const screenEnd = partBehindWords.exec(words)?.index ?? words.length;
  return [
    words.slice(0, barEnd),
    `<style ${STATIC_ONLY}="">${showBar}</style>`,
    words.slice(barEnd, screenEnd),
    `<style ${STATIC_ONLY}="">${showWords}</style>`,
    words.slice(screenEnd),
    `<script ${STATIC_ONLY}="">${MARK_HOME}</script>`,
    `<style ${LATER_STYLE}="">${later}</style>`,
    rest,
  ].join('');
}

const partBehindWords = new RegExp(`<[^>]* ${PART}="(?!${sectionIds.home}")`);
const emptyStyle = `<style ${LATER_STYLE}=""></style>`;

export function hash(text: string): string {
  return `'sha256-${digest('sha256', text, 'base64')}'`;
}

function refuse(text: string, breakout: RegExp, what: string): void {
  const found = breakout.exec(text);
  if (!found) return;
  const around = text.slice(Math.max(0, found.index - 40), found.index + 40);
  throw new Error(`"${found[0]}" in ${what} would end it early: …${around}…`);
}
