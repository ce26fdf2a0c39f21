/** Compiles once for all owners, and keeps the result until one of its sources changes. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import type { Program } from '../compile/compile.ts';
import { compileFonts } from '../compile/fonts.ts';
import type { Compiled, CompiledFonts } from '../compose/compiled.ts';
import type * as Composer from '../compose/compose.ts';
import { cached, keep, recall } from './files/cache.ts';
import type { Folders } from './folders.ts';

/** Says in a line what takes some seconds now. */
export type Tell = (line: string) => void;

export function readFonts({ cache }: Pick<Folders, 'cache'>): Promise<CompiledFonts> {
  const recipe = { code: ['src/compile/fonts.ts'], inputs: ['fonts'] };
  return cached(cache, recipe, compileFonts);
}

/** All that is compiled, and the script that composes a site of it. */
export async function readCompiled(
  folders: Folders,
  tell: Tell,
): Promise<{ compiled: Compiled; composer: string }> {
  const [fonts, program] = await Promise.all([readFonts(folders), readProgram(folders, tell)]);
  const { composer, ...compiled } = program;
  return { compiled: { ...compiled, fonts }, composer };
}

/** Runs the same script that a browser would run. */
export function composeBy(composer: string): typeof Composer.compose {
  const { compose }: typeof Composer = runInThisContext(composer, { filename: 'composer.js' });
  return compose;
}

/** The list of its sources is kept separately, because it is known only after compiling. */
async function readProgram(folders: Folders, tell: Tell): Promise<Program> {
  const inputs = [`program for ${process.env.NODE_ENV}`];
  const known = await recall<string[]>(folders.cache, { code: [], inputs });
  const kept = known && (await recall<Program>(folders.cache, { code: known, inputs }));
  if (kept) return kept;
  tell('Compiling the program: this takes some seconds, and is kept.');
  // Vite is loaded only if it is needed, because loading it takes longer than composing a site.
  const { compileProgram } = await import('../compile/compile.ts');
  const begun = Date.now();
  const { program, sources } = await compileProgram(folders);
  // Nothing is kept if a source was saved meanwhile, because the compiler may have read the older one.
  const times = sources.map(async (file) => (await stat(join(folders.root, file))).mtimeMs);
  if ((await Promise.all(times)).some((time) => time >= begun)) return program;
  await keep(folders.cache, { code: [], inputs }, sources);
  await keep(folders.cache, { code: sources, inputs }, program);
  return program;
}
