import { latin1 } from '../latin1.ts';

/** A file of any size, which is read in ranges. `read` returns the bytes from one place up to another; both are in the file. */
export type RangedFile = {
  size: number;
  read: (from: number, to: number) => Promise<Uint8Array>;
};

/** The bytes at a place. There are none behind the end of the file. */
export type BytesAt = (place: number, length: number) => Promise<DataView | undefined>;

/** A part of a file: where its content begins and ends. */
export type ByteRange = { from: number; to: number };

/** Bytes that stand in place of others. */
export type Patch = { at: number; bytes: Uint8Array<ArrayBuffer> };

/** In bytes: how much is read at once. It holds a whole page of Ogg. */
export const RANGE = 65_536;
/** A film with its index at the end takes about five. */
const MOST_RANGES = 500;
/** A film with a long list of boxes takes some hundred. */
const MOST_LOOKS = 100_000;

/**
 * Reads a file in a few ranges and keeps only the last one. Whoever looks into too many places finds the end of the file, so
 * no file takes more than 32 MB of reading, whatever it says of itself.
 */
export function bytesOf({ size, read }: RangedFile): BytesAt {
  let start = 0;
  let range: Uint8Array = new Uint8Array();
  let looks = 0;
  let ranges = 0;
  return async (place, length) => {
    looks += 1;
    const isThere = place >= 0 && length <= RANGE && place + length <= size;
    if (!isThere || looks > MOST_LOOKS) return undefined;
    if (place < start || place + length > start + range.length) {
      ranges += 1;
      if (ranges > MOST_RANGES) return undefined;
      range = await read(place, Math.min(place + RANGE, size));
      start = place;
      // The file has become shorter.
      if (range.length < length) return undefined;
    }
    return new DataView(range.buffer, range.byteOffset + place - start, length);
  };
}

/** Bytes as Latin letters, which is how all formats name their parts. */
export function lettersIn(view: DataView, from = 0, to = view.byteLength): string {
  return latin1(new Uint8Array(view.buffer, view.byteOffset + from, to - from));
}

/** Four of them, which is how long most names are. There may be none. */
export async function lettersAt(at: BytesAt, place: number): Promise<string> {
  const view = await at(place, 4);
  return view ? lettersIn(view) : '';
}

/** In bytes: how much of names and XML is searched. Programs fill up XMP with some kB of blanks. */
const MOST_SEARCHED = 1_000_000;
/** In letters. */
const LONGEST_WORD = 20;

/** Whether words stand in a part of the file. */
export async function holdsWords(
  at: BytesAt,
  { from, to }: ByteRange,
  words: RegExp,
): Promise<boolean> {
  const end = Math.min(to, from + MOST_SEARCHED);
  for (let place = from; place < end; place += RANGE - LONGEST_WORD) {
    const view = await at(place, Math.min(RANGE, end - place));
    if (!view) return false;
    if (words.test(lettersIn(view))) return true;
  }
  return false;
}
