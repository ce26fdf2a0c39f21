/**
 * `npm run kit`: makes the site again, so that the kit is never out of date, and packs it into kit/ for sending. The site is in a
 * zip, because mail gateways stop many .html attachments.
 */
import { join, resolve } from 'node:path';
import { formatQuestions, formatSamples } from '../compose/check/issue.ts';
import { OwnerError } from '../compose/owner-error.ts';
import { runCommand } from './command.ts';
import { holds } from './files/folder-content.ts';
import { kitIn, siteIn } from './files/output.ts';
import { packKit } from './files/pack.ts';
import { refuseForeignFolder, replaceFolder } from './files/replace-folder.ts';
import { foldersOf } from './folders.ts';
import { makeSite } from './make-site.ts';

const root = resolve(import.meta.dirname, '../..');
const dist = siteIn(join(root, 'dist'));
const kit = kitIn(join(root, 'kit'));

await runCommand({
  name: 'kit',
  options: { sample: { type: 'boolean' } },
  help: `npm run kit makes the site anew and packs it into kit/ for sending: a zip, a letter and a draft of a mail.

  npm run kit:sample      packs it also while something of the sample is still in place, as npm run kit -- --sample does
  npm run kit -- --help   says this`,
  async run({ sample }) {
    for (const output of [dist, kit]) refuseForeignFolder(output);
    const {
      portfolio,
      kit: words,
      samples,
      questions,
      files,
    } = await makeSite(foldersOf(root), console.log);
    if (questions.length > 0) console.warn(`${formatQuestions(questions)}\n`);
    if (samples.length > 0 && !sample) {
      throw new OwnerError(
        `${formatSamples(samples)}\n\nTo pack it all the same: npm run kit:sample`,
      );
    }
    const packed = await packKit(files, portfolio, words);
    if (!holds(dist.folder, files)) {
      await replaceFolder(dist, files);
      console.log('dist/ was not what your files say now; it has been built anew.');
    }
    await replaceFolder(kit, packed.files);
    console.log(packed.report.join('\n'));
    if (samples.length > 0) console.warn(`\n${formatSamples(samples)}`);
  },
});
