import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { weighLibraries } from '../../bench/weights.ts';
import { builtFile } from '../../support/sites/site.ts';

const file = readFileSync(builtFile());
const html = file.toString();
const packed = (data: string | Buffer) => gzipSync(data, { level: 9 }).length;

function part(before: string, after: string, from = 0): string {
  const start = html.indexOf(before, from) + before.length;
  const end = html.indexOf(after, start);
  if (start < before.length || end < 0) throw new Error(`no ${before}…${after} in the file`);
  return html.slice(start, end);
}

const documentEnd = html.indexOf('</footer>');
const scripts = [...html.slice(documentEnd).matchAll(/<script>(.*?)<\/script>/gs)];
const program = scripts.map(([, script]) => script).join('\n');
const fonts = part('<style id="fonts">', '</style>', documentEnd);

/** gzip -9, plus 2 %. These fail if an import or a new version brings unused code of a library back. */
const LIBRARIES: Readonly<Record<string, number>> = {
  'react-dom': 64_400,
  swiper: 20_800,
  'react-router': 5_300,
  react: 3_060,
  'motion-dom': 2_890,
  scheduler: 1_510,
  'framer-motion': 1_020,
  // 146 bytes. How well they compress depends on the names that the minifier chooses.
  'motion-utils': 144,
};

describe('the file keeps its budgets', () => {
  test.each<[string, number, number]>([
    ['index.html, raw', file.length, 500_000],
    ['index.html, gzip -9', packed(file), 160_000],
    ['the program, gzip -9', packed(program), 110_500],
    ['the fonts, gzip -9', packed(fonts), 28_000],
  ])('%s', (_, bytes, limit) => {
    // The part was found.
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(limit);
  });

  test('no library brings more into the program than is needed today', async () => {
    const weights = await weighLibraries();
    const libraries = weights.filter(
      ({ name }) => !['this site', 'glue of the bundler'].includes(name),
    );
    expect(libraries.length).toBeGreaterThan(5);
    expect(libraries.filter(({ name, gzip }) => gzip > (LIBRARIES[name] ?? 0))).toEqual([]);
  });
});
