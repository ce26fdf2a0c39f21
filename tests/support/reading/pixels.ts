import type { Page } from 'puppeteer-core';
import sharp from 'sharp';

export type Colour = readonly [red: number, green: number, blue: number];

export type Box = { x: number; y: number; width: number; height: number };

/** A screenshot and questions about its colours. */
export type Picture = {
  /** Every colour in a box, once each. It ignores what lies outside the picture. */
  coloursIn: (box: Box) => Colour[];
  /** The share of the picture with a luminance between these: 0 is black, 1 is white. */
  shareWithin: (least: number, most: number) => number;
  /** Each pixel as a number, row by row. */
  pixels: Uint32Array;
  /** How many pixels differ from a picture of the same size by at least this contrast. */
  changesSince: (before: Picture, least: number) => number;
};

/** Takes the whole page or the window, in CSS pixels (at a density of 1). */
export async function takePicture(page: Page, part: 'page' | 'window' = 'page'): Promise<Picture> {
  const picture = await page.screenshot({ fullPage: part === 'page', optimizeForSpeed: true });
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint32Array(new Uint8Array(data).buffer);
  return {
    pixels,
    coloursIn: (box) => {
      const found = new Set<number>();
      const right = Math.min(box.x + box.width, info.width);
      const bottom = Math.min(box.y + box.height, info.height);
      for (let y = Math.max(0, Math.ceil(box.y)); y < bottom; y++) {
        for (let x = Math.max(0, Math.ceil(box.x)); x < right; x++) {
          found.add(pixels[y * info.width + x] ?? 0);
        }
      }
      return [...found].map(colourOf);
    },
    shareWithin: (least, most) => {
      // Each colour is looked at once, because there are few.
      const counts = new Map<number, number>();
      for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
      let within = 0;
      for (const [pixel, count] of counts) {
        const light = luminance(colourOf(pixel));
        if (light >= least && light <= most) within += count;
      }
      return within / pixels.length;
    },
    changesSince: (before, least) => {
      let count = 0;
      pixels.forEach((pixel, index) => {
        const old = before.pixels[index] ?? 0;
        // Most pixels are equal, so this is fast.
        if (pixel !== old && contrast(colourOf(pixel), colourOf(old)) >= least) count++;
      });
      return count;
    },
  };
}

/** Red is first in memory, so it is the lowest part of the number. */
function colourOf(pixel: number): Colour {
  return [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
}

/** The contrast of WCAG 2: 1 for equal colours, 21 for black and white. */
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
