/** What is sent: the site as a zip, a letter to paste, and both as a draft for the mail programs that open one. */
import { zipSync } from 'fflate';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { Profile } from '../../content/types.ts';
import type { KitWords } from '../../words/types.ts';
import { nameSlug } from '../content/file-names.ts';
import { OwnerError } from '../owner-error.ts';

const MEGABYTE = 1_000_000;
const HEAVY = 5 * MEGABYTE;
const TOO_HEAVY = 20 * MEGABYTE;

type Sender = Pick<Profile, 'fullName' | 'email'>;

type Letter = { subject: string; text: string };

/** Packs these files, and reports sizes and warnings for the terminal. Throws an OwnerError when they weigh too much. */
export async function packKit(
  parts: ReadonlyMap<string, Uint8Array>,
  sender: Sender,
  words: KitWords,
  now = new Date(),
) {
  const name = [nameSlug(sender.fullName), 'portfolio'].filter(Boolean).join('-');
  const zip = zipUp(parts);
  const letter = {
    subject: words.subject(sender.fullName),
    // Lines in a mail end with both characters; some programs show the bare one as no break at all.
    text: words.letter.replaceAll('{fullName}', sender.fullName).replace(/\r?\n/g, '\r\n'),
  };
  const draft = await composeDraft(sender, letter, `${name}.zip`, zip, now);
  const files = new Map<string, Uint8Array>([
    [`${name}.zip`, zip],
    [`${name}.eml`, draft],
    ['letter.txt', letterFile(letter, words, `${name}.zip`)],
  ]);
  if (draft.length > TOO_HEAVY) {
    throw new OwnerError(
      `The mail would have ${megabytes(draft.length)}; hardly any mailbox takes more than 20 MB. Make the CV smaller.`,
    );
  }
  return { files, report: reportOn(files, draft.length) };
}

function zipUp(parts: ReadonlyMap<string, Uint8Array>): Uint8Array {
  // One date for all, so that the same build gives the same zip. Its parts are local time, as in the zip format.
  const mtime = new Date(2000, 0, 1);
  // A plain file made on Unix: of those made on DOS Info-ZIP's unzip takes the names for ones in a code page of DOS.
  const file = { mtime, os: 3, attrs: 0o100644 << 16 };
  return zipSync(Object.fromEntries(parts), { level: 9, ...file });
}

/** Thunderbird opens a message with `X-Unsent` as a draft to be finished; by their makers' word, so does Outlook for Windows. */
async function composeDraft(
  { fullName, email }: Sender,
  letter: Letter,
  zipName: string,
  zip: Uint8Array,
  now: Date,
): Promise<Uint8Array> {
  const message = new MailComposer({
    from: { name: fullName, address: email },
    to: '',
    subject: letter.subject,
    date: now,
    headers: { 'X-Unsent': '1' },
    text: letter.text,
    textEncoding: 'quoted-printable',
    attachments: [{ filename: zipName, content: Buffer.from(zip), contentType: 'application/zip' }],
  });
  return message.compile().build();
}

/** For the mail programs, and the mail sites, that open no draft. The mark at its start tells every editor its encoding. */
function letterFile(letter: Letter, words: KitWords, zipName: string): Uint8Array {
  const fields = [
    [words.subjectLabel, letter.subject],
    [words.attachmentLabel, zipName],
  ];
  const head = fields.map(([label, value]) => `${label} ${value}\r\n`).join('');
  return Buffer.from(`\uFEFF${head}\r\n${letter.text}`);
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
