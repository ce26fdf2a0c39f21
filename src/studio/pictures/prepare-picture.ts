/** Crops, scales and encodes a photo in the browser. The result holds only pixels. */
import { toBase64 } from '../../compose/base64.ts';
import type { Picture } from '../../compose/ingredients.ts';
import {
  fitInto,
  frameOf,
  heightOf,
  issueOfWeight,
  type PictureIssue,
  shapedFor,
  type Wanted,
} from '../../compose/pictures/wanted.ts';
import { messages } from '../../messages/messages.ts';
import type { Size } from '../../site/site-content.ts';
import { contextOf, isFalsified } from './canvas.ts';

/** A photo of 8,000 by 6,000 pixels has fewer. One that has more is halved first, so that its pixels are in memory only once. */
const MOST_PIXELS = 50_000_000;

/** Reads the bytes of a picture that a canvas returns. */
export type Read = (picture: Blob) => Promise<ArrayBuffer>;

/**
 * Encodes a picture for several places, because decoding it takes as long as encoding. `read` runs in the page, because in WebKit
 * a worker of a page from a disk cannot read its own blobs.
 */
export async function encodeImage(
  image: ImageBitmap,
  wanteds: readonly Wanted[],
  read: Read,
): Promise<(Picture | PictureIssue)[]> {
  if (isFalsified()) {
    image.close();
    return wanteds.map(() => ({ problem: messages.studio.pictureFalsified, expected: '' }));
  }
  const source = halved(image);
  const encoded: (Picture | PictureIssue)[] = [];
  for (const wanted of wanteds) {
    encoded.push((await encode(source, wanted, read)) ?? issueOfWeight(wanted));
  }
  if (source instanceof ImageBitmap) source.close();
  return encoded;
}

type Source = ImageBitmap | OffscreenCanvas;

/** Halves it until it has no more pixels than a phone can hold. */
function halved(image: ImageBitmap): Source {
  let source: Source = image;
  while (source.width * source.height > MOST_PIXELS) {
    const { width, height }: Size = source;
    const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
    source = drawn(half, source, { left: 0, top: 0, width, height });
    image.close();
  }
  return source;
}

async function encode(image: Source, wanted: Wanted, read: Read): Promise<Picture | undefined> {
  const shaped = shapedFor(image, wanted);
  const frame = frameOf(image, shaped);
  const width = Math.min(shaped.width, frame.width);
  const full = { width, height: heightOf(width, shaped) };
  const cropped = scaledTo(full, image, frame);
  const colour = averageOf(cropped);
  const type = (await makesWebP()) ? 'image/webp' : 'image/jpeg';
  const fitted = await fitInto(shaped, width, (size) => {
    const canvas =
      size.width === width ? cropped : scaledTo(size, cropped, { left: 0, top: 0, ...full });
    return async (quality) => {
      const blob = await canvas.convertToBlob({ type, quality: quality / 100 });
      const bytes = new Uint8Array(await read(blob));
      return `data:${type};base64,${toBase64(type === 'image/webp' ? pixelsOf(bytes) : bytes)}`;
    };
  });
  return fitted && { ...fitted, ...(colour !== undefined && { colour }) };
}

type Frame = Size & { left: number; top: number };

/** Halves the picture several times, because a browser skips pixels if a picture gets much smaller in one step. */
function scaledTo(size: Size, source: Source, frame: Frame): OffscreenCanvas {
  let from = source;
  let { left, top, width, height } = frame;
  while (width > 2 * size.width) {
    const half = { width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
    from = drawn(half, from, { left, top, width, height });
    ({ width, height } = half);
    left = 0;
    top = 0;
  }
  return drawn(size, from, { left, top, width, height });
}

function drawn({ width, height }: Size, source: Source, frame: Frame) {
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, frame.left, frame.top, frame.width, frame.height, 0, 0, width, height);
  return canvas;
}

/** Safari cannot encode WebP, and returns a PNG. */
async function makesWebP(): Promise<boolean> {
  const pixel = new OffscreenCanvas(1, 1);
  contextOf(pixel);
  return (await pixel.convertToBlob({ type: 'image/webp' })).type === 'image/webp';
}

/** Drops the colour profile that Chromium adds. It has 456 bytes and says sRGB, which is the default anyway. */
function pixelsOf(webp: Uint8Array): Uint8Array {
  const view = new DataView(webp.buffer);
  const ascii = (at: number) => String.fromCharCode(...webp.subarray(at, at + 4));
  if (ascii(12) !== 'VP8X') return webp;
  const parts: Uint8Array[] = [];
  for (let at = 12; at < webp.length; ) {
    const end = at + 8 + view.getUint32(at + 4, true);
    const name = ascii(at);
    if (name === 'ALPH') return webp;
    if (name === 'VP8 ' || name === 'VP8L') parts.push(webp.subarray(at, end + (end % 2)));
    at = end + (end % 2);
  }
  const [pixels] = parts;
  if (!pixels) return webp;
  const plain = new Uint8Array(12 + pixels.length);
  plain.set(webp.subarray(0, 12));
  plain.set(pixels, 12);
  new DataView(plain.buffer).setUint32(4, plain.length - 8, true);
  return plain;
}

/** The average colour. Undefined for a picture with transparent parts. */
function averageOf(canvas: OffscreenCanvas): string | undefined {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  const sums = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 255) return undefined;
    for (const channel of [0, 1, 2])
      sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0);
  }
  return `rgb(${sums.map((sum) => Math.round((4 * sum) / data.length)).join()})`;
}
