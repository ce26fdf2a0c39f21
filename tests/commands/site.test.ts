import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { foldersOf } from '../../src/pipeline/folders.ts';
import { makeSite } from '../../src/pipeline/site.ts';
import { temporaryFolder } from '../support/damaged.ts';
import { root } from '../support/project-copy.ts';
import { builtFile } from '../support/site.ts';

/** The finished page of the fixture owner, byte by byte. */

const html = readFileSync(builtFile(), 'utf8');

describe('the policy in the file', () => {
  const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const inline = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => hashOf(text));

  test('allows what is in the file by its hash, and nothing else', () => {
    // Data blocks are no scripts to a policy.
    const scripts = inline(/<script(?: data-static-only="")?>(.*?)<\/script>/gs);
    const styles = inline(/<style(?: id="fonts"| data-[a-z-]+="")?>(.*?)<\/style>/gs);
    expect(scripts).toHaveLength(5);
    expect(styles).toHaveLength(6);
    const content = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];
    expect(content?.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${scripts.join(' ')}`,
      `style-src ${styles.join(' ')}`,
      'img-src data:',
      'font-src data:',
      "base-uri 'none'",
      'form-action mailto:',
      "require-trusted-types-for 'script'",
    ]);
  });

  test('stands before anything it governs', () => {
    const before = html.slice(0, html.indexOf('<meta http-equiv="Content-Security-Policy"'));
    expect(before.match(/<[a-z!/][^>]*>/gi)).toEqual([
      '<!doctype html>',
      expect.stringMatching(/^<html lang="[\w-]+" dir="(?:ltr|rtl)">$/),
      '<head>',
      '<meta charset="utf-8">',
    ]);
  });
});

describe('what mail gateways take for an attack', () => {
  test.each([
    ['a call of eval', /\beval\s*\(/],
    ['a program made from text', /\bnew\s+Function\b|\bFunction\s*\(\s*['"`]/],
    ['decoding of base64', /\batob\b/],
    ['decoding of escapes', /\bunescape\b/],
    ['writing of the document', /document\.write/],
    ['a file made by the page', /createObjectURL|\bnew\s+Blob\b|msSaveOrOpenBlob/],
    ['a download as data', /data:application\/|data:text\//],
    ['a script that starts with the body', /<body[^>]*\son\w+=/i],
    ['a long run of escapes', /(\\x[\da-f]{2}){20}|(\\u[\da-f]{4}){20}|(%[\da-f]{2}){30}/i],
    ['a field for a password', /type="password"/i],
    ['words of a page to log in', /\b(log ?in|sign ?in|verify your account)\b/i],
  ])('is not in the file: %s', (_, marker) => {
    expect(marker.exec(html)?.[0]).toBeUndefined();
  });

  test('the file is not only a script', () => {
    const words = html
      .slice(html.indexOf('<body>'))
      .replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' ')
      .match(/\p{L}+/gu);
    expect(words?.length).toBeGreaterThan(300);
  });
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
