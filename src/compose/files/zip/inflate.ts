/** Unpacks bytes from unknown sources up to a limit, because a few bytes can unpack to gigabytes. */
import { Inflate, Unzlib } from 'fflate';
import { joined } from '../joined.ts';

/** How many more bytes may be unpacked. Several calls can share one room. */
export type Room = { left: number };

/** In bytes. The input is unpacked in pieces, because fflate unpacks a whole piece before it tells how much that is. */
const PIECE = 16_384;
/** A block that is stored without packing has at most 65,535 bytes, so it takes at most this many pieces. */
const MOST_PIECES = 5;
/** How many bytes a packed byte can become at most, because the format repeats 258 bytes with two bits. */
const MOST_PER_BYTE = 1032;

/** Returns nothing if the bytes are damaged, or unpack to more than there is room for. */
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
  let piecesWithoutOutput = 0;
  // This stops after the end of the data, because fflate keeps what follows and copies it with each piece.
  for (
    let at = 0;
    at < packed.length && room.left >= 0 && piecesWithoutOutput <= MOST_PIECES;
    at += PIECE
  ) {
    const piece = packed.subarray(at, at + PIECE);
    const { left } = room;
    try {
      unpacking.push(piece, at + PIECE >= packed.length);
    } catch {
      // Before it failed, it may have unpacked so much, and taken the time for that.
      room.left -= piece.length * MOST_PER_BYTE;
      return undefined;
    }
    piecesWithoutOutput = room.left === left ? piecesWithoutOutput + 1 : 0;
  }
  return room.left < 0 ? undefined : joined(pieces);
}
