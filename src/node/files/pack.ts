/** Makes the kit: the site as a zip, a letter to paste, and both as a mail draft. */
import { readFile } from 'node:fs/promises';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { kitName } from '../../compose/files/file-names.ts';
import { letterFrom } from '../../compose/files/letter.ts';
import { type Files, zipUp } from '../../compose/files/zip.ts';
import { OwnerError } from '../../compose/owner-error.ts';
import type { Portfolio } from '../../schema/portfolio/portfolio.ts';
import { filmName } from '../../schema/rules.ts';
import type { KitWords } from '../../words/types.ts';
import { type Content, isOriginal, weightOf } from './content.ts';

const MEGABYTE = 1_000_000;
const HEAVY = 5 * MEGABYTE;
const TOO_HEAVY = 20 * MEGABYTE;

/** In bytes. A larger film is left out. */
const LARGEST_FILM = 10 * MEGABYTE;

type Sender = Pick<Portfolio, 'fullName' | 'email'>;

type Part = readonly [name: string, content: Content];

/** Packs these files, and returns sizes and warnings for the terminal. Throws an OwnerError if they are too heavy. */
export async function packKit(
  parts: ReadonlyMap<string, Content>,
  sender: Sender,
  words: KitWords,
  now = new Date(),
) {
  const { fullName, email } = sender;
  const name = kitName(fullName);
  // Only a film has such a name.
  const isLeftOut = ([part, content]: Part) =>
    filmName(part) === undefined && weightOf(content) > LARGEST_FILM;
  const packed = new Map<string, Uint8Array>();
  for (const part of parts) {
    const [name, content] = part;
    if (isLeftOut(part)) continue;
    packed.set(name, isOriginal(content) ? await readFile(content.path) : content);
  }
  const zip = { filename: `${name}.zip`, content: zipUp(packed) };
  const { subject, text } = letterFrom(words, fullName);
  const message = new MailComposer({
    from: { name: fullName, address: email },
    to: '',
    subject,
    text,
    date: now,
    // Thunderbird opens a message with this header as a draft. Outlook for Windows does the same, as Microsoft says.
    headers: { 'X-Unsent': '1' },
    textEncoding: 'quoted-printable',
    attachments: [{ ...zip, content: Buffer.from(zip.content), contentType: 'application/zip' }],
  });
  const draft = await message.compile().build();
  const fields = [`${words.subjectLabel} ${subject}`, `${words.attachmentLabel} ${zip.filename}`];
  const files = new Map<string, Uint8Array>([
    [zip.filename, zip.content],
    [`${name}.eml`, draft],
    // For mail programs and sites that cannot open a draft. The byte order mark at the start tells editors the encoding.
    ['letter.txt', Buffer.from(`\uFEFF${fields.join('\r\n')}\r\n\r\n${text}`)],
  ]);
  if (draft.length > TOO_HEAVY) {
    throw new OwnerError(
      `The mail would have ${megabytes(draft.length)}; hardly any mailbox takes more than 20 MB. Make the CV smaller.`,
    );
  }
  const report = reportOn(files, draft.length);
  for (const [film, content] of [...parts].filter(isLeftOut)) {
    report.push(
      `${film} is not in it: with ${megabytes(weightOf(content))} it is too heavy for a mail. Hand it over on a stick, beside index.html, or put it on a video site and write its address in the place of file.`,
    );
  }
  return { files, report };
}

function reportOn(files: Files, mailed: number): string[] {
  const lines = [...files].map(([name, bytes]) => `kit/${name}  ${megabytes(bytes.length)}`);
  const warning = `Warning: a mail of ${megabytes(mailed)} is too heavy for some mailboxes; 5 MB are safe.`;
  return mailed > HEAVY ? [...lines, warning] : lines;
}

function megabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(bytes < MEGABYTE ? 2 : 1)} MB`;
}
