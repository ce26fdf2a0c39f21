/** Elements in elements, which WebM is made of (RFC 8794). */
import { type ByteRange, type BytesAt, lettersIn } from '../bytes.ts';

export type EbmlElement = ByteRange & {
  id: number;
  /** Where its name begins. */
  start: number;
  /** The file ends before it does. */
  isCut: boolean;
};

/** The elements in a part of the file. One that says it is longer than the part, or does not say its length, ends with it. */
export async function* elementsIn(
  at: BytesAt,
  { from, to }: ByteRange,
): AsyncGenerator<EbmlElement> {
  let place = from;
  while (place < to) {
    const id = await numberAt(at, place);
    const length = id && (await numberAt(at, place + id.bytes));
    if (!length) return;
    const start = place + id.bytes + length.bytes;
    if (start > to) return;
    const end = length.isOpen ? to : start + length.value;
    const isCut = end > to;
    yield { id: id.marked, start: place, from: start, to: Math.min(end, to), isCut };
    place = end;
  }
}

export async function elementIn(
  at: BytesAt,
  part: ByteRange,
  id: number,
): Promise<EbmlElement | undefined> {
  for await (const element of elementsIn(at, part)) if (element.id === id) return element;
  return undefined;
}

/** A number of one to eight bytes: the zeros before its first one say how many. The name of an element includes that one. */
async function numberAt(at: BytesAt, place: number) {
  const first = (await at(place, 1))?.getUint8(0) ?? 0;
  const bytes = Math.clz32(first) - 23;
  const view = bytes <= 8 ? await at(place, bytes) : undefined;
  if (!view) return undefined;
  const mark = 2 ** (8 - bytes);
  // Without its mark, because with it a long number is more than JavaScript counts exactly.
  let value = first - mark;
  for (let index = 1; index < bytes; index += 1) value = value * 256 + view.getUint8(index);
  const most = 2 ** (7 * bytes);
  return { bytes, value, marked: value + most, isOpen: value >= most - 1 };
}

/** Names and numbers are short: a longer one is none. */
export async function viewOf(at: BytesAt, { from, to }: ByteRange): Promise<DataView | undefined> {
  return to - from <= 64 ? at(from, to - from) : undefined;
}

export async function textOf(at: BytesAt, element: ByteRange | undefined): Promise<string> {
  const view = element && (await viewOf(at, element));
  return view ? lettersIn(view).replace(/\0+$/, '') : '';
}

export async function countOf(
  at: BytesAt,
  element: ByteRange | undefined,
): Promise<number | undefined> {
  const view = element && (await viewOf(at, element));
  if (!view || view.byteLength === 0 || view.byteLength > 6) return undefined;
  let count = 0;
  for (let index = 0; index < view.byteLength; index += 1)
    count = count * 256 + view.getUint8(index);
  return count;
}
