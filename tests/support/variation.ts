import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../src/content/types.ts';
import { buildOwner } from './build-owner.ts';
import { writeContentTo } from './owner-files.ts';
import { root } from './project-copy.ts';
import { filesOf, siteOf } from './site.ts';

/**
 * The site of this project's fixture owner with other content, and with more files by their paths; returns the absolute path
 * of its page.
 */
export function buildVariation(
  name: string,
  change: Partial<Omit<Content, 'texts'>>,
  others: Readonly<Record<string, Uint8Array>> = {},
): string {
  const files = filesOf(name);
  rmSync(join(root, files), { recursive: true, force: true });
  cpSync(join(root, filesOf(process.env.FIXTURE_OWNER ?? 'owner')), join(root, files), {
    recursive: true,
  });
  for (const [file, value] of Object.entries(change)) {
    writeContentTo(join(root, files, 'content'), file, value);
  }
  for (const [path, bytes] of Object.entries(others)) {
    writeFileSync(join(root, files, path), bytes);
  }
  buildOwner(files, siteOf(name));
  return join(root, siteOf(name), 'index.html');
}
