/** TIFFs that sharp does not read, or whose colours it would change without a word, by what their first list of tags says. */
import { pictureKindOf } from '../../compose/pictures/picture-kind.ts';

const IS_REDUCED = 254;
const BITS = 258;
const COMPRESSION = 259;
const COLOURS = 262;
const PLANES = 284;

/** How their colours are meant: those that sharp reads rightly are not in the list. */
const UNREAD = new Map([
  [4, 'mask'],
  [6, 'YCbCr'],
  [9, 'ICC L*a*b*'],
  [10, 'ITU L*a*b*'],
  [32803, 'CFA'],
  [34892, 'LinearRaw'],
]);
/** Inside a JPEG these are its usual colours. */
const YCBCR = 6;
const JPEG = 7;

/** What kind of TIFF it is, if it is one that is not read. */
export function unusualTiff(tiff: Buffer): string | undefined {
  const tags = firstTags(tiff);
  const colours = tags.get(COLOURS) ?? 0;
  // Cameras store a small picture first, and the one that they have taken behind it.
  if (((tags.get(IS_REDUCED) ?? 0) & 1) === 1) return 'RAW';
  if (colours === YCBCR && tags.get(COMPRESSION) === JPEG) return undefined;
  const name = UNREAD.get(colours);
  return name && `TIFF (${name})`;
}

/** What is rare in a TIFF that was not read, if it is no damage: how deep, how packed, or in which colours. */
export function rareTiff(tiff: Buffer): string | undefined {
  const tags = firstTags(tiff);
  const bits = tags.get(BITS) ?? 1;
  if (![1, 2, 4, 8, 16].includes(bits)) return `TIFF (${bits} bit)`;
  if ((tags.get(COLOURS) ?? 0) === 8) return 'TIFF (L*a*b*)';
  if (tags.get(COMPRESSION) === 34925) return 'TIFF (LZMA)';
  return tags.get(PLANES) === 2 ? 'TIFF (planar)' : undefined;
}

/** The first number of each tag, none if it is no TIFF. A file that ends within has those before its end. */
function firstTags(tiff: Buffer): ReadonlyMap<number, number> {
  if (pictureKindOf(tiff) !== 'TIFF') return new Map();
  const isLittle = tiff[0] === 0x49;
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const tags = new Map<number, number>();
  try {
    // A BigTIFF has twice as long addresses. More than four gigabytes are never in memory.
    const isBig = short(2) === 43;
    const start = isBig ? long(isLittle ? 8 : 12) : long(4);
    const [first, length, value] = isBig ? [start + 8, 20, 12] : [start + 2, 12, 8];
    const count = isBig ? long(isLittle ? start : start + 4) : short(start);
    for (let at = first; at < first + count * length; at += length) {
      const isShort = short(at + 2) === 3;
      const many = long(isBig && !isLittle ? at + 8 : at + 4) > (length - value) / 2;
      // Of numbers that find no room in the list, it says where they are.
      const place =
        isShort && many ? long(isBig && !isLittle ? at + value + 4 : at + value) : at + value;
      tags.set(short(at), isShort ? short(place) : long(place));
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return tags;
}
