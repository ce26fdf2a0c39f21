import { expect, test } from 'vitest';
import { canHaveWave, Loudness } from '../../../../src/compose/media/wave.ts';

const RATE = 8000;

/** A tone of this many seconds. `loudness` says how loud it is at each moment, of 1. */
function tone(seconds: number, loudness: (time: number) => number): Float32Array {
  return Float32Array.from({ length: seconds * RATE }, (_, at) => {
    const time = at / RATE;
    return loudness(time) * Math.sin(440 * 2 * Math.PI * time);
  });
}

function waveOf(...channels: readonly Float32Array[]): string | undefined {
  const loudness = new Loudness();
  loudness.add(channels);
  return loudness.wave();
}

const withPause = tone(3, (time) => (time < 1 || time >= 2 ? 0.5 : 0));
const PAUSE = `${'f'.repeat(20)}${'0'.repeat(20)}${'f'.repeat(20)}`;

test('a silence in the middle of a sound is seen there', () => {
  expect(waveOf(withPause)).toBe(PAUSE);
});

test('it does not matter in which pieces a sound comes', () => {
  const loudness = new Loudness();
  for (let from = 0; from < withPause.length; from += 777)
    loudness.add([withPause.subarray(from, from + 777)]);
  expect(loudness.wave()).toBe(PAUSE);
});

test('a sound that becomes louder has higher and higher bars', () => {
  const wave = [...`${waveOf(tone(3, (time) => time / 3))}`];
  expect(wave).toEqual([...wave].sort());
  expect(wave.at(0)).toBe('1');
  expect(wave.at(-1)).toBe('f');
});

test('quiet speech is as high as loud speech, and what is clipped is no higher', () => {
  for (const level of [0.002, 5])
    expect(waveOf(withPause.map((sample) => level * sample))).toBe(PAUSE);
});

test('a silence is flat, also with the noise of a recorder', () => {
  const noise = Float32Array.from({ length: RATE }, (_, at) => (at % 2 ? 0.0001 : -0.0001));
  expect(waveOf(noise)).toBe('0'.repeat(60));
  expect(waveOf(new Float32Array(RATE))).toBe('0'.repeat(60));
});

test('each channel counts by itself', () => {
  const silent = new Float32Array(withPause.length);
  expect(
    waveOf(
      withPause,
      withPause.map((sample) => -sample),
    ),
  ).toBe(PAUSE);
  expect(waveOf(silent, withPause)).toBe(PAUSE);
});

test('a sound of a fifth of a second has all bars, and one without samples none', () => {
  expect(waveOf(tone(0.2, () => 1))).toMatch(/^[ef]{60}$/);
  expect(waveOf(new Float32Array(1))).toBe('0'.repeat(60));
  expect(waveOf(new Float32Array())).toBeUndefined();
  expect(new Loudness().wave()).toBeUndefined();
});

test('samples that are no numbers are silent', () => {
  const damaged = withPause.map((sample, at) => (at < RATE ? Number.NaN : sample));
  expect(waveOf(damaged)).toBe(`${'0'.repeat(40)}${'f'.repeat(20)}`);
});

test.each([
  [1200, 40_000_000, true],
  [1201, 1000, false],
  [60, 40_000_001, false],
  [undefined, 1000, false],
])('of %s seconds and %s bytes, a wave is drawn: %s', (seconds, size, isDrawn) => {
  const head = { container: 'mp3', ...(seconds !== undefined && { seconds }) } as const;
  expect(canHaveWave(head, size)).toBe(isDrawn);
});
