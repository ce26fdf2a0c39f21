import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipUp } from '../../../../src/compose/files/zip.ts';

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
