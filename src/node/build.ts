/** `npm run build`: makes the site and puts it into dist/. It writes nothing before everything is checked. */
import { resolve } from 'node:path';
import { formatQuestions, formatSamples } from '../compose/check/issue.ts';
import { runCommand } from './command.ts';
import { weightOf } from './files/content.ts';
import { siteIn } from './files/output.ts';
import { refuseForeignFolder, replaceFolder } from './files/replace-folder.ts';
import { folderName } from './files/write-errors.ts';
import { type Folders, foldersOf } from './folders.ts';
import { makeSite } from './make-site.ts';
import { removePlaces } from './owner/remove-places.ts';
import { readableSize } from './size.ts';
import { reportFolder } from './weight.ts';

const root = resolve(import.meta.dirname, '../..');
/** True while the site is made. The message of a failure before or after that says what happened to the folder. */
let isMaking = false;
let name = '';

async function reportPlaces(folders: Folders) {
  const changed = await removePlaces(folders);
  for (const film of changed) console.log(`public/${film} no longer says where it was taken.`);
  if (changed.length === 0) console.log('No film and no sound says where it was taken.');
}

await runCommand({
  name: 'build',
  options: {
    out: { type: 'string' },
    owner: { type: 'string' },
    'remove-places': { type: 'boolean' },
  },
  help: `npm run build makes the site and puts it into dist/.

  npm run build -- --out FOLDER    puts it into another folder: a new one, an empty one, or that of an earlier build
  npm run build -- --owner FOLDER  takes what is in content/ and public/ of another folder
  npm run build -- --remove-places takes out of the films and sounds in public/ where they were taken, in these files themselves
  npm run build -- --help          says this`,
  async run({ out, owner, 'remove-places': removesPlaces }) {
    const output = siteIn(resolve(root, out ?? 'dist'), out !== undefined);
    name = folderName(output.folder);
    refuseForeignFolder(output);
    isMaking = true;
    const folders = foldersOf(root, owner && resolve(root, owner));
    if (removesPlaces) await reportPlaces(folders);
    const { files, samples, questions, weights } = await makeSite(folders, console.log);
    isMaking = false;
    await replaceFolder(output, files);

    for (const [file, content] of files)
      console.log(`${name}${file}  ${readableSize(weightOf(content))}`);
    for (const { line } of weights) console.log(line);
    for (const line of reportFolder(name, files)) console.log(line);
    for (const { warning } of weights) if (warning) console.warn(`\n${warning}`);
    if (questions.length > 0) console.warn(`\n${formatQuestions(questions)}`);
    if (samples.length > 0) console.warn(`\n${formatSamples(samples)}`);
  },
  afterFailure: () => (isMaking ? `Nothing was written; ${name} is as it was.` : ''),
});
