/**
 * `npm run kit`: packs the finished dist/ for sending, as a zip and as a draft for the mail program with the zip in it.
 * Mail gateways stop many .html attachments; a zip gets through.
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Zippable, zipSync } from 'fflate';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { life } from '../content/life.ts';
import { profile } from '../content/profile.ts';
import { projects } from '../content/projects.ts';
import { texts } from '../content/texts.ts';
import { work } from '../content/work.ts';
import { cvFileName, nameSlug } from '../cv-file-name.ts';
import { type Content, checkContent, formatFaults, formatSamples } from './content-check.ts';
import { FolderError, replaceFolder } from './swap-folder.ts';

const MEGABYTE = 1_000_000;
const HEAVY = 5 * MEGABYTE;
const TOO_HEAVY = 20 * MEGABYTE;

/** The owner can mend it: shown without a stack. */
export class KitError extends Error {
  override name = 'KitError';
}

export type Sender = { firstName: string; fullName: string; email: string };

export type Kit = {
  files: ReadonlyMap<string, Uint8Array>;
  /** Lines for the terminal: sizes and warnings. */
  report: readonly string[];
};

/** Packs what lies in dist/. Throws a KitError when that is not whole, is out of date or weighs too much. */
export async function packKit(root: string, sender: Sender, now = new Date()): Promise<Kit> {
  const parts = await readBuilt(root, cvFileName(sender.firstName));
  const name = [nameSlug(sender.fullName), 'portfolio'].filter(Boolean).join('-');
  const zip = zipUp(parts);
  const draft = await composeDraft(sender, `${name}.zip`, zip, now);
  const files = new Map<string, Uint8Array>([
    [`${name}.zip`, zip],
    [`${name}.eml`, draft],
  ]);
  if (draft.length > TOO_HEAVY) {
    throw new KitError(
      `The mail would have ${megabytes(draft.length)}; hardly any mailbox takes more than 20 MB. Make the CV smaller.`,
    );
  }
  return { files, report: reportOn(files, draft.length) };
}

async function readBuilt(root: string, cv: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const dist = join(root, 'dist');
  const parts = new Map<string, Uint8Array>();
  for (const name of ['index.html', cv, 'README.md']) {
    const bytes = await readFile(join(dist, name)).catch(() => undefined);
    if (!bytes?.length) throw new KitError(`dist/${name} is not there. Run npm run build first.`);
    parts.set(name, bytes);
  }
  const built = (await stat(join(dist, 'index.html'))).mtimeMs;
  const newer = await newerThan(built, root);
  if (newer) throw new KitError(`dist/ is older than ${newer}. Run npm run build first.`);
  return parts;
}

/** Of what the owner edits: a build that misses the last change must not go out. */
async function newerThan(time: number, root: string): Promise<string | undefined> {
  for (const folder of ['src/content', 'public']) {
    for (const name of await readdir(join(root, folder)).catch(() => [])) {
      const file = join(root, folder, name);
      if ((await stat(file)).mtimeMs > time) return relative(root, file);
    }
  }
  return undefined;
}

function zipUp(parts: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries: Zippable = {};
  // One date for all, so that the same build gives the same zip. Its parts are local time, as in the zip format.
  for (const [name, bytes] of parts) entries[name] = [bytes, { mtime: new Date(2000, 0, 1) }];
  return zipSync(entries, { level: 9 });
}

/** Mail, Outlook and Thunderbird open a message with `X-Unsent` and nobody to send to as a draft. */
async function composeDraft(
  { fullName, email }: Sender,
  zipName: string,
  zip: Uint8Array,
  now: Date,
): Promise<Uint8Array> {
  const message = new MailComposer({
    from: { name: fullName, address: email },
    to: '',
    subject: `Portfolio and CV of ${fullName}`,
    date: now,
    headers: { 'X-Unsent': '1' },
    // Lines in a mail end with both characters; some programs show the bare one as no break at all.
    text: draftText(fullName).replaceAll('\n', '\r\n'),
    textEncoding: 'quoted-printable',
    attachments: [{ filename: zipName, content: Buffer.from(zip), contentType: 'application/zip' }],
  });
  return message.compile().build();
}

function draftText(fullName: string): string {
  return `Hello [name],

I am writing about [the position or the project].

My portfolio and my CV are attached in one zip file. Unpack it and open index.html in any browser: it works offline and loads nothing from anywhere. The CV lies beside it as a PDF.

I would be glad to hear from you.

Kind regards
${fullName}
`;
}

function reportOn(files: ReadonlyMap<string, Uint8Array>, mailed: number): string[] {
  const lines = [...files].map(([name, bytes]) => `kit/${name}  ${megabytes(bytes.length)}`);
  if (mailed > HEAVY) {
    lines.push(
      `Warning: a mail of ${megabytes(mailed)} is too heavy for some mailboxes; 5 MB are safe.`,
    );
  }
  return lines;
}

function megabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(bytes < MEGABYTE ? 2 : 1)} MB`;
}

export type KitContent = Content & { profile: Sender };

/** Checks, packs and puts kit/ in place. Values of the sample go out only when that is meant. */
export async function makeKit(
  root: string,
  content: KitContent,
  withSample: boolean,
): Promise<readonly string[]> {
  const { faults, samples } = await checkContent(content, root);
  if (faults.length > 0) throw new KitError(formatFaults(faults));
  if (samples.length > 0 && !withSample) {
    throw new KitError(
      `${formatSamples(samples)}\n\nTo pack it all the same: npm run kit -- --sample`,
    );
  }
  const { files, report } = await packKit(root, content.profile);
  await replaceFolder(join(root, 'kit'), files);
  return samples.length > 0 ? [...report, '', formatSamples(samples)] : report;
}

const thisFile = fileURLToPath(import.meta.url);
if (process.argv[1] === thisFile) {
  const content = { profile, projects, work, life, texts };
  const withSample = process.argv.includes('--sample');
  try {
    console.log((await makeKit(join(thisFile, '../../..'), content, withSample)).join('\n'));
  } catch (error) {
    if (!(error instanceof KitError || error instanceof FolderError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
