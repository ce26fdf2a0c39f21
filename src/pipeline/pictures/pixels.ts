/** Any image that sharp can read, as WebP of a shape and a weight: every engine of the last years shows it. */
import sharp, { type OutputInfo, type Sharp } from 'sharp';

export type Frame = {
  /** Pixels: the shape, and the largest size. */
  width: number;
  height: number;
  /** What stays of a photo of another shape: where the eye goes first, or the middle. */
  position: 'attention' | 'centre';
};

export type Pixels = { data: Buffer; info: OutputInfo };

/** As a data: address. */
export type Encoded = { src: string; width: number; height: number };

/** Upright, in the colours of the web, and nothing but pixels. Throws where the image is broken. */
export async function crop(bytes: Buffer, frame: Frame): Promise<Pixels> {
  const strict = { failOn: 'error', sequentialRead: true } as const;
  // The crop may leave out what is broken.
  await sharp(bytes, strict).resize(64).raw().toBuffer();
  const upright = sharp(bytes, strict).autoOrient();
  const { autoOrient } = await upright.metadata();
  const widest = Math.floor((autoOrient.height * frame.width) / frame.height);
  const width = Math.min(frame.width, autoOrient.width, widest);
  return upright
    .resize(width, heightOf(width, frame), { fit: 'cover', position: frame.position })
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

const QUALITIES = [88, 82, 76, 70, 66, 56, 48, 40, 20];

/** The largest width at which a decent quality fits into so many characters. */
export async function encode(
  { data, info }: Pixels,
  frame: Frame,
  budget: number,
): Promise<Encoded | undefined> {
  for (const [share, worst] of STEPS) {
    const width = Math.min(Math.round(frame.width * share), info.width);
    const height = heightOf(width, frame);
    const scaled = sharp(data, { raw: info }).resize(width, height);
    const src = await bestAddress(scaled, worst, budget);
    if (src) return { src, width, height };
  }
  return undefined;
}

async function bestAddress(
  image: Sharp,
  worst: number,
  budget: number,
): Promise<string | undefined> {
  const at = async (quality: number): Promise<string | undefined> => {
    const webp = await image.clone().webp({ quality, effort: 4 }).toBuffer();
    const src = `data:image/webp;base64,${webp.toString('base64')}`;
    return src.length <= budget ? src : undefined;
  };
  // The worst first: most widths are settled by it.
  const fitting = await at(worst);
  if (!fitting) return undefined;
  for (const quality of QUALITIES.filter((each) => each > worst)) {
    const better = await at(quality);
    if (better) return better;
  }
  return fitting;
}

function heightOf(width: number, shape: Frame): number {
  return Math.round((width * shape.height) / shape.width);
}
