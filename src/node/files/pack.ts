/** What is sent: the site as a zip, a letter to paste, and both as a draft for the mail programs that open one. */
import { zipSync } from 'fflate';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { nameSlug } from '../../compose/file-names.ts';
import { OwnerError } from '../../compose/owner-error.ts';
import type { Portfolio } from '../../schema/portfolio.ts';
import { fill } from '../../words/fill.ts';
import type { KitWords } from '../../words/types.ts';

const MEGABYTE = 1_000_000;
const HEAVY = 5 * MEGABYTE;
const TOO_HEAVY = 20 * MEGABYTE;

type Files = ReadonlyMap<string, Uint8Array>;

type Sender = Pick<Portfolio, 'fullName' | 'email'>;

/** Packs these files, and reports sizes and warnings for the terminal. Throws an OwnerError when they weigh too much. */
export async function packKit(parts: Files, sender: Sender, words: KitWords, now = new Date()) {
  const { fullName, email } = sender;
  const name = [nameSlug(fullName), 'portfolio'].filter(Boolean).join('-');
  const zip = { filename: `${name}.zip`, content: zipUp(parts) };
  const subject = fill(words.subject, { fullName });
  // Lines in a mail end with both characters; some programs show the bare one as no break at all.
  const text = fill(words.letter, { fullName }).replace(/\r?\n/g, '\r\n');
  const message = new MailComposer({
    from: { name: fullName, address: email },
    to: '',
    subject,
    text,
    date: now,
    // Thunderbird opens a message with it as a draft to be finished; by their makers' word, so does Outlook for Windows.
    headers: { 'X-Unsent': '1' },
    textEncoding: 'quoted-printable',
    attachments: [{ ...zip, content: Buffer.from(zip.content), contentType: 'application/zip' }],
  });
  const draft = await message.compile().build();
  const fields = [`${words.subjectLabel} ${subject}`, `${words.attachmentLabel} ${zip.filename}`];
  const files = new Map<string, Uint8Array>([
    [zip.filename, zip.content],
    [`${name}.eml`, draft],
    // For the mail programs, and the mail sites, that open no draft. The mark at its start tells every editor its encoding.
    ['letter.txt', Buffer.from(`\uFEFF${fields.join('\r\n')}\r\n\r\n${text}`)],
  ]);
  if (draft.length > TOO_HEAVY) {
    throw new OwnerError(
      `The mail would have ${megabytes(draft.length)}; hardly any mailbox takes more than 20 MB. Make the CV smaller.`,
    );
  }
  return { files, report: reportOn(files, draft.length) };
}

function zipUp(parts: Files): Uint8Array {
  // One date for all, so that the same build gives the same zip. Its parts are local time, as in the zip format.
  const mtime = new Date(2000, 0, 1);
  // A plain file made on Unix: of those made on DOS Info-ZIP's unzip takes the names for ones in a code page of DOS.
  const file = { mtime, os: 3, attrs: 0o100644 << 16 };
  return zipSync(Object.fromEntries(parts), { level: 9, ...file });
}

function reportOn(files: Files, mailed: number): string[] {
  const lines = [...files].map(([name, bytes]) => `kit/${name}  ${megabytes(bytes.length)}`);
  const warning = `Warning: a mail of ${megabytes(mailed)} is too heavy for some mailboxes; 5 MB are safe.`;
  return mailed > HEAVY ? [...lines, warning] : lines;
}

function megabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(bytes < MEGABYTE ? 2 : 1)} MB`;
}
