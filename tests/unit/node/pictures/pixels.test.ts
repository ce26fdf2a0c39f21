import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encode } from '../../../../src/node/pictures/pixels.ts';
import { noise, still } from '../../../support/damaged.ts';

const wanted = { ...still, width: 320, height: 180 };
const photo = await noise(320, 180).blur(0.6).png().toBuffer();

async function weightOf(width: number, quality: number): Promise<number> {
  const pixels = await sharp(photo).raw().toBuffer({ resolveWithObject: true });
  const smaller = sharp(pixels.data, { raw: pixels.info }).resize(
    width,
    Math.round((width * 9) / 16),
  );
  const webp = await smaller.webp({ quality, effort: 4 }).toBuffer();
  return `data:image/webp;base64,${webp.toString('base64')}`.length;
}

/** A photo gets fewer pixels before it gets worse than this. */
test.each([
  [320, 62, 288],
  [288, 62, 256],
  [256, 30, 192],
  [192, 10, 128],
  [128, 10, undefined],
])(
  'a photo of %i pixels has at least a quality of %i, or else %s pixels',
  async (width, quality, fewer) => {
    const budget = await weightOf(width, quality);
    expect((await encode(photo, { ...wanted, budget }))?.width).toBe(width);
    expect((await encode(photo, { ...wanted, budget: budget - 1 }))?.width).toBe(fewer);
  },
);
