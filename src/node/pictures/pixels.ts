/** Crops any image that sharp can read, and encodes it as WebP within a budget. All browsers of the last years show WebP. */
import sharp, { type Raw } from 'sharp';
import type { Picture } from '../../compose/ingredients.ts';
import {
  fitInto,
  frameOf,
  heightOf,
  shapedFor,
  type Wanted,
} from '../../compose/pictures/wanted.ts';
import { withGammaAsProfile } from './png-gamma.ts';

const STRICT = { failOn: 'error', sequentialRead: true } as const;

/** An image as browsers show it: upright, and in the colours that it means. Throws if it is broken. */
async function asShown(source: Buffer) {
  const bytes = await withColours8Bit(withGammaAsProfile(source));
  // The whole image is read first, because a crop may not contain a broken part.
  await sharp(bytes, STRICT).resize(64).raw().toBuffer();
  const { format, space, icc, autoOrient, width, height } = await sharp(bytes).metadata();
  const image = sharp(bytes, STRICT).toColourspace('srgb');
  // sharp makes values of P3 from 16 bits with a profile.
  if (space === 'rgb16' && icc) image.withIccProfile('srgb');
  // No browser turns a WebP, whatever its EXIF says.
  return format === 'webp'
    ? { image, whole: { width, height } }
    : { image: image.autoOrient(), whole: autoOrient };
}

/** sharp does not heed the profile of an image that is grey in 16 bits, but of one in 8 bits. */
async function withColours8Bit(bytes: Buffer): Promise<Buffer> {
  const { space, icc } = await sharp(bytes).metadata();
  if (space !== 'grey16' || !icc) return bytes;
  return sharp(bytes, STRICT)
    .toColourspace('b-w')
    .keepMetadata()
    .tiff({ compression: 'none' })
    .toBuffer();
}

/** Returns the pixels: upright, cropped and in sRGB, and their shape. */
async function crop(bytes: Buffer, wanted: Wanted) {
  const { image, whole } = await asShown(bytes);
  const shape = shapedFor(whole, wanted);
  const frame = frameOf(whole, shape);
  const isFramed = wanted.position !== 'attention';
  if (isFramed) image.extract(frame);
  const width = Math.min(shape.width, frame.width);
  const fit = isFramed ? 'fill' : 'cover';
  const { data, info } = await image
    .resize(width, heightOf(width, shape), { fit, position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  // `info` says that the colours are multiplied by alpha if the image was scaled. They are not: sharp has divided them again.
  return { data, raw, shape };
}

/** Encodes at the largest width that fits the budget with an acceptable quality. Throws if the image is broken. */
export async function encode(bytes: Buffer, wanted: Wanted): Promise<Picture | undefined> {
  const { data, raw, shape } = await crop(bytes, wanted);
  const colour = await averageOf(data, raw);
  const fitted = await fitInto(shape, raw.width, ({ width, height }) => {
    const scaled = sharp(data, { raw }).resize(width, height);
    return async (quality) => {
      const webp = await scaled.clone().webp({ quality, effort: 4 }).toBuffer();
      return `data:image/webp;base64,${webp.toString('base64')}`;
    };
  });
  return fitted && { ...fitted, ...colour };
}

async function averageOf(data: Buffer, raw: Raw): Promise<{ colour?: string }> {
  const { channels, isOpaque } = await sharp(data, { raw }).stats();
  if (!isOpaque) return {};
  const [red, green, blue] = channels.map(({ mean }) => Math.round(mean));
  return { colour: `rgb(${red},${green ?? red},${blue ?? red})` };
}
