import { deflateSync } from 'fflate';
import { mediaName } from '../../../schema/media-names.ts';
import { joined } from '../joined.ts';
import { crc32 } from './crc32.ts';
import { DEFLATED, STORED, type ZipEntry, zipParts } from './zip-parts.ts';

/** By their names. */
export type Files = ReadonlyMap<string, Uint8Array>;

export type PackedFile = ZipEntry<Uint8Array<ArrayBuffer>>;

/** The same files always give the same bytes. */
export const zipUp = (files: readonly PackedFile[]) => joined(zipParts(files));

export function zipEntry(name: string, bytes: Uint8Array, isStored = false): PackedFile {
  // A film is compressed already.
  const isMedia = mediaName(name) === undefined;
  const deflated = isStored || isMedia ? bytes : deflateSync(bytes, { level: 9 });
  const isSmaller = deflated.length < bytes.length;
  return {
    name,
    method: isSmaller ? DEFLATED : STORED,
    size: bytes.length,
    packedSize: isSmaller ? deflated.length : bytes.length,
    checksum: crc32(bytes),
    bytes: new Uint8Array(isSmaller ? deflated : bytes),
  };
}
