/** A film in fragments: each says which samples of which tracks it adds (ISO/IEC 14496-12, 8.8). */
import type { ByteRange, BytesAt } from '../bytes.ts';
import { type Box, boxesIn, boxIn } from './iso-boxes.ts';

/** What is known of each track by its number: its units a second, and the usual length of a sample in these. */
export type Scales = ReadonlyMap<number, { scale: number; usual: number }>;

/** In samples: how many are read at once. */
const MANY = 1000;

export async function scalesOf(
  at: BytesAt,
  movie: ByteRange,
  tracks: readonly { number: number; scale: number }[],
): Promise<Scales> {
  const usual = new Map<number, number>();
  const extended = await boxIn(at, movie, 'mvex');
  for await (const box of extended ? boxesIn(at, extended) : []) {
    const view = box.name === 'trex' ? await at(box.from, 16) : undefined;
    if (view) usual.set(view.getUint32(4), view.getUint32(12));
  }
  return new Map(
    tracks.map(({ number, scale }) => [number, { scale, usual: usual.get(number) ?? 0 }]),
  );
}

/** Notes by the number of each track how many units its samples reach with this fragment. Returns whether all of it could be read. */
export async function extend(
  at: BytesAt,
  fragment: ByteRange,
  scales: Scales,
  reached: Map<number, number>,
): Promise<boolean> {
  for await (const box of boxesIn(at, fragment)) {
    if (box.name === 'traf' && !(await extendTrack(at, box, scales, reached))) return false;
  }
  return true;
}

async function extendTrack(
  at: BytesAt,
  part: ByteRange,
  scales: Scales,
  reached: Map<number, number>,
): Promise<boolean> {
  let number = 0;
  let usual = 0;
  let units = 0;
  for await (const box of boxesIn(at, part)) {
    const head = await at(box.from, Math.min(24, box.to - box.from));
    if (!head || head.byteLength < 8) continue;
    const flags = head.getUint32(0) & 0xffffff;
    if (box.name === 'tfhd') {
      number = head.getUint32(4);
      units = reached.get(number) ?? 0;
      const behind = 8 + (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0);
      const saysUsual = (flags & 8) !== 0 && head.byteLength >= behind + 4;
      usual = saysUsual ? head.getUint32(behind) : (scales.get(number)?.usual ?? 0);
    }
    if (box.name === 'tfdt') {
      const isLong = head.getUint8(0) === 1 && head.byteLength >= 12;
      units = isLong ? Number(head.getBigUint64(4)) : head.getUint32(4);
    }
    if (box.name === 'trun') {
      const run = await lengthOf(at, box, { flags, count: head.getUint32(4), usual });
      if (run === undefined) return false;
      units += run;
    }
  }
  reached.set(number, Math.max(units, reached.get(number) ?? 0));
  return true;
}

/** How many units a run of samples takes. */
async function lengthOf(
  at: BytesAt,
  { from, to }: Box,
  { flags, count, usual }: { flags: number; count: number; usual: number },
): Promise<number | undefined> {
  if ((flags & 0x100) === 0) return count * usual;
  // Each row begins with the length, if that is said at all.
  const width = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => (flags & flag) !== 0).length;
  let place = from + 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0);
  const end = place + count * width;
  if (end > to) return undefined;
  let units = 0;
  while (place < end) {
    const rows = await at(place, Math.min(MANY * width, end - place));
    if (!rows) return undefined;
    for (let row = 0; row < rows.byteLength; row += width) units += rows.getUint32(row);
    place += rows.byteLength;
  }
  return units;
}

/** In seconds: how far the longest track reaches. */
export function secondsReached(reached: ReadonlyMap<number, number>, scales: Scales): number {
  let seconds = 0;
  for (const [number, units] of reached) {
    const scale = scales.get(number)?.scale ?? 0;
    if (scale > 0) seconds = Math.max(seconds, units / scale);
  }
  return seconds;
}
