/** Compiles the studio, and packs it into one page. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { hash } from '../compose/page/seal.ts';
import { asciiJson } from '../site/ascii-json.ts';
import type { StudioParts } from '../studio/parts.ts';
import { compileApp, compileScript } from './compile.ts';
import type { ProjectFolders } from './vite-config.ts';

/** Makes the page from what is compiled and from the site to begin with. */
export async function compileStudio(
  folders: ProjectFolders,
  given: Omit<StudioParts, 'app' | 'style' | 'composer'>,
): Promise<string> {
  const [unpack, composer, app, notices] = await Promise.all([
    compileScript(folders, 'src/studio/unpack-script.ts'),
    compileScript(folders, 'src/studio/composer/worker.ts'),
    compileApp(folders, 'src/studio/main.tsx'),
    readFile(join(folders.root, 'THIRD-PARTY-LICENSES-STUDIO.md'), 'utf8'),
  ]);
  const parts: StudioParts = { ...given, composer, app: app.script, style: app.style };
  const { scripts, markRoute, markHome, notices: ofSites } = given.compiled;
  // The policy also applies to the frame of the preview, so it allows what any site has.
  const allowed = [unpack, app.script, ...scripts, markRoute, markHome].map(hash).join(' ');
  const policy = [
    "default-src 'none'",
    `script-src ${allowed} 'wasm-unsafe-eval'`,
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data:',
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
    '<title>Studio</title>',
    '</head>',
    '<body>',
    '<div id="studio"></div>',
    '<noscript>The studio is a program: turn JavaScript on to use it.</noscript>',
    `<script type="text/plain" id="packed">${pack(asciiJson(parts))}</script>`,
    `<script>${unpack}</script>`,
    '</body>',
    '</html>',
    `<!--\n${notices}\n${ofSites}-->`,
    '',
  ].join('\n');
}

/** Base64 comes in groups of four. A run of this length is no word. */
const BASE64 = /((?:[A-Za-z0-9+/]{4}){1000,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?)/;

/** Packs a text for unpack-script.ts. Text and bytes, which were base64, follow in turn, each after its length. */
function pack(text: string): string {
  const pieces = text.split(BASE64).map((piece, index) => {
    const bytes = Buffer.from(piece, index % 2 === 0 ? 'utf8' : 'base64');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    return Buffer.concat([length, bytes]);
  });
  const packed = gzipSync(Buffer.concat(pieces), { level: 9 });
  // It names the system that packed. This one is unknown, so that every system makes the same bytes.
  packed[9] = 255;
  return packed.toString('base64');
}
