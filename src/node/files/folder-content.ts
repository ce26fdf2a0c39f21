import { readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { areAlike, type Content, isOriginal } from './content.ts';

/** Files that systems put into folders by themselves. They are ignored, and a file manager may have them open. */
const SYSTEM_FILE =
  /^(?:\._.*|\.ds_store|\.localized|icon\r|desktop\.ini|(?:eh)?thumbs\.db|\.directory)$/i;

/** The names in a folder, without files of the system. A missing folder has none. */
export async function namesIn(folder: string): Promise<string[]> {
  return withoutSystemFiles(await readdir(folder).catch(() => []));
}

/** The same, synchronously. Throws if the folder is something else. */
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

/**
 * The exact spelling of a name in its folder. It may differ, because a zip from a Mac separates accents from their letters, and a
 * name that is copied in Windows may begin with an invisible character.
 */
export function speltIn(names: readonly string[], name: string): string | undefined {
  const plain = (each: string) => each.replace(/\p{Cf}/gu, '').normalize();
  return names.find((each) => plain(each) === plain(name));
}

/** Whether a folder has these files, byte for byte. */
export function holds(folder: string, files: ReadonlyMap<string, Content>): boolean {
  return [...files].every(([name, content]) => {
    const path = join(folder, name);
    try {
      if (isOriginal(content)) return areAlike(path, content.path);
      return readFileSync(path).equals(content);
    } catch {
      return false;
    }
  });
}
