import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makePhotos } from '../fixtures/make-photos.ts';
import { buildOwner } from './build-owner.ts';
import { root } from './project-copy.ts';
import { filesOf, siteOf } from './site.ts';

/** Builds the site of an owner of tests/fixtures. */
export async function buildFixture(owner: string): Promise<void> {
  await copyFixture(owner, filesOf(owner));
  buildOwner(filesOf(owner), siteOf(owner));
}

/** The files of an owner of tests/fixtures. Photos weigh too much to be kept beside the texts: they are made here, once. */
export async function copyFixture(owner: string, to: string): Promise<void> {
  const source = join(root, 'tests/fixtures', owner);
  const files = join(root, to);
  const photos = join(root, filesOf('photos'));
  rmSync(files, { recursive: true, force: true });
  cpSync(source, files, { recursive: true });
  if (!existsSync(join(source, 'content/portrait.svg'))) {
    if (!existsSync(join(photos, 'portrait.jpg'))) await makePhotos(photos);
    cpSync(photos, join(files, 'content'), { recursive: true });
  }
}
