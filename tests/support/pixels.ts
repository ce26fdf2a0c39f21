import type { Page } from 'puppeteer-core';
import sharp from 'sharp';

export type Colour = readonly [red: number, green: number, blue: number];

export type Box = { x: number; y: number; width: number; height: number };

/** A screenshot that can be asked for its colours. */
export type Picture = {
  /** Every colour in a box, once each. What lies beyond the picture is left out. */
  coloursIn: (box: Box) => Colour[];
  /** How much of the whole picture has a luminance from 0 for black to 1 for white that is within these. */
  shareWithin: (least: number, most: number) => number;
  /** Red, green and blue in one number. */
  valueAt: (x: number, y: number) => number;
  /** How many pixels have another colour than in a picture of the same size, with at least so much contrast. */
  changesSince: (before: Picture, least: number) => number;
};

/** The whole page, or what the window shows of it, in CSS pixels (at a density of 1). */
export async function takePicture(page: Page, part: 'page' | 'window' = 'page'): Promise<Picture> {
  const picture = await page.screenshot({ fullPage: part === 'page', optimizeForSpeed: true });
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const split = (colour: number): Colour => [colour >> 16, (colour >> 8) & 255, colour & 255];
  const at = (x: number, y: number) => data.readUIntBE((y * info.width + x) * 3, 3);
  const eachPixel = (box: Box, see: (x: number, y: number) => void) => {
    const right = Math.min(box.x + box.width, info.width);
    const bottom = Math.min(box.y + box.height, info.height);
    for (let y = Math.max(0, Math.ceil(box.y)); y < bottom; y++) {
      for (let x = Math.max(0, Math.ceil(box.x)); x < right; x++) see(x, y);
    }
  };
  return {
    coloursIn: (box) => {
      const found = new Set<number>();
      eachPixel(box, (x, y) => found.add(at(x, y)));
      return [...found].map(split);
    },
    shareWithin: (least, most) => {
      let count = 0;
      eachPixel({ x: 0, y: 0, ...info }, (x, y) => {
        const light = luminance(split(at(x, y)));
        if (light >= least && light <= most) count++;
      });
      return count / (info.width * info.height);
    },
    changesSince: (before, least) => {
      let count = 0;
      eachPixel({ x: 0, y: 0, ...info }, (x, y) => {
        const colour = at(x, y);
        // Few have changed at all.
        if (
          colour !== before.valueAt(x, y) &&
          contrast(split(colour), split(before.valueAt(x, y))) >= least
        )
          count++;
      });
      return count;
    },
    valueAt: at,
  };
}

/** WCAG 2: from 1 for two that are alike to 21 for black and white. */
export function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
