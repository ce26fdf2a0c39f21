import { readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What systems put into folders by themselves: it is nobody's input or output, and a file manager may hold it open. */
const SYSTEM_FILE =
  /^(?:\._.*|\.ds_store|\.localized|icon\r|desktop\.ini|(?:eh)?thumbs\.db|\.directory)$/i;

/** What is in a folder by its names, without the files of systems; nothing where there is no folder. */
export async function namesIn(folder: string): Promise<string[]> {
  return withoutSystemFiles(await readdir(folder).catch(() => []));
}

/** The same at once, and it throws where something else stands in the place of the folder. */
export function namesInSync(folder: string): string[] {
  try {
    return withoutSystemFiles(readdirSync(folder));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function withoutSystemFiles(names: readonly string[]): string[] {
  return names.filter((name) => !SYSTEM_FILE.test(name)).sort();
}

/** A name as its folder spells it: in a zip from a Mac, accents stand beside their letters. */
export function speltIn(names: readonly string[], name: string): string | undefined {
  return names.find((each) => each.normalize() === name.normalize());
}

/** Whether a folder holds these files, byte for byte. Dates say nothing: a copy or a checkout renews them. */
export function holds(folder: string, files: ReadonlyMap<string, Uint8Array>): boolean {
  return [...files].every(([name, content]) => {
    try {
      return readFileSync(join(folder, name)).equals(content);
    } catch {
      return false;
    }
  });
}
