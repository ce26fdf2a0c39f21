import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipEntry, zipUp } from '../../../../../src/compose/files/zip/zip.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

const files = new Map([
  ['index.html', bytesOf('Hello. '.repeat(1000))],
  ['Begoña-CV.pdf', bytesOf('%PDF')],
  ['reel.mp4', new Uint8Array(10_000)],
  ['empty.txt', new Uint8Array()],
]);
const zipped = () => zipUp([...files].map(([name, bytes]) => zipEntry(name, bytes)));

test('a zip holds each file, in their order', () => {
  expect(Object.entries(unzipSync(zipped()))).toEqual([...files]);
});

test('the same files give the same bytes', () => {
  expect(zipped()).toEqual(zipped());
});

test('a film is not packed, and all else is', () => {
  expect(zipped().length).toBeGreaterThan(10_000);
  expect(zipped().length).toBeLessThan(11_000);
});
