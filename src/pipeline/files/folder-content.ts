import { readdirSync, readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** What systems put into folders by themselves: it is nobody's input or output, and a file manager may hold it open. */
const SYSTEM_FILE =
  /^(?:\._.*|\.ds_store|\.localized|icon\r|desktop\.ini|(?:eh)?thumbs\.db|\.directory)$/i;

/** What is in a folder by its names, without the files of systems; nothing where there is no folder. */
export async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !SYSTEM_FILE.test(name)).sort();
}

/** A name as its folder spells it: in a zip from a Mac, accents stand beside their letters. */
export function speltIn(names: readonly string[], name: string): string | undefined {
  return names.find((each) => each.normalize() === name.normalize());
}

/** Everything in a folder, however deep, without the files of systems; by paths with '/', a folder before what is in it. */
export function entriesOf(folder: string): { path: string; isFolder: boolean }[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name }) => !SYSTEM_FILE.test(name))
    .map((entry) => ({
      path: relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'),
      isFolder: entry.isDirectory(),
    }));
}

/** Whether a folder holds these files and no others, byte for byte. Dates say nothing: a copy or a checkout renews them. */
export function holdsExactly(folder: string, files: ReadonlyMap<string, Uint8Array>): boolean {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return false;
  const found = entriesOf(folder).filter(({ isFolder }) => !isFolder);
  return (
    found.length === files.size &&
    found.every(({ path }) => {
      const content = files.get(path.normalize());
      return content !== undefined && readFileSync(join(folder, path)).equals(content);
    })
  );
}
