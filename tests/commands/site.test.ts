import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { foldersOf } from '../../src/node/folders.ts';
import { makeSite } from '../../src/node/make-site.ts';
import { temporaryFolder } from '../support/damaged.ts';
import { root } from '../support/project-copy.ts';
import { builtFile } from '../support/site.ts';

/** The finished page of the fixture owner, byte by byte; what is true of every owner's: sealed.test.ts. */

const html = readFileSync(builtFile(), 'utf8');

test('it is not only a script, which mail gateways take for an attack', () => {
  const words = html
    .slice(html.indexOf('<body>'))
    .replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' ')
    .match(/\p{L}+/gu);
  expect(words?.length).toBeGreaterThan(300);
});

test('it is the same to the byte without a cache, and knows nothing of where it was made', async () => {
  // Otherwise React would be the one for development.
  vi.stubEnv('NODE_ENV', 'production');
  const folders = foldersOf(root, join(root, 'tests/fixtures/owner'));
  const { files } = await makeSite({ ...folders, cache: temporaryFolder() });
  vi.unstubAllEnvs();
  expect(Buffer.from(files.get('index.html') ?? '').toString()).toBe(html);
  expect(html).not.toContain(root);
});
