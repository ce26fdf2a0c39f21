import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawings } from '../../../src/compose/drawings.ts';
import { motifs } from '../../../src/schema/choices.ts';

/** So many units around the box of 48 × 48. */
const MARGIN = 12;
const SIZE = 48 + 2 * MARGIN;

/** The places where something is drawn, in units of the box. */
async function inkOf(paths: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"
    viewBox="${-MARGIN} ${-MARGIN} ${SIZE} ${SIZE}" fill="none" stroke="#000" stroke-width="1.6"
    stroke-linecap="round" stroke-linejoin="round">${paths}</svg>`;
  const alphas = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  return [...alphas].flatMap((alpha, index) =>
    alpha > 0 ? [{ x: (index % SIZE) - MARGIN, y: Math.floor(index / SIZE) - MARGIN }] : [],
  );
}

describe.each(motifs)('the drawing %s', (name) => {
  const { lines, accent } = drawings[name];

  test('stays in its box, in the middle of it, and fills most of it', async () => {
    const ink = await inkOf(`<path d="${accent}"/><path d="${lines}"/>`);
    const [left, right] = [Math.min(...ink.map(({ x }) => x)), Math.max(...ink.map(({ x }) => x))];
    const [top, bottom] = [Math.min(...ink.map(({ y }) => y)), Math.max(...ink.map(({ y }) => y))];
    // The card of the personal page cuts off what is higher or lower.
    expect(top).toBeGreaterThanOrEqual(3);
    expect(bottom).toBeLessThanOrEqual(45);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThan(48);
    expect(Math.max(right - left, bottom - top)).toBeGreaterThanOrEqual(32);
    expect(Math.abs((left + right) / 2 - 23.5)).toBeLessThanOrEqual(3);
    expect(Math.abs((top + bottom) / 2 - 23.5)).toBeLessThanOrEqual(3);
  });

  test('has one accent, which is an area and not most of it', async () => {
    expect(accent.match(/m/gi)).toHaveLength(1);
    const area = (await inkOf(`<path d="${accent}" stroke="none" fill="#000"/>`)).length;
    expect(area).toBeGreaterThan(15);
    expect(area).toBeLessThan(400);
  });
});
