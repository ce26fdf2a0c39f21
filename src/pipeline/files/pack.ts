/** What is sent: the site as a zip, and a draft for the mail program with the zip in it. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { Profile } from '../../content/types.ts';
import { nameSlug } from '../content/file-names.ts';
import { OwnerError } from '../owner-error.ts';

const LETTER = resolve(import.meta.dirname, '../../../kit-letter.txt');
const MEGABYTE = 1_000_000;
const HEAVY = 5 * MEGABYTE;
const TOO_HEAVY = 20 * MEGABYTE;

type Sender = Pick<Profile, 'fullName' | 'email'>;

type Kit = {
  files: ReadonlyMap<string, Uint8Array>;
  /** Lines for the terminal: sizes and warnings. */
  report: readonly string[];
};

/** Packs these files. Throws an OwnerError when they weigh too much. */
export async function packKit(
  parts: ReadonlyMap<string, Uint8Array>,
  sender: Sender,
  now = new Date(),
): Promise<Kit> {
  const name = [nameSlug(sender.fullName), 'portfolio'].filter(Boolean).join('-');
  const zip = zipUp(parts);
  const draft = await composeDraft(sender, `${name}.zip`, zip, now);
  const files = new Map<string, Uint8Array>([
    [`${name}.zip`, zip],
    [`${name}.eml`, draft],
  ]);
  if (draft.length > TOO_HEAVY) {
    throw new OwnerError(
      `The mail would have ${megabytes(draft.length)}; hardly any mailbox takes more than 20 MB. Make the CV smaller.`,
    );
  }
  return { files, report: reportOn(files, draft.length) };
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
  const letter = (await readFile(LETTER, 'utf8')).replaceAll('{fullName}', fullName);
  const message = new MailComposer({
    from: { name: fullName, address: email },
    to: '',
    subject: `Portfolio and CV of ${fullName}`,
    date: now,
    headers: { 'X-Unsent': '1' },
    // Lines in a mail end with both characters; some programs show the bare one as no break at all.
    text: letter.replace(/\r?\n/g, '\r\n'),
    textEncoding: 'quoted-printable',
    attachments: [{ filename: zipName, content: Buffer.from(zip), contentType: 'application/zip' }],
  });
  return message.compile().build();
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
