/** What is sent: the site as a zip, a letter to paste, and both as a draft for the mail programs that open one. */
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
  const letter = await readLetter(sender.fullName);
  const draft = await composeDraft(sender, letter, `${name}.zip`, zip, now);
  const files = new Map<string, Uint8Array>([
    [`${name}.zip`, zip],
    [`${name}.eml`, draft],
    ['letter.txt', letterFile(letter, sender.fullName, `${name}.zip`)],
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
  const mtime = new Date(2000, 0, 1);
  // A plain file made on Unix: of those made on DOS Info-ZIP's unzip takes the names for ones in a code page of DOS.
  const file = { mtime, os: 3, attrs: 0o100644 << 16 };
  for (const [name, bytes] of parts) entries[name] = [bytes, file];
  return zipSync(entries, { level: 9 });
}

/** Thunderbird opens a message with `X-Unsent` as a draft to be finished; by their makers' word, so does Outlook for Windows. */
async function composeDraft(
  { fullName, email }: Sender,
  letter: string,
  zipName: string,
  zip: Uint8Array,
  now: Date,
): Promise<Uint8Array> {
  const message = new MailComposer({
    from: { name: fullName, address: email },
    to: '',
    subject: subjectOf(fullName),
    date: now,
    headers: { 'X-Unsent': '1' },
    text: letter,
    textEncoding: 'quoted-printable',
    attachments: [{ filename: zipName, content: Buffer.from(zip), contentType: 'application/zip' }],
  });
  return message.compile().build();
}

/** For the mail programs, and the mail sites, that open no draft. The mark at its start tells every editor its encoding. */
function letterFile(text: string, fullName: string, zipName: string): Uint8Array {
  const head = `Subject: ${subjectOf(fullName)}\r\nAttach:  ${zipName}\r\n\r\n`;
  return Buffer.from(`\uFEFF${head}${text}`);
}

function subjectOf(fullName: string): string {
  return `Portfolio and CV of ${fullName}`;
}

/** Lines in a mail end with both characters; some programs show the bare one as no break at all. */
async function readLetter(fullName: string): Promise<string> {
  const text = (await readFile(LETTER, 'utf8')).replaceAll('{fullName}', fullName);
  return text.replace(/\r?\n/g, '\r\n');
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
