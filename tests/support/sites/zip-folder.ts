import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipEntry, zipUp } from '../../../src/compose/files/zip/zip.ts';

/** Puts the files of a folder into a zip beside it, and returns its path. */
export function zipFolder(folder: string): string {
  const zip = `${folder}.zip`;
  const entries = readdirSync(folder).map((name) =>
    zipEntry(name, readFileSync(join(folder, name))),
  );
  writeFileSync(zip, zipUp(entries));
  return zip;
}
