/**
 * `npm run build`: checks the content, compiles the program and the static document, seals them into one file and puts
 * the finished folder in the place of the old one. Nothing is written before everything is known to be right.
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { cvFileName } from '../cv-file-name.ts';
import { compilePage, compileScript, compileStaticDocument } from './compile.ts';
import { checkContent, formatFaults, formatSamples } from './content-check.ts';
import { splitStyle } from './critical-style.ts';
import { prepareFonts } from './fonts.ts';
import { inspect } from './inspect.ts';
import { loadContent } from './load-content.ts';
import { SealError, seal } from './seal.ts';
import { FolderError, replaceFolder } from './swap-folder.ts';

const root = resolve(import.meta.dirname, '../..');
const cacheFolder = join(root, '.cache');

async function build(): Promise<void> {
  const content = await loadContent(root, (path) => import(path));
  const { faults, samples } = await checkContent(content, root, cacheFolder);
  if (faults.length > 0) throw new ContentError(formatFaults(faults));

  const [page, react, swiper, { head, document }] = await Promise.all([
    compilePage(root),
    compileScript(root, 'src/react.ts'),
    compileScript(root, 'src/swiper.ts'),
    compileStaticDocument(root, cacheFolder),
  ]);
  const fonts = await prepareFonts(document, cacheFolder);
  const html = seal({
    head,
    document,
    style: splitStyle(fonts.fallbacks + page.style, document),
    fonts: fonts.faces,
    scripts: [react, page.script, swiper],
    notices: await readFile(join(root, 'THIRD-PARTY-LICENSES.md'), 'utf8'),
  });

  const cv = cvFileName(content.profile.firstName);
  const readme = (await readFile(join(root, 'dist-readme.md'), 'utf8'))
    .replaceAll('{fullName}', content.profile.fullName)
    .replaceAll('{cvFileName}', cv);
  const files = new Map<string, Uint8Array>([
    ['index.html', Buffer.from(html)],
    [cv, await readFile(join(root, 'public', cv))],
    ['README.md', Buffer.from(readme)],
  ]);
  inspect(html, [...files.keys()]);
  await replaceFolder(join(root, 'dist'), files);

  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  for (const [name, bytes] of files) console.log(`dist/${name}  ${kilobytes(bytes.length)}`);
  console.log(`index.html compressed: ${kilobytes(gzipSync(html, { level: 9 }).length)}`);
  if (samples.length > 0) console.warn(`\n${formatSamples(samples)}`);
}

class ContentError extends Error {}

try {
  process.env.NODE_ENV = 'production';
  await build();
} catch (error) {
  const isForTheOwner =
    error instanceof ContentError || error instanceof SealError || error instanceof FolderError;
  console.error(isForTheOwner ? error.message : error);
  console.error('\nNothing was written; dist/ is as it was.');
  process.exitCode = 1;
}
