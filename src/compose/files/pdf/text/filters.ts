/** Unpacks streams of text (ISO 32000-1, 7.4). Those of pictures are of no use here. */
import { fromLatin1, latin1 } from '../../../latin1.ts';
import { inflate, type Room } from '../../zip/inflate.ts';
import type { PdfObjects, PdfStream } from '../pdf-objects.ts';
import type { PdfValue } from '../pdf-values.ts';

type Filter = (packed: Uint8Array, room: Room) => Uint8Array | undefined;

const FILTERS: ReadonlyMap<PdfValue, Filter> = new Map<PdfValue, Filter>([
  ['FlateDecode', (packed, room) => inflate(packed, 'zlib', room)],
  ['Fl', (packed, room) => inflate(packed, 'zlib', room)],
  ['LZWDecode', lzw],
  ['LZW', lzw],
  ['ASCII85Decode', ascii85],
  ['A85', ascii85],
  ['ASCIIHexDecode', asciiHex],
  ['AHx', asciiHex],
]);

/** Nobody needs more of them, and each could make the rest ten times as large. */
const MOST_FILTERS = 4;

/** Returns nothing if it is damaged, or packed as a picture. */
export function unpacked(
  { head, packed }: PdfStream,
  objects: PdfObjects,
  room: Room,
): Uint8Array | undefined {
  const names = [objects.follow(head.get('Filter') ?? head.get('F'))].flat();
  let bytes: Uint8Array | undefined = packed;
  for (const name of names.slice(0, MOST_FILTERS)) {
    if (name === undefined || bytes === undefined) break;
    bytes = FILTERS.get(objects.follow(name))?.(bytes, room);
  }
  return room.left < 0 ? undefined : bytes;
}

function asciiHex(packed: Uint8Array): Uint8Array {
  const [digits = ''] = latin1(packed)
    .replace(/[^\da-f>]/gi, '')
    .split('>');
  return Uint8Array.from({ length: Math.ceil(digits.length / 2) }, (_, index) =>
    Number.parseInt(digits.slice(2 * index, 2 * index + 2).padEnd(2, '0'), 16),
  );
}

/** Five signs are four bytes. */
function ascii85(packed: Uint8Array): Uint8Array {
  const [signs = ''] = latin1(packed).replace(/\s|<~/g, '').split('~');
  const whole = signs.replaceAll('z', '!!!!!');
  let bytes = '';
  for (let at = 0; at < whole.length; at += 5) {
    const group = whole.slice(at, at + 5);
    let value = 0;
    for (const sign of group.padEnd(5, 'u')) value = value * 85 + sign.charCodeAt(0) - 33;
    bytes += [24, 16, 8, 0]
      .slice(0, group.length - 1)
      .map((shift) => String.fromCharCode(Math.floor(value / 2 ** shift) & 255))
      .join('');
  }
  return fromLatin1(bytes);
}

const CLEAR = 256;
const END = 257;

/** Each code is a text that was there before, and a byte more. */
function lzw(packed: Uint8Array, room: Room): Uint8Array | undefined {
  let known: string[] = [];
  let width = 9;
  let before = '';
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of packed) {
    held = ((held << 8) | byte) & 0xffffff;
    bits += 8;
    if (bits < width) continue;
    bits -= width;
    const code = (held >> bits) & ((1 << width) - 1);
    if (code === END) break;
    if (code === CLEAR) {
      known = [];
      width = 9;
      before = '';
      continue;
    }
    const [first = ''] = before;
    const next = code < 256 ? String.fromCharCode(code) : (known[code - 258] ?? before + first);
    if (before !== '') known.push(before + (next[0] ?? ''));
    text += next;
    room.left -= next.length;
    if (room.left < 0 || known.length > 4096) return undefined;
    before = next;
    const size = known.length + 259;
    width = size >= 2048 ? 12 : size >= 1024 ? 11 : size >= 512 ? 10 : 9;
  }
  return fromLatin1(text);
}
