import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../src/content/types.ts';
import { root } from './project-copy.ts';

const fixture = 'tests/fixtures/owner';

type Changes = Partial<Omit<Content, 'texts'>> & {
  /** A PNG in the place of the drawing. */
  portrait?: Uint8Array;
};

/** The fixture owner with other content here and there, in a folder of this name to build from; its path from the project folder. */
export function ownerLike(name: string, { portrait, ...content }: Changes): string {
  const owner = `.cache/owners/${name}`;
  const folder = join(root, owner);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, fixture), folder, { recursive: true });
  for (const [file, value] of Object.entries(content)) {
    const text = `export const ${file} = ${JSON.stringify(value, null, 2)};\n`;
    writeFileSync(join(folder, 'content', `${file}.ts`), text);
  }
  if (portrait) {
    rmSync(join(folder, 'content/portrait.svg'));
    writeFileSync(join(folder, 'content/portrait.png'), portrait);
  }
  return owner;
}
