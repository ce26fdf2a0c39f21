import { describe, expect, test } from 'vitest';
import { samplesIn } from '../../../src/compose/check/sample-signs.ts';
import type { Portfolio } from '../../../src/schema/portfolio/portfolio.ts';
import { portfolioOf } from '../../support/owners/owners.ts';
import { sourceFiles } from '../source-files.ts';

const files = sourceFiles('.', ['.ts', '.tsx', '.css', '.html', '.json', '.md', '/run']);

/** The files outside a folder that name this owner. */
function othersNaming({ fullName, email, linkedin }: Portfolio, folder: string): string[] {
  return files
    .filter(({ path }) => !path.startsWith(`${folder}/`))
    .filter(({ text }) =>
      [fullName, email, linkedin].some((value) => value && text.includes(value)),
    )
    .map(({ path }) => path);
}

describe('no file but those of the content names', () => {
  test('the sample', async ({ skip }) => {
    const portfolio = await portfolioOf();
    // Not for other owners, who may be called Ana, or may thank somebody in the README.
    const isOwners = samplesIn(portfolio).length === 0;
    skip(isOwners, 'src/content is an owner’s own, whose name may stand anywhere');
    expect(othersNaming(portfolio, 'src/content')).toEqual([]);
  });

  test('the fixture owner', async () => {
    expect(othersNaming(await portfolioOf('owner'), 'tests/fixtures/owner')).toEqual([]);
  });
});

test('files of every folder are looked at', () => {
  const folders = new Set(files.map(({ path }) => path.split('/').slice(0, 2).join('/')));
  expect(files.length).toBeGreaterThan(100);
  expect([...folders]).toEqual(
    expect.arrayContaining(['README.md', 'package.json', '.ci/run', 'src/site', 'tests/unit']),
  );
});
