/** The waves of sounds that lie in the folder public. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { readMedia } from '../../../../src/compose/media/read-media.ts';
import { waveOf } from '../../../../src/node/sounds/wave-of.ts';
import { root } from '../../../support/sites/project-copy.ts';
import { scratchFolder } from '../../../support/sites/scratch-folder.ts';

const cache = scratchFolder('waves').path;
const fixture = (name: string) => readFileSync(join(root, 'tests/fixtures/films', name));

async function waveIn(bytes: Uint8Array): Promise<string | undefined> {
  const read = vi.fn(async (from: number, to: number) => bytes.subarray(from, to));
  const file = { size: bytes.length, read };
  const head = await readMedia(file);
  if (!head) throw new Error('It is no sound.');
  return waveOf(cache, file, head);
}

/** A decoder may need a moment to be silent. */
const PAUSE = /^[d-f]{19,20}[0-9a-f]{2}0{18}[0-9a-f]{1,2}[d-f]{18,20}$/;

describe('a silence in the middle', () => {
  test.each(['pause.mp3', 'pause.flac', 'pause.ogg', 'pause.opus', 'pause.wav'])(
    'of %s is seen there',
    async (name) => {
      const wave = `${await waveIn(fixture(name))}`;
      expect(wave).toMatch(PAUSE);
      expect(wave).toHaveLength(60);
    },
  );
});

/** A WAV of three seconds with a silence in its middle. */
function wavOf(
  codec: number,
  bits: number,
  write: (view: DataView, at: number, sample: number) => void,
) {
  const bytes = bits / 8;
  const count = 24_000;
  const view = new DataView(new ArrayBuffer(44 + count * bytes));
  const letters = (at: number, text: string) =>
    new Uint8Array(view.buffer).set(Buffer.from(text), at);
  letters(0, 'RIFF');
  view.setUint32(4, 36 + count * bytes, true);
  letters(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, codec, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 8000, true);
  view.setUint32(28, 8000 * bytes, true);
  view.setUint16(32, bytes, true);
  view.setUint16(34, bits, true);
  letters(36, 'data');
  view.setUint32(40, count * bytes, true);
  for (let index = 0; index < count; index += 1) {
    const isTone = index < 8000 || index >= 16_000;
    write(view, 44 + index * bytes, isTone ? Math.sin(index) : 0);
  }
  return new Uint8Array(view.buffer);
}

const FLOAT = 3;

describe('a WAV', () => {
  test.each([
    [1, 8, (view: DataView, at: number, sample: number) => view.setUint8(at, 128 + 127 * sample)],
    [
      1,
      16,
      (view: DataView, at: number, sample: number) => view.setInt16(at, 32_767 * sample, true),
    ],
    [
      1,
      24,
      (view: DataView, at: number, sample: number) => view.setInt16(at + 1, 32_767 * sample, true),
    ],
    [1, 32, (view: DataView, at: number, sample: number) => view.setInt32(at, 2e9 * sample, true)],
    [FLOAT, 32, (view: DataView, at: number, sample: number) => view.setFloat32(at, sample, true)],
    [FLOAT, 64, (view: DataView, at: number, sample: number) => view.setFloat64(at, sample, true)],
  ])('of codec %s with %s bits is read', async (codec, bits, write) => {
    expect(await waveIn(wavOf(codec, bits, write))).toMatch(/^f{20}0{20}f{20}$/);
  });
});

describe('no wave, and no stack, has', () => {
  test('AAC, because nobody decodes it in Node', async () => {
    expect(await waveIn(fixture('aac.m4a'))).toBeUndefined();
  });

  test('a codec that is not known', async () => {
    const bytes = wavOf(0x11, 8, () => {});
    expect(await waveIn(bytes)).toBeUndefined();
  });
});

test.each(['pause.mp3', 'pause.flac', 'pause.ogg', 'pause.opus', 'pause.wav'])(
  'of %s, damaged in its middle, what can be decoded is drawn, without a word in the terminal',
  async (name) => {
    const said = vi.spyOn(console, 'error');
    const bytes = fixture(name);
    const middle = bytes.length >> 1;
    for (let at = middle; at < middle + middle / 2; at += 1) bytes[at] = (at * 73) & 255;
    expect((await waveIn(bytes)) ?? '0'.repeat(60)).toMatch(/^[\da-f]{60}$/);
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  },
);

test('a sound of which nothing can be decoded has none', async () => {
  const bytes = fixture('pause.flac');
  bytes.fill(0, 86);
  expect(await waveIn(bytes)).toBeUndefined();
});

test('a sound is decoded once, and then its wave is kept', async () => {
  const bytes = fixture('pause.flac');
  const first = await waveIn(bytes);
  const head = await readMedia({ size: bytes.length, read: async (a, b) => bytes.subarray(a, b) });
  // The bytes say which sound it is; what the head says is not looked at then.
  const kept = await waveOf(
    cache,
    { size: bytes.length, read: async (from, to) => bytes.subarray(from, to) },
    { ...head, container: 'wav' },
  );
  expect(kept).toBe(first);
});
