/** `npm run build`: makes the site and puts it into dist/. Nothing is written before everything is known to be right. */
import { join, resolve } from 'node:path';
import { runCommand } from './command.ts';
import { formatQuestions, formatSamples } from './content/fault.ts';
import { replaceFolder } from './files/replace-folder.ts';
import { foldersOf } from './folders.ts';
import { makeSite } from './site.ts';
import { kilobytes } from './weight.ts';

const root = resolve(import.meta.dirname, '../..');
let name = 'dist';
let untouched = false;

await runCommand({
  name: 'build',
  options: { out: { type: 'string' }, owner: { type: 'string' } },
  help: `npm run build makes the site and puts it into dist/.

  npm run build -- --out FOLDER    puts it into another folder
  npm run build -- --owner FOLDER  takes what is in content/ and public/ of another folder
  npm run build -- --help          says this`,
  async run({ out = 'dist', owner }) {
    name = out;
    untouched = true;
    const folders = foldersOf(root, owner && join(root, owner));
    const { files, samples, questions, weight } = await makeSite(folders);
    // From here on the failure itself says what became of the folder.
    untouched = false;
    await replaceFolder(join(root, out), files);

    for (const [file, bytes] of files) console.log(`${out}/${file}  ${kilobytes(bytes.length)}`);
    console.log(weight.line);
    if (weight.warning) console.warn(`\n${weight.warning}`);
    if (questions.length > 0) console.warn(`\n${formatQuestions(questions)}`);
    if (samples.length > 0) console.warn(`\n${formatSamples(samples)}`);
  },
  afterFailure: () => (untouched ? `Nothing was written; ${name}/ is as it was.` : ''),
});
