/** Any image that sharp can read, as WebP of a shape and a weight: every engine of the last years shows it. */
import sharp, { type OutputInfo, type Sharp } from 'sharp';

/** What a place in the page asks of its picture. A photo that is smaller, or too heavy, gets fewer pixels of that shape. */
export type Wanted = {
  /** Pixels: the shape, and the largest size. */
  width: number;
  height: number;
  /** The most characters of its address, which is what it weighs in the file. */
  budget: number;
  /** Pixels: a photo with less on a side is refused. */
  shortestSide: number;
  /** What stays of a photo of another shape: where the eye goes first, or the middle. */
  position: 'attention' | 'centre';
};

/** As a data: address. */
export type Encoded = { src: string; width: number; height: number };

/** Upright, in the colours of the web, and nothing but pixels. Throws where the image is broken. */
export async function crop(bytes: Buffer, wanted: Wanted) {
  const strict = { failOn: 'error', sequentialRead: true } as const;
  // The crop may leave out what is broken.
  await sharp(bytes, strict).resize(64).raw().toBuffer();
  const upright = sharp(bytes, strict).autoOrient();
  const { autoOrient } = await upright.metadata();
  const widest = Math.floor((autoOrient.height * wanted.width) / wanted.height);
  const width = Math.min(wanted.width, autoOrient.width, widest);
  return upright
    .resize(width, heightOf(width, wanted), { fit: 'cover', position: wanted.position })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Shares of the largest width, and the worst quality at each before a smaller one is tried. */
const STEPS = [
  [1, 62],
  [0.9, 62],
  [0.8, 30],
  // Only pictures of pure noise get this far.
  [0.7, 10],
  [0.6, 10],
  [0.5, 10],
  [0.4, 10],
] as const;

const QUALITIES = [10, 20, 30, 40, 48, 56, 62, 66, 70, 76, 82, 88];

/** The largest width at which a decent quality fits into so many characters. */
export async function encode(
  { data, info }: { data: Buffer; info: OutputInfo },
  wanted: Wanted,
): Promise<Encoded | undefined> {
  for (const [share, worst] of STEPS) {
    const width = Math.min(Math.round(wanted.width * share), info.width);
    const height = heightOf(width, wanted);
    const scaled = sharp(data, { raw: info }).resize(width, height);
    const src = await bestAddress(scaled, worst, wanted.budget);
    if (src) return { src, width, height };
  }
  return undefined;
}

async function bestAddress(image: Sharp, worst: number, budget: number): Promise<string> {
  let best = '';
  for (const quality of QUALITIES.filter((each) => each >= worst)) {
    const webp = await image.clone().webp({ quality, effort: 4 }).toBuffer();
    const src = `data:image/webp;base64,${webp.toString('base64')}`;
    if (src.length > budget) break;
    best = src;
  }
  return best;
}

function heightOf(width: number, shape: Wanted): number {
  return Math.round((width * shape.height) / shape.width);
}
