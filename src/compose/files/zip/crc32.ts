/** The checksum of files in a zip. fflate has one, too, but does not export it. */

/** The checksum of a byte, for each byte. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** `before` is the checksum of what stands before these bytes. */
export function crc32(bytes: Uint8Array, before = 0): number {
  let sum = before ^ 0xffffffff;
  // An index is used, because an iterator takes five times as long, and a film has gigabytes.
  for (let at = 0; at < bytes.length; at += 1)
    sum = (sum >>> 8) ^ (TABLE[(sum ^ (bytes[at] ?? 0)) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}
