import { deflateSync } from 'fflate';
import { mediaName } from '../../schema/rules.ts';
import { crc32 } from './crc32.ts';
import { joined } from './joined.ts';
import { DEFLATED, STORED, type ZipEntry, zipParts } from './zip-parts.ts';

/** By their names. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The same files always give the same bytes. */
export function zipUp(files: Files): Uint8Array<ArrayBuffer> {
  return joined(zipParts([...files].map(([name, bytes]) => zipEntry(name, bytes))));
}

export function zipEntry(name: string, bytes: Uint8Array): ZipEntry<Uint8Array<ArrayBuffer>> {
  // A film is compressed already.
  const isMedia = mediaName(name) === undefined;
  const deflated = isMedia ? bytes : deflateSync(bytes, { level: 9 });
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
