import { zipSync } from 'fflate';

/** By their names. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** The same files always give the same bytes. */
export function zipUp(files: Files): Uint8Array<ArrayBuffer> {
  // All files have the same date. It is in local time, because the zip format has no time zone.
  const mtime = new Date(2000, 0, 1);
  // Each is a plain file from Unix, because Info-ZIP's unzip reads the names of files from DOS in a code page of DOS.
  const file = { mtime, os: 3, attrs: 0o100644 << 16 };
  return zipSync(Object.fromEntries(files), { level: 9, ...file });
}
