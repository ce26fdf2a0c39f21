/** `npm run studio`: makes the studio, the page in which sites are edited, and puts it into dist-studio/. */
import { resolve } from 'node:path';
import { compileStudio } from '../compile/compile-studio.ts';
import { toBase64 } from '../compose/base64.ts';
import { formOf } from '../schema/form.ts';
import { portfolioSchema } from '../schema/portfolio/portfolio.ts';
import { runCommand } from './command.ts';
import { STUDIO, studioIn } from './files/output.ts';
import { refuseForeignFolder, replaceFolder } from './files/replace-folder.ts';
import { folderName } from './files/write-errors.ts';
import { foldersOf } from './folders.ts';
import { readOwner } from './owner/read.ts';
import { readCompiled } from './read-compiled.ts';
import { readableSize } from './size.ts';

const root = resolve(import.meta.dirname, '../..');

await runCommand({
  name: 'studio',
  options: { out: { type: 'string' } },
  help: `npm run studio makes dist-studio/${STUDIO}: a page in which anybody makes and changes such a site, without Node and a terminal.
It begins empty. Until the owner has chosen a photo and a CV, the preview shows those of src/content/ and public/.

  npm run studio -- --out FOLDER  puts it into another folder
  npm run studio -- --help        says this`,
  async run({ out }) {
    const folders = foldersOf(root);
    const output = studioIn(resolve(root, out ?? 'dist-studio'));
    refuseForeignFolder(output);
    const { compiled } = await readCompiled(folders, console.log);
    const owner = await readOwner(folders, compiled.fonts.measures, console.log);
    console.log('Compiling the studio.');
    const page = await compileStudio(folders, {
      compiled,
      form: formOf(portfolioSchema),
      sample: { portrait: owner.portrait, cv: toBase64(owner.cv.bytes) },
      hasSamplePortrait: owner.samples.some(({ file }) => file.startsWith('src/content/portrait.')),
    });
    const bytes = new TextEncoder().encode(page);
    await replaceFolder(output, new Map([[STUDIO, bytes]]));
    console.log(`${folderName(output.folder)}${STUDIO}  ${readableSize(bytes.length)}`);
  },
});
