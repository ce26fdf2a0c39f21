import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildOwner } from './build-owner.ts';
import { noise } from './damaged.ts';
import { root } from './project-copy.ts';

/** As deep as the fixtures, whose files name others by the way to them. */
const owner = '.cache/owners/photo';
const site = '.cache/photo-site';

/** The fixture owner's site, with a photo in place of the drawing, as hard to compress as can be. Returns its page. */
export async function buildPhotoSite(): Promise<string> {
  const folder = join(root, owner);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'tests/fixtures/owner'), folder, { recursive: true });
  rmSync(join(folder, 'content/portrait.svg'));
  await noise(900, 1200).jpeg().toFile(join(folder, 'content/portrait.jpg'));
  buildOwner(owner, site);
  return join(root, site, 'index.html');
}
