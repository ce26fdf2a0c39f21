/** Compiles the program, once for all owners, and keeps the result until one of its sources changes. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import type { Program } from '../compile/compile.ts';
import { compileFonts } from '../compile/fonts.ts';
import type { Compiled, CompiledFonts } from '../compose/compiled.ts';
import type * as Composer from '../compose/compose.ts';
import { cached, keep, recall } from './files/cache.ts';
import type { Folders } from './folders.ts';

/** Reports in one line what is going to take some seconds. */
export type Report = (line: string) => void;

export function readFonts({ cache }: Pick<Folders, 'cache'>): Promise<CompiledFonts> {
  const recipe = { code: ['src/compile/fonts.ts'], inputs: ['fonts'] };
  return cached(cache, recipe, compileFonts);
}

/** Everything that is compiled, and the script that composes a site of it. */
export async function readCompiled(
  folders: Folders,
  report: Report,
): Promise<{ compiled: Compiled; composer: string }> {
  const [fonts, program] = await Promise.all([readFonts(folders), readProgram(folders, report)]);
  const { composer, ...compiled } = program;
  return { compiled: { ...compiled, fonts }, composer };
}

/** Composes with the same script that a browser runs. */
export function composeBy(composer: string): typeof Composer.compose {
  const { compose }: typeof Composer = runInThisContext(composer, { filename: 'composer.js' });
  return compose;
}

/** The list of the sources is kept separately, because it is known only after compiling. */
async function readProgram(folders: Folders, report: Report): Promise<Program> {
  const inputs = [`program for ${process.env.NODE_ENV}`];
  const known = await recall<string[]>(folders.cache, { code: [], inputs });
  const kept = known && (await recall<Program>(folders.cache, { code: known, inputs }));
  if (kept) return kept;
  report('Compiling the program: this takes some seconds, and is kept.');
  // Vite is loaded only if it is needed, because loading it takes longer than composing a site.
  const { compileProgram } = await import('../compile/compile.ts');
  const begun = Date.now();
  const { program, sources } = await compileProgram(folders);
  // Nothing is kept if a source changed meanwhile, because the compiler may have read the older version.
  const times = sources.map(async (file) => (await stat(join(folders.root, file))).mtimeMs);
  if ((await Promise.all(times)).some((time) => time >= begun)) return program;
  await keep(folders.cache, { code: [], inputs }, sources);
  await keep(folders.cache, { code: sources, inputs }, program);
  return program;
}
