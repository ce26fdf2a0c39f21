/** Compiles the studio, and packs it into one page. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { toBase85 } from '../compose/base85.ts';
import { hash } from '../compose/page/assemble.ts';
import { messagesIn } from '../messages/languages.ts';
import { formattedIn, messages } from '../messages/messages.ts';
import { asciiJson } from '../site/ascii-json.ts';
import type { StudioParts } from '../studio/parts.ts';
import { beginPage } from '../studio/preview/preview-page.ts';
import { directionOf } from '../words/direction.ts';
import { shippedLanguages } from '../words/shipped-languages.ts';
import { studioTargets } from './browser-targets.ts';
import { compileApp, compileScript } from './compile.ts';
import { lowerStyle } from './lower-style.ts';
import type { ProjectFolders } from './vite-config.ts';

/** Makes the page from what is compiled and from the site that the studio opens with. */
export async function compileStudio(
  folders: ProjectFolders,
  given: Omit<StudioParts, 'app' | 'style' | 'composer'>,
): Promise<string> {
  const [markAble, unpack, composer, app, notices] = await Promise.all([
    compileScript(folders, 'src/studio/mark-able-script.ts'),
    compileScript(folders, 'src/studio/unpack-script.ts'),
    compileScript(folders, 'src/studio/composer/worker.ts'),
    compileApp(folders, 'src/studio/main.tsx'),
    readFile(join(folders.root, 'THIRD-PARTY-LICENSES-STUDIO.md'), 'utf8'),
  ]);
  const style = lowerStyle(app.style);
  const parts: StudioParts = { ...given, composer, app: app.script, style };
  const { scripts, markRoute, promoteHeading, notices: siteNotices } = given.compiled;
  // The policy also applies to the frame of the preview, so it allows what any site has.
  const allowed = [
    markAble,
    unpack,
    app.script,
    beginPage,
    ...Object.values(scripts),
    markRoute,
    promoteHeading,
  ]
    .map(hash)
    .join(' ');
  const policy = [
    "default-src 'none'",
    `script-src ${allowed} 'wasm-unsafe-eval'`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
    "media-src 'self' data: blob:",
    'worker-src blob:',
    "connect-src 'none'",
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
    '<meta name="color-scheme" content="light dark">',
    `<title>${messages.studio.title}</title>`,
    `<style>${cannotStartStyle}</style>`,
    `<script>${markAble}</script>`,
    '</head>',
    '<body>',
    '<div id="studio"></div>',
    ...cannotStart,
    `<script type="text/plain" id="packed">${pack(asciiJson(parts))}</script>`,
    `<script>${unpack}</script>`,
    '</body>',
    '</html>',
    `<!--\n${notices}\n${siteNotices}-->`,
    '',
  ].join('\n');
}

/** What the page says until mark-able-script.ts or the running studio hides it, in all languages. The script leaves the browser's. */
const cannotStart = [
  '<div id="cannot-start">',
  ...shippedLanguages.flatMap((language) => {
    const { here, where, withoutScripts } = formattedIn(language, messagesIn(language)).studio
      .cannotStart;
    return [
      `<div lang="${language}" dir="${directionOf(language)}">`,
      `<p>${here}</p>`,
      `<p>${where({ chromium: studioTargets.chrome })}</p>`,
      `<noscript><p>${withoutScripts}</p></noscript>`,
      '</div>',
    ];
  }),
  '<p id="reason"></p>',
  '</div>',
];
const cannotStartStyle = [
  '#cannot-start{max-width:40em;margin:3em auto;padding:0 1em;font:1.1em/1.5 sans-serif}',
  '[data-able] #cannot-start,#studio:not(:empty)~#cannot-start{display:none}',
].join('');

/** Base64, in groups of four characters. Nothing else in the text has so many of them without a break. */
const BASE64 = /((?:[A-Za-z0-9+/]{4}){1000,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)/;

/** Packs a text for unpack-script.ts: as pieces of text and pieces of bytes (its base64, decoded) in turn, each after its length. */
function pack(text: string): string {
  const pieces = text.split(BASE64).map((piece, index) => {
    const bytes = Buffer.from(piece, index % 2 === 0 ? 'utf8' : 'base64');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    return Buffer.concat([length, bytes]);
  });
  const packed = gzipSync(Buffer.concat(pieces), { level: 9 });
  // This byte names the operating system. 255 means unknown, so every system makes the same bytes.
  packed[9] = 255;
  return toBase85(packed);
}
