import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildOwner } from './build-owner.ts';
import { root } from './project-copy.ts';

/** As deep as the fixtures, whose files name others by the way to them. */
const owner = '.cache/owners/photo';
const site = '.cache/photo-site';

/** The fixture owner's site, with a photo in place of the drawing. Returns its page. */
export async function buildPhotoSite(): Promise<string> {
  const folder = join(root, owner);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'tests/fixtures/owner'), folder, { recursive: true });
  rmSync(join(folder, 'content/portrait.svg'));
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  await sharp({ create: { width: 900, height: 1200, channels: 3, background: 'teal', noise } })
    .jpeg()
    .toFile(join(folder, 'content/portrait.jpg'));
  buildOwner(owner, site);
  return join(root, site, 'index.html');
}
