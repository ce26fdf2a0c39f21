/**
 * `npm run build`: makes the site and puts it into dist/. Nothing is written before everything is known to be right.
 * `--owner` takes another owner's content and `--out` another folder, as the tests do.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './command.ts';
import { formatQuestions, formatSamples } from './content/fault.ts';
import { replaceFolder } from './files/replace-folder.ts';
import { foldersOf } from './folders.ts';
import { makeSite } from './site.ts';
import { kilobytes } from './weight.ts';

const root = resolve(import.meta.dirname, '../..');
const { values } = parseArgs({ options: { owner: { type: 'string' }, out: { type: 'string' } } });
const out = values.out ?? 'dist';

let untouched = true;
await runCommand(build, () => (untouched ? `Nothing was written; ${out}/ is as it was.` : ''));

async function build(): Promise<void> {
  const folders = foldersOf(root, values.owner && join(root, values.owner));
  const { files, samples, questions, weight } = await makeSite(folders);
  // From here on the failure itself says what became of the folder.
  untouched = false;
  await replaceFolder(join(root, out), files);

  for (const [name, bytes] of files) console.log(`${out}/${name}  ${kilobytes(bytes.length)}`);
  console.log(weight.line);
  if (weight.warning) console.warn(`\n${weight.warning}`);
  if (questions.length > 0) console.warn(`\n${formatQuestions(questions)}`);
  if (samples.length > 0) console.warn(`\n${formatSamples(samples)}`);
}
