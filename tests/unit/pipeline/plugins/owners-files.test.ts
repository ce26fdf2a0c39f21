import { expect, it } from 'vitest';
import { foldersOf } from '../../../../src/pipeline/folders.ts';
import { ownersFiles } from '../../../../src/pipeline/plugins/owners-files.ts';
import { folderWith, pdf } from '../../../support/damaged.ts';
import { goodOwner } from '../../../support/good-owner.ts';

/** What the page is told of a CV of so many pages and bytes, whose owner writes in a language. */
async function cvOf(language: string, pages: number, bytes: number): Promise<string> {
  const profile = JSON.stringify({ ...goodOwner.profile, language });
  const kids = `Kids[${'3 0 R '.repeat(pages)}]/Count ${pages}`;
  const text = pdf('Ana').toString('latin1').replace('Kids[3 0 R]/Count 1', kids);
  const folder = folderWith({
    'src/content/profile.ts': `export const profile = ${profile};`,
    'public/Ana-CV.pdf': Buffer.from(text.replace('\n', `\n%${'-'.repeat(bytes)}\n`), 'latin1'),
  });
  const { load } = ownersFiles(foldersOf(folder));
  if (typeof load !== 'function') throw new Error('The plugin loads modules.');
  const environment = { config: { consumer: 'server', command: 'build' } };
  return String(await load.call({ environment } as never, '\0virtual:cv'));
}

it.each([
  ['en', 1, 1_500_000, '"size":"1.5 MB","pages":1}'],
  ['es', 2, 1_500_000, '"size":"1,5 MB","pages":2}'],
  ['de', 1, 40_000, '"size":"41 kB","pages":1}'],
])('the CV is said to have its size and its pages, in %s', async (language, pages, bytes, said) => {
  expect(await cvOf(language, pages, bytes)).toContain(said);
});
