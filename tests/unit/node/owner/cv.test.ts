import { describe, expect, it } from 'vitest';
import { describeCv } from '../../../../src/compose/files/cv.ts';
import { cvFileName } from '../../../../src/compose/files/file-names.ts';
import { readCv } from '../../../../src/node/owner/cv.ts';
import { nameSlug } from '../../../../src/slug.ts';
import { foldersAround, folderWith, pdf } from '../../../support/owners/damaged.ts';
import { lockedPdf, openLocks } from '../../../support/owners/locked-pdfs.ts';

describe('the CV is named after the first name', () => {
  it.each([
    ['Ana', 'Ana-CV.pdf'],
    ['Ana María', 'Ana-María-CV.pdf'],
    ['Núñez', 'Núñez-CV.pdf'],
    ['  O’Neill / Jr. ', 'O-Neill-Jr-CV.pdf'],
    ['王小明', '王小明-CV.pdf'],
    ['ليلى', 'ليلى-CV.pdf'],
    ['प्रिया', 'प्रिया-CV.pdf'],
    ['Ö', 'Ö-CV.pdf'],
    ['..\\..\\<CON>:*?"|', 'CON-CV.pdf'],
    ['🎬', 'CV.pdf'],
    ['❤️', 'CV.pdf'],
    ['', 'CV.pdf'],
  ])('%j gives %s', (name, file) => {
    expect(cvFileName(name)).toBe(file);
  });

  it('in its composed form, however it was typed', () => {
    expect(cvFileName('José')).toBe(cvFileName('José'));
  });

  it('within what a file system takes', () => {
    expect(new TextEncoder().encode(cvFileName('𠮷'.repeat(60))).length).toBeLessThanOrEqual(255);
    expect(nameSlug(`${'a'.repeat(49)} b`)).toBe('a'.repeat(49));
  });
});

const ana = { firstName: 'Ana', language: 'en' };

/** The issues of a folder with these files. */
async function problemWith(files: Record<string, Uint8Array | string>): Promise<string> {
  const { issues } = await readCv(foldersAround(folderWith(files), ''), ana);
  return issues.map(({ file, problem, expected }) => `${file} ${problem} ${expected}`).join('\n');
}

describe('the check of the CV', () => {
  it('takes a real PDF, and leaves its bytes alone', async () => {
    expect(await problemWith({ 'Ana-CV.pdf': pdf('Ana Nunez, director') })).toBe('');
  });

  it.each([
    ['nothing', {}, /is not there\. Put your CV into the folder public as Ana-CV\.pdf/],
    ['another name', { 'cv.pdf': pdf('Ana') }, /Rename cv\.pdf to Ana-CV\.pdf/],
    [
      'two other names',
      { 'a.pdf': 'x', 'b.PDF': 'x' },
      /Rename your CV to Ana-CV\.pdf; now there are a\.pdf, b\.PDF/,
    ],
    ['an empty file', { 'Ana-CV.pdf': '' }, /is empty/],
    ['a text file', { 'Ana-CV.pdf': 'My life so far' }, /is a text file, not a PDF/],
    [
      'an office document',
      { 'Ana-CV.pdf': 'PK\u0003\u0004word/document.xml' },
      /is an office document/,
    ],
    ['half a PDF', { 'Ana-CV.pdf': pdf('Ana').subarray(0, 300) }, /its end is missing/],
    ['a shell of a PDF', { 'Ana-CV.pdf': '%PDF-1.7\nnothing\n%%EOF' }, /does not open/],
    [
      'no page',
      { 'Ana-CV.pdf': pdf('Ana').toString().replace('[3 0 R]/Count 1', '[]/Count 0     ') },
      /does not open/,
    ],
    [
      'six megabytes',
      { 'Ana-CV.pdf': Buffer.concat([Buffer.alloc(6_000_000), pdf('Ana')]) },
      /has 6\.1 MB/,
    ],
  ])('refuses %s', async (_, files, problem) => {
    expect(await problemWith(files)).toMatch(problem);
  });

  it.each([
    ['signs', '(Kim Sample, CV)'],
    ['codes', '<FEFF0043005600200053\n0061006D0070006C0065>'],
  ])('knows the sample by its title, written in %s', async (_, title) => {
    const bytes = Buffer.from(pdf('Kim').toString('latin1').replace('(CV)', title), 'latin1');
    const { issues } = await readCv(foldersAround(folderWith({ 'Ana-CV.pdf': bytes }), ''), ana);
    expect(issues.map(({ severity }) => severity)).toEqual(['sample']);
  });

  const script = 'question: holds a script, and mail gateways may stop it.';
  const file =
    'question: holds another file, which everybody can take out of it: that of a Europass (XML) has your date of birth, address and photo. Mail gateways may stop it, too.';
  it.each([
    ['JavaScript(app.alert(1))', script],
    ['Launch/F(calc.exe)', script],
    ['EmbeddedFiles 1 0 R', file],
    ['JavaScript(app.alert(1))/EmbeddedFiles 1 0 R', file],
  ])(
    'asks about what gateways stop, and what nobody sees on its pages: /%s',
    async (action, asked) => {
      const active = pdf('Ana')
        .toString('latin1')
        .replace('/Catalog', `/Catalog/OpenAction<</S/${action}>>`);
      const { issues } = await readCv(
        foldersAround(folderWith({ 'Ana-CV.pdf': Buffer.from(active, 'latin1') }), ''),
        ana,
      );
      expect(issues.map(({ severity, problem }) => `${severity}: ${problem}`)).toEqual([asked]);
    },
  );

  it('takes one that opens without a password, and says how many pages it has', async () => {
    const [, lock = '', stream = ''] = openLocks.at(-1) ?? [];
    const bytes = lockedPdf(lock, stream);
    expect(await problemWith({ 'Ana-CV.pdf': bytes })).toBe('');
    expect(describeCv(bytes, ana)).toMatchObject({ pages: 1 });
  });

  it('lets a real CV speak of JavaScript', async () => {
    expect(await problemWith({ 'Ana-CV.pdf': pdf('I know /JavaScript and /Launch days') })).toBe(
      '',
    );
  });

  it('lets a real CV speak of samples', async () => {
    const bytes = pdf('Prepared each sample for the laboratory');
    expect(await problemWith({ 'Ana-CV.pdf': bytes })).toBe('');
  });
});

describe('what the page says of the CV', () => {
  /** The description of a CV with so many pages and bytes, in a language. */
  function cvOf(language: string, pages: number, bytes: number) {
    const kids = `Kids[${'3 0 R '.repeat(pages)}]/Count ${pages}`;
    const text = pdf('Ana').toString('latin1').replace('Kids[3 0 R]/Count 1', kids);
    const longer = Buffer.from(text.replace('\n', `\n%${'-'.repeat(bytes)}\n`), 'latin1');
    return describeCv(longer, { firstName: 'Ana', language });
  }

  it.each([
    ['en', 1, 1_500_000, '1.5 MB'],
    ['es', 2, 1_500_000, '1,5 MB'],
    ['de', 1, 40_000, '41 kB'],
  ])('is its size and its pages, in %s', (language, pages, bytes, size) => {
    expect(cvOf(language, pages, bytes)).toMatchObject({ size, pages });
  });

  it('is an address without spaces, of a file that has its name in composed form', () => {
    const firstName = 'José'.normalize('NFD');
    const { href, fileName } = describeCv(pdf('José'), { firstName, language: 'es' });
    expect([href, fileName]).toEqual(['Jos%C3%A9-CV.pdf', 'Jos\u00E9-CV.pdf']);
  });
});
