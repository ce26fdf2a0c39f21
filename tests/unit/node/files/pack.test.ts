import { randomBytes } from 'node:crypto';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Content } from '../../../../src/node/files/content.ts';
import { packKit } from '../../../../src/node/files/pack.ts';
import { fill } from '../../../../src/words/fill.ts';
import { kit as kitWords } from '../../../../src/words/languages/en.ts';
import { kit as spanish } from '../../../../src/words/languages/es.ts';
import { folderWith, pdf } from '../../../support/owners/damaged.ts';

const ana = { fullName: 'Ana María Núñez', email: 'ana@nunez.tv' };
const cv = pdf('Ana Nunez');

/** `films` are sizes in bytes, by names. `others` are files that the kit cannot leave out. */
async function pack(
  words = kitWords,
  films: Readonly<Record<string, number>> = {},
  others: Readonly<Record<string, Uint8Array>> = {},
) {
  const files = new Map<string, Content>([
    ['index.html', Buffer.from('<!doctype html><title>Ana</title>')],
    ['Ana-CV.pdf', cv],
    ['README.md', Buffer.from('# How to open this')],
    ...Object.entries(others),
  ]);
  const folder = folderWith(Object.fromEntries(Object.keys(films).map((name) => [name, ''])));
  for (const [name, size] of Object.entries(films)) {
    const path = join(folder, name);
    // Zeros would be packed into nothing, so a film that is packed has to be noise.
    if (size < 20_000_000) writeFileSync(path, randomBytes(size));
    else truncateSync(path, size);
    files.set(name, { path, size });
  }
  const kit = await packKit(files, ana, words, new Date('2026-05-04T10:00:00Z'));
  const [zip = new Uint8Array(), draft = new Uint8Array(), letter = new Uint8Array()] =
    kit.files.values();
  return {
    zip,
    draft: Buffer.from(draft).toString(),
    letter: Buffer.from(letter).toString(),
    names: [...kit.files.keys()],
    report: kit.report.join('\n'),
  };
}

describe('the zip', () => {
  it('is named after the owner and holds the page, the CV and the readme as they are', async () => {
    const { zip, names } = await pack();
    expect(names).toEqual([
      'Ana-María-Núñez-portfolio.zip',
      'Ana-María-Núñez-portfolio.eml',
      'letter.txt',
    ]);
    const parts = unzipSync(zip);
    expect(Object.keys(parts)).toEqual(['index.html', 'Ana-CV.pdf', 'README.md']);
    expect(Buffer.from(parts['Ana-CV.pdf'] ?? [])).toEqual(cv);
  });

  it('is the same bytes for the same files', async () => {
    expect((await pack()).zip).toEqual((await pack()).zip);
  });
});

describe('the draft', () => {
  it('opens as one: from the owner, to nobody yet, not sent', async () => {
    const { draft } = await pack();
    const head = draft.slice(0, draft.indexOf('\r\n\r\n'));
    expect(head).toMatch(/^X-Unsent: 1$/m);
    expect(head).toMatch(/^From: =\?UTF-8\?.*<ana@nunez\.tv>$/m);
    expect(head).not.toMatch(/^(?:To|Cc|Bcc):/m);
    expect(head).toMatch(/^Date: Mon, 04 May 2026 10:00:00 \+0000$/m);
    expect(head).toMatch(/^Message-ID: <[^@>]+@nunez\.tv>$/im);
  });

  it('carries the zip, and a plain text of ASCII lines that mail programs keep', async () => {
    const { draft, zip, names } = await pack();
    expect(draft).toMatch(/Content-Type: text\/plain; charset=utf-8/);
    expect(draft).not.toMatch(/text\/html/);
    expect(
      draft.split('\r\n').every((line) => line.length <= 78 && /^[\x20-\x7e\t]*$/.test(line)),
    ).toBe(true);
    const attached =
      /Content-Disposition: attachment;[\s\S]*?\r\n\r\n([\w+/=\r\n]+)/.exec(draft)?.[1] ?? '';
    expect(new Uint8Array(Buffer.from(attached, 'base64'))).toEqual(zip);
    const name = [...draft.matchAll(/filename\*\d\*?=(?:utf-8'')?([^;\s]+)/g)].map(
      ([, part]) => part,
    );
    expect(decodeURIComponent(name.join(''))).toBe(names[0]);
  });
});

describe('the letter', () => {
  it('has the subject, what to attach and the text of the draft, in what every editor shows', async () => {
    const { letter } = await pack();
    expect(letter).toMatch(
      /^\uFEFFSubject: Portfolio and CV of Ana María Núñez\r\nAttach: Ana-María-Núñez-portfolio\.zip\r\n\r\nHello /,
    );
    expect(letter).toMatch(/Kind regards\r\nAna María Núñez\r\n$/);
    expect(letter.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('is in the language of the owner', async () => {
    const { letter } = await pack(spanish);
    const subject = `${spanish.subjectLabel} ${fill(spanish.subject, ana)}\r\n`;
    expect(letter).toContain(`\uFEFF${subject}${spanish.attachmentLabel} `);
    const filled = fill(spanish.letter, { ...ana, sent: spanish.sent.attached.trim() }).replaceAll(
      '\n',
      '\r\n',
    );
    expect(letter.endsWith(filled)).toBe(true);
  });
});

describe('films and sounds beside the page', () => {
  /** Those in the zip, and the mail with it. */
  async function packed(films: Readonly<Record<string, number>>) {
    const { zip, draft, report } = await pack(kitWords, films);
    const names = Object.keys(unzipSync(zip)).filter((name) => name in films);
    return { names, report, mail: draft.length };
  }

  it('are in the zip', async () => {
    const { names, report } = await packed({ 'reel.mp4': 200_000, 'score.mp3': 100_000 });
    expect(names).toEqual(['reel.mp4', 'score.mp3']);
    expect(report).not.toContain('Not in the zip');
  });

  it('are as many as one mail can have, in the order of the site, and of the others it says what to do', async () => {
    const films = {
      'reel.mp4': 9_000_000,
      'harbour.mp4': 5_600_000,
      'whole.mp4': 5_000_000_000,
      'score.mp3': 5_500_000,
    };
    const { names, report, mail } = await packed(films);
    expect(names).toEqual(['reel.mp4', 'score.mp3']);
    expect(mail).toBeGreaterThan(19_000_000);
    expect(mail).toBeLessThan(20_000_000);
    expect(report.split('\n').slice(3)).toEqual([
      expect.stringMatching(/^Warning: a mail of 19\.\d MB is too heavy for some mailboxes/),
      'Not in the zip, because hardly any mailbox takes a mail of more than 20 MB:',
      '  harbour.mp4  5.6 MB',
      '  whole.mp4  5.0 GB',
      expect.stringMatching(/^Put the whole folder dist on the web .* hand it over on a stick\./),
    ]);
  });
});

describe('the size', () => {
  /** By the name of a film it is not compressed, which would take a second and make noise no smaller. */
  const withHeavy = (size: number) => pack(kitWords, {}, { 'heavy.mp4': randomBytes(size) });

  it('is said for each file', async () => {
    expect((await pack()).report).toMatch(
      /^kit\/.*\.zip {2}0\.\d kB\nkit\/.*\.eml {2}2\.\d kB\nkit\/letter\.txt {2}0\.\d kB$/,
    );
  });

  it('above 5 MB in the mail is warned of', async () => {
    const { report } = await withHeavy(3_800_000);
    expect(report).toMatch(/Warning: a mail of 5\.\d MB/);
  });

  it('above 20 MB in the mail is refused', async () => {
    await expect(withHeavy(14_800_000)).rejects.toThrow(/hardly any mailbox takes more than 20 MB/);
  });
});
