import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipUp } from '../../../../src/compose/files/zip.ts';
import { scratchFolder } from '../../../support/sites/scratch-folder.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

const files = new Map([
  ['index.html', bytesOf('Hello. '.repeat(1000))],
  ['Begoña-CV.pdf', bytesOf('%PDF')],
  ['reel.mp4', new Uint8Array(10_000)],
  ['empty.txt', new Uint8Array()],
]);

test('a zip holds each file, in their order', () => {
  expect(Object.entries(unzipSync(zipUp(files)))).toEqual([...files]);
});

test('the same files give the same bytes', () => {
  expect(zipUp(files)).toEqual(zipUp(new Map(files)));
});

test('a film is not packed, and all else is', () => {
  expect(zipUp(files).length).toBeGreaterThan(10_000);
  expect(zipUp(files).length).toBeLessThan(11_000);
});

test('Python reads it, with the names and the date', () => {
  const file = join(scratchFolder('a zip').path, 'site.zip');
  writeFileSync(file, zipUp(files));
  const script =
    'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), [(i.filename, i.date_time, oct(i.external_attr >> 16)) for i in z.infolist()])';
  const told = execFileSync('python3', ['-c', script, file], { encoding: 'utf8' }).trim();
  const listed = [...files.keys()].map((name) => `('${name}', (2000, 1, 1, 0, 0, 0), '0o100644')`);
  expect(told).toBe(`None [${listed.join(', ')}]`);
});
