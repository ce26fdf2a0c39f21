/** Crops any image that sharp can read, and encodes it as WebP within a budget. All browsers of the last years show WebP. */
import sharp, { type OutputInfo } from 'sharp';
import type { Picture } from '../../compose/ingredients.ts';
import {
  fitInto,
  frameOf,
  heightOf,
  shapedFor,
  type Wanted,
} from '../../compose/pictures/wanted.ts';

/** Returns the pixels: upright, cropped and in sRGB, and their shape. Throws if the image is broken. */
async function crop(bytes: Buffer, wanted: Wanted) {
  const strict = { failOn: 'error', sequentialRead: true } as const;
  // The whole image is read first, because the crop may not contain a broken part.
  await sharp(bytes, strict).resize(64).raw().toBuffer();
  const upright = sharp(bytes, strict).autoOrient();
  const { autoOrient: whole } = await upright.metadata();
  const shape = shapedFor(whole, wanted);
  const frame = frameOf(whole, shape);
  const isFramed = wanted.position !== 'attention';
  if (isFramed) upright.extract(frame);
  const width = Math.min(shape.width, frame.width);
  const fit = isFramed ? 'fill' : 'cover';
  const pixels = await upright
    .resize(width, heightOf(width, shape), { fit, position: 'attention' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { ...pixels, shape };
}

/** Encodes at the largest width that fits the budget with an acceptable quality. Throws if the image is broken. */
export async function encode(bytes: Buffer, wanted: Wanted): Promise<Picture | undefined> {
  const { data, info, shape } = await crop(bytes, wanted);
  const colour = await averageOf(data, info);
  const fitted = await fitInto(shape, info.width, ({ width, height }) => {
    const scaled = sharp(data, { raw: info }).resize(width, height);
    return async (quality) => {
      const webp = await scaled.clone().webp({ quality, effort: 4 }).toBuffer();
      return `data:image/webp;base64,${webp.toString('base64')}`;
    };
  });
  return fitted && { ...fitted, ...colour };
}

async function averageOf(data: Buffer, raw: OutputInfo): Promise<{ colour?: string }> {
  const { channels, isOpaque } = await sharp(data, { raw }).stats();
  if (!isOpaque) return {};
  const [red, green, blue] = channels.map(({ mean }) => Math.round(mean));
  return { colour: `rgb(${red},${green ?? red},${blue ?? red})` };
}
