/**
 * Puts the pieces of the file in the order in which a browser can paint them, under a policy that allows these pieces
 * and nothing else, and proves that the result needs no other file.
 */
import { createHash } from 'node:crypto';
import { mainId, sectionIds } from '../paths.ts';

export type Pieces = {
  /** Title, description, icon, structured data. */
  head: string;
  /** All of the style but the fonts. */
  style: string;
  /** The static document. */
  document: string;
  /** The `@font-face` rules with their bytes. */
  fonts: string;
  /** The program, then what only parts of it wait for; each runs as soon as it is there. */
  scripts: readonly string[];
  /** The licences of what the file holds; a comment at its end. */
  notices: string;
};

/** A fault of the build that the owner reads without a stack. */
export class SealError extends Error {
  override name = 'SealError';
}

/**
 * Runs before the first paint, and tells the style by marks on the root that there will be a program, which route to show
 * until then, and, as the first screen has been painted, that there is time for the others.
 * The link keeps Chromium from painting an empty page, or half a screen: home needs its first screen, others are further on.
 */
export const MARK_SCRIPTS = [
  '(({dataset})=>{',
  "(onhashchange=()=>{dataset.scripts=location.hash.slice(1).replace(/\\/+$/,'')})();",
  "document.head.append(Object.assign(document.createElement('link'),",
  `{rel:'expect',blocking:'render',href:dataset.scripts?'#${mainId}':'#${sectionIds.home}'}));`,
  "new PerformanceObserver(list=>{if(list.getEntriesByName('first-contentful-paint')[0])dataset.painted=''})",
  ".observe({type:'paint',buffered:true})",
  '})(document.documentElement)',
].join('');

export function seal(pieces: Pieces): string {
  for (const piece of ['style', 'fonts'] as const)
    refuse(pieces[piece], /<\/style/i, `the ${piece}`);
  for (const script of pieces.scripts) refuse(script, /<\/script|<!--/i, 'a script');
  refuse(pieces.notices, /--!?>/, 'the notices');

  const policy = [
    "default-src 'none'",
    `script-src ${[MARK_SCRIPTS, ...pieces.scripts].map(hash).join(' ')}`,
    `style-src ${hash(pieces.style)} ${hash(pieces.fonts)}`,
    'img-src data:',
    'font-src data:',
    "base-uri 'none'",
    'form-action mailto:',
  ].join('; ');

  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${MARK_SCRIPTS}</script>`,
    `<style>${pieces.style}</style>`,
    pieces.head,
    '</head>',
    '<body>',
    `<div id="root" data-static="">${pieces.document}</div>`,
    `<style>${pieces.fonts}</style>`,
    ...pieces.scripts.map((script) => `<script>${script}</script>`),
    '</body>',
    '</html>',
    `<!--\n${pieces.notices}-->`,
    '',
  ].join('\n');
}

export function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function refuse(text: string, breakout: RegExp, what: string): void {
  const found = breakout.exec(text);
  if (!found) return;
  const around = text.slice(Math.max(0, found.index - 40), found.index + 40);
  throw new SealError(`"${found[0]}" in ${what} would end it early: …${around}…`);
}
