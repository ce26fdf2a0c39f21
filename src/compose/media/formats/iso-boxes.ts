/** Boxes in boxes, which MP4 and MOV are made of (ISO/IEC 14496-12). */
import { type ByteRange, type BytesAt, lettersIn } from '../bytes.ts';

export type Box = ByteRange & {
  name: string;
  /** Where its head begins: four bytes for its length, four for its name. */
  start: number;
  /** The file ends before it does. */
  isCut: boolean;
};

/** The boxes in a part of the file. One that says it is longer than the part ends with it. */
export async function* boxesIn(at: BytesAt, { from, to }: ByteRange): AsyncGenerator<Box> {
  let place = from;
  while (place + 8 <= to) {
    const head = await at(place, 8);
    if (!head) return;
    const said = head.getUint32(0);
    const long = said === 1 ? await at(place + 8, 8) : undefined;
    const length = long ? Number(long.getBigUint64(0)) : said || to - place;
    const from = place + (long ? 16 : 8);
    if (place + length < from || from > to) return;
    const end = Math.min(place + length, to);
    yield { name: lettersIn(head, 4), start: place, from, to: end, isCut: place + length > to };
    place = end;
  }
}

/** The first box of this name, or the one that a path of names leads to. */
export async function boxIn(
  at: BytesAt,
  part: ByteRange,
  ...path: string[]
): Promise<Box | undefined> {
  const [name, ...rest] = path;
  for await (const box of boxesIn(at, part)) {
    if (box.name === name) return rest.length > 0 ? boxIn(at, box, ...rest) : box;
  }
  return undefined;
}
