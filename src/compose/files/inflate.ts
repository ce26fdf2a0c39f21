/** Unpacks what anybody may have packed: a few bytes can unfold to gigabytes. */
import { Inflate, Unzlib } from 'fflate';

/** How many bytes there is room for. Each of several that share it leaves less to the others. */
export type Room = { left: number };

/** In bytes. It is unpacked piece by piece, because fflate unfolds a whole piece before it tells how much that is. */
const PIECE = 16_384;
/** A block of this format has at most 65,535 bytes that are not packed, and so takes this many pieces. */
const MOST_PIECES = 5;
/** The format repeats 258 bytes with two bits. */
const MOST_UNFOLDED = 1032;

/** Returns nothing if the bytes are damaged, or unfold to more than there is room for. */
export function inflate(
  packed: Uint8Array,
  kind: 'raw' | 'zlib',
  room: Room,
): Uint8Array<ArrayBuffer> | undefined {
  const pieces: Uint8Array[] = [];
  const take = (piece: Uint8Array) => {
    pieces.push(piece);
    room.left -= piece.length;
  };
  const unpacking = kind === 'zlib' ? new Unzlib(take) : new Inflate(take);
  let emptyInTurn = 0;
  // What follows the end is kept and copied with each piece, so this stops there.
  for (
    let at = 0;
    at < packed.length && room.left >= 0 && emptyInTurn <= MOST_PIECES;
    at += PIECE
  ) {
    const piece = packed.subarray(at, at + PIECE);
    const { left } = room;
    try {
      unpacking.push(piece, at + PIECE >= packed.length);
    } catch {
      // It may have taken the time for all of this before it failed.
      room.left -= piece.length * MOST_UNFOLDED;
      return undefined;
    }
    emptyInTurn = room.left === left ? emptyInTurn + 1 : 0;
  }
  return room.left < 0 ? undefined : joined(pieces);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
