/** Makes the kit: the site as a zip, a letter to paste, and both as a mail draft. */
import { readFile } from 'node:fs/promises';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { INDEX, kitName } from '../../compose/files/file-names.ts';
import { letterFrom } from '../../compose/files/letter.ts';
import { inMail, LARGEST_MAIL, SAFE_MAIL } from '../../compose/files/sending.ts';
import { type Files, type PackedFile, zipEntry, zipUp } from '../../compose/files/zip/zip.ts';
import { OwnerError } from '../../compose/owner-error.ts';
import type { Portfolio } from '../../schema/portfolio/portfolio.ts';
import type { KitWords } from '../../words/types.ts';
import { readableSize } from '../size.ts';
import { type Content, isOriginal, type Original } from './content.ts';

/** In bytes: more than what a zip has for each file, and a mail around its text. */
const AROUND = 10_000;

type Sender = Pick<Portfolio, 'fullName' | 'email'>;

/**
 * Packs these files, and returns sizes and warnings for the terminal. Films and sounds are packed in the order of the site, each as
 * long as the mail can still be sent; the others are not even read. Throws an OwnerError if the mail is too heavy without them.
 */
export async function packKit(
  parts: ReadonlyMap<string, Content>,
  sender: Sender,
  words: KitWords,
  now = new Date(),
) {
  const { fullName, email } = sender;
  const name = kitName(fullName);
  const packed: PackedFile[] = [];
  const media: [name: string, original: Original][] = [];
  for (const [part, content] of parts) {
    if (isOriginal(content)) media.push([part, content]);
    else packed.push(zipEntry(part, content));
  }
  // They are compressed already, so the zip grows by what they weigh.
  let weight = zipUp(packed).length;
  const leftOut: typeof media = [];
  for (const [part, original] of media) {
    const heavier = weight + original.size + AROUND;
    if (inMail(heavier) + AROUND > LARGEST_MAIL) {
      leftOut.push([part, original]);
      continue;
    }
    weight = heavier;
    packed.push(zipEntry(part, await readFile(original.path)));
  }
  const zip = { filename: `${name}.zip`, content: zipUp(packed) };
  const page = [...parts.keys()].find((part) => part.endsWith('.html') && !parts.has(INDEX));
  const { subject, text } = letterFrom(words, fullName, { page });
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
  if (draft.length > LARGEST_MAIL) {
    throw new OwnerError(
      `The mail would have ${readableSize(draft.length)}; hardly any mailbox takes more than 20 MB. Make the CV smaller, or use fewer pictures.`,
    );
  }
  return { files, report: [...reportOn(files, draft.length), ...reportOnLeftOut(leftOut)] };
}

function reportOn(files: Files, mailed: number): string[] {
  const lines = [...files].map(([name, bytes]) => `kit/${name}  ${readableSize(bytes.length)}`);
  const warning = `Warning: a mail of ${readableSize(mailed)} is too heavy for some mailboxes; 5 MB are safe.`;
  return mailed > SAFE_MAIL ? [...lines, warning] : lines;
}

function reportOnLeftOut(media: readonly [name: string, original: Original][]): string[] {
  if (media.length === 0) return [];
  const lines = media.map(([name, { size }]) => `  ${name}  ${readableSize(size)}`);
  return [
    'Not in the zip, because hardly any mailbox takes a mail of more than 20 MB:',
    ...lines,
    'Put the whole folder dist on the web and send its address, or hand it over on a stick. In the zip the page says that they are missing.',
  ];
}
