import { describe, expect, test } from 'vitest';
import type { Profile } from '../../../src/content/types.ts';
import { loadContent } from '../../../src/pipeline/content/load.ts';
import { samplesInProfile } from '../../../src/pipeline/content/sample-signs.ts';
import { foldersOf } from '../../../src/pipeline/folders.ts';
import { root } from '../../support/project-copy.ts';
import { sourceFiles } from '../../support/source-files.ts';

const files = sourceFiles('.', ['.ts', '.tsx', '.css', '.html', '.json', '.md', '/run']);

async function profileOf(owner?: string): Promise<Profile> {
  return (await loadContent(foldersOf(root, owner))).profile as Profile;
}

/** The files outside a folder that name this owner. */
function othersNaming({ fullName, email, linkedin }: Profile, folder: string): string[] {
  return files
    .filter(({ path }) => !path.startsWith(`${folder}/`))
    .filter(({ text }) =>
      [fullName, email, linkedin].some((value) => value && text.includes(value)),
    )
    .map(({ path }) => path);
}

describe('no file but those of the content names', () => {
  test('the sample', async ({ skip }) => {
    const profile = await profileOf();
    // An owner may be called Ana, or thank somebody in the README.
    const isOwners = samplesInProfile(profile).length === 0;
    skip(isOwners, 'src/content is an owner’s own, whose name may stand anywhere');
    expect(othersNaming(profile, 'src/content')).toEqual([]);
  });

  test('the fixture owner', async () => {
    const fixture = 'tests/fixtures/owner';
    expect(othersNaming(await profileOf(`${root}/${fixture}`), fixture)).toEqual([]);
  });
});

test('files of every folder are looked at', () => {
  const folders = new Set(files.map(({ path }) => path.split('/').slice(0, 2).join('/')));
  expect(files.length).toBeGreaterThan(100);
  expect([...folders]).toEqual(
    expect.arrayContaining(['README.md', 'package.json', '.ci/run', 'src/sections', 'tests/unit']),
  );
});
