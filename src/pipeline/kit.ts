/**
 * `npm run kit`: makes the site anew, so that the kit cannot hold an older one, and packs it into kit/ for sending. Mail
 * gateways stop many .html attachments; a zip gets through.
 */
import { join, resolve } from 'node:path';
import { runCommand } from './command.ts';
import { formatQuestions, formatSamples } from './content/fault.ts';
import { holdsExactly } from './files/folder-content.ts';
import { packKit } from './files/pack.ts';
import { replaceFolder } from './files/replace-folder.ts';
import { foldersOf } from './folders.ts';
import { OwnerError } from './owner-error.ts';
import { makeSite } from './site.ts';

const root = resolve(import.meta.dirname, '../..');

await runCommand({
  name: 'kit',
  options: { sample: { type: 'boolean' } },
  help: `npm run kit makes the site anew and packs it into kit/ for sending: a zip, a letter and a draft of a mail.

  npm run kit:sample      packs it also while something of the sample is still in place, as npm run kit -- --sample does
  npm run kit -- --help   says this`,
  async run({ sample }) {
    const { profile, kit: words, samples, questions, files } = await makeSite(foldersOf(root));
    if (questions.length > 0) console.warn(`${formatQuestions(questions)}\n`);
    if (samples.length > 0 && !sample) {
      throw new OwnerError(
        `${formatSamples(samples)}\n\nTo pack it all the same: npm run kit:sample`,
      );
    }
    const kit = await packKit(files, profile, words);
    if (!holdsExactly(join(root, 'dist'), files)) {
      await replaceFolder(join(root, 'dist'), files);
      console.log('dist/ was not what your files say now; it has been built anew.');
    }
    await replaceFolder(join(root, 'kit'), kit.files);
    console.log(kit.report.join('\n'));
    if (samples.length > 0) console.warn(`\n${formatSamples(samples)}`);
  },
});
