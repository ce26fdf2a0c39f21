/** What the page needs of its pictures. Node and browsers encode by these values, so pictures weigh and look the same everywhere. */
import { messages } from '../../messages/messages.ts';
import type { Focus } from '../../schema/common-fields.ts';
import type { Size } from '../../site/site-content.ts';
import type { Issue } from '../check/issue.ts';

/**
 * What a place in the page needs of its picture: its size, or the square that a whole picture fits into. A photo that is smaller or
 * too heavy gets fewer pixels, in the same shape.
 */
export type Wanted = Size & {
  /** The most characters of its address. That is its weight in the file. */
  budget: number;
  /** In pixels. A photo with a shorter side is refused. */
  shortestSide: number;
  /** Which part stays of a photo of another shape: where the eye goes first ('attention'), around a place, or all of it ('whole'). */
  position: 'attention' | 'whole' | Focus;
};

export const PORTRAIT: Wanted = {
  width: 800,
  height: 1000,
  budget: 45_000,
  shortestSide: 600,
  position: 'attention',
};
export const STILL: Wanted = {
  width: 640,
  height: 360,
  budget: 20_000,
  shortestSide: 320,
  position: 'attention',
};

/** A picture on the page of a project. */
export const PICTURE: Wanted = {
  width: 1600,
  height: 1600,
  budget: 100_000,
  shortestSide: 320,
  position: 'whole',
};
/** What is seen before a film plays. */
export const POSTER: Wanted = { ...PICTURE, width: 1280, height: 1280, budget: 70_000 };

/** What is wanted of a picture of this size: one that stays whole keeps its own shape. */
export function shapedFor(own: Size, wanted: Wanted): Wanted {
  if (wanted.position !== 'whole') return wanted;
  const scale = wanted.width / Math.max(own.width, own.height);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { ...wanted, width: scaled(own.width), height: scaled(own.height) };
}

const PLACES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  left: [0, 0.5],
  right: [1, 0.5],
  top: [0.5, 0],
  bottom: [0.5, 1],
};

/** The place in shares of the width and of the height. 'attention', 'whole' and 'centre' give the middle. */
export function centreOf(position: Wanted['position']): readonly [x: number, y: number] {
  const [, x = 50, y = 50] = /^([\d.]+)% ([\d.]+)%$/.exec(position) ?? [];
  return PLACES[position] ?? [Number(x) / 100, Number(y) / 100];
}

/** Where to crop a picture: the largest part of the wanted shape, as near to the place as possible. In pixels of the picture. */
export function frameOf(whole: Size, wanted: Wanted) {
  // A browser's picture has no own properties to spread.
  if (wanted.position === 'whole')
    return { left: 0, top: 0, width: whole.width, height: whole.height };
  const [x, y] = centreOf(wanted.position);
  const width = Math.min(whole.width, Math.floor((whole.height * wanted.width) / wanted.height));
  const height = Math.min(whole.height, heightOf(whole.width, wanted));
  const left = startOf(width, x, whole.width);
  const top = startOf(height, y, whole.height);
  return { left, top, width, height };
}

function startOf(frame: number, place: number, whole: number): number {
  return Math.round(Math.min(Math.max(whole * place - frame / 2, 0), whole - frame));
}

/** Shares of the largest width, each with the lowest quality to try before a smaller width. */
const STEPS = [
  [1, 62],
  [0.9, 62],
  [0.8, 30],
  // Only pictures of noise need these, and the last ones only if it is transparent, because that is kept without loss.
  [0.6, 10],
  [0.4, 10],
  [0.25, 10],
  [0.15, 10],
] as const;

const QUALITIES = [88, 82, 76, 70, 66, 62, 56, 48, 40, 30, 20, 10];

/**
 * Encodes a picture at the largest width at which a decent quality fits the budget. `width` is its own width in pixels.
 * `scale` takes a size and returns a function that encodes it with a quality of 1 to 100, as an address.
 */
export async function fitInto(
  wanted: Wanted,
  width: number,
  scale: (size: Size) => (quality: number) => Promise<string>,
): Promise<(Size & { src: string }) | undefined> {
  for (const [share, worst] of STEPS) {
    const most = Math.min(Math.round(wanted.width * share), width);
    const size = { width: most, height: heightOf(most, wanted) };
    const qualities = QUALITIES.filter((each) => each >= worst);
    const src = await bestWithin(wanted.budget, qualities, scale(size));
    if (src !== undefined) return { src, ...size };
  }
  return undefined;
}

/** The address with the first of the qualities that fits. Each encoding halves the list, because those behind one that fits fit, too. */
async function bestWithin(
  budget: number,
  qualities: readonly number[],
  encode: (quality: number) => Promise<string>,
): Promise<string | undefined> {
  const middle = Math.floor(qualities.length / 2);
  const quality = qualities[middle];
  if (quality === undefined) return undefined;
  const src = await encode(quality);
  if (src.length > budget) return bestWithin(budget, qualities.slice(middle + 1), encode);
  return (await bestWithin(budget, qualities.slice(0, middle), encode)) ?? src;
}

export function heightOf(width: number, shape: Size): number {
  return Math.round((width * shape.height) / shape.width);
}

/** With more pixels even a small file could unpack to gigabytes. */
const MOST_PIXELS = 16_383 * 16_383;

export type PictureIssue = Pick<Issue, 'problem' | 'expected'>;

/** What is wrong with the size of a picture. */
export function issueOfSize(
  { width, height }: Size,
  { shortestSide }: Wanted,
): PictureIssue | undefined {
  const { large, small } = messages.issues.picture;
  if (width * height > MOST_PIXELS) return { ...large, problem: large.problem({ width, height }) };
  if (Math.min(width, height) >= shortestSide) return undefined;
  return {
    problem: small.problem({ width, height }),
    expected: small.expected({ pixels: shortestSide }),
  };
}

/** What is wrong with a picture that stays too large however it is encoded. */
export function issueOfWeight({ budget }: Wanted): PictureIssue {
  const { problem, expected } = messages.issues.picture.heavy;
  return { problem: problem({ kilobytes: budget / 1000 }), expected };
}
