import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makePhotos } from '../fixtures/make-photos.ts';
import { buildOwner } from './build-owner.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { root } from './project-copy.ts';
import { filesOf, siteOf } from './site.ts';

/** Before the browser tests of a project: there is a browser, and the site of its fixture owner is built. */
export default async function setUpSite({ config }: TestProject): Promise<void> {
  // Once for all files.
  process.env.CHROMIUM_PATH = ensureChromium();
  const owner = config.env.FIXTURE_OWNER ?? 'owner';
  await layOut(owner);
  buildOwner(filesOf(owner), siteOf(owner));
}

/** Photos weigh too much to be kept beside the texts: they are made here, once. */
async function layOut(owner: string): Promise<void> {
  const source = join(root, 'tests/fixtures', owner);
  const files = join(root, filesOf(owner));
  const photos = join(root, filesOf('photos'));
  rmSync(files, { recursive: true, force: true });
  cpSync(source, files, { recursive: true });
  if (existsSync(join(source, 'content/portrait.svg'))) return;
  if (!existsSync(join(photos, 'portrait.jpg'))) await makePhotos(photos);
  cpSync(photos, join(files, 'content'), { recursive: true });
}
