/** Puts other content into a copy of the project, as an owner does who edits the files. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../src/content/types.ts';
import { root } from './project-copy.ts';

const fixture = join(root, 'tests/fixtures/owner');

/** The fixture owner's, and nothing of the project's own. */
export function moveIn(copy: string): void {
  const content = join(copy, 'src/content');
  for (const folder of [content, join(copy, 'public')]) {
    for (const name of readdirSync(folder)) {
      if (name !== 'types.ts') rmSync(join(folder, name), { recursive: true });
    }
  }
  cpSync(join(fixture, 'public'), join(copy, 'public'), { recursive: true });
  for (const name of readdirSync(join(fixture, 'content'))) {
    const file = readFileSync(join(fixture, 'content', name));
    const isSource = name.endsWith('.ts');
    writeFileSync(
      join(content, name),
      isSource
        ? file
            .toString()
            .replaceAll('../../../../src/content/', './')
            .replaceAll('../../../../src/', '../')
        : file,
    );
  }
}

/** Writes one of the files that hold nothing but data. */
export function writeContent<Name extends Exclude<keyof Content, 'texts'>>(
  copy: string,
  name: Name,
  value: Content[Name],
): void {
  writeContentTo(join(copy, 'src/content'), name, value);
}

export function writeContentTo(folder: string, name: string, value: unknown): void {
  const source = `export const ${name} = ${JSON.stringify(value, null, 2)};\n`;
  writeFileSync(join(folder, `${name}.ts`), source);
}
