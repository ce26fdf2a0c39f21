/** Compiles the sources with Vite, once for all owners: the scripts and the style for the browser, and the script that composes a site. */
import { readFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { build, mergeConfig, normalizePath, type Plugin, type Rolldown } from 'vite';
import { COLOURS, type Compiled } from '../compose/compiled.ts';
import { MEASURES } from '../compose/link-image.ts';
import { ACCENTS, compileAccents } from './accents.ts';
import { splitStyle } from './split-style.ts';
import { tokenColour } from './token-colours.ts';
import { tokenMeasure } from './tokens.ts';
import { type ProjectFolders, viteConfig } from './vite-config.ts';

export type Program = Omit<Compiled, 'fonts'> & {
  /** A script that holds compose/compose.ts and all that it needs. Its value is what that module exports. */
  composer: string;
};

// Not a module, because a module waits for the end of the file, or runs after the browser has scrolled to the fragment.
const classicScript: Rolldown.OutputOptions = { format: 'iife', intro: "'use strict';" };

/** The names under which react-script.ts puts modules of React on the window, for the main script. */
const REACT_GLOBALS: Readonly<Record<string, string>> = {
  react: 'React',
  'react/jsx-runtime': 'ReactJSXRuntime',
  'react-dom': 'ReactDOM',
  'react-dom/client': 'ReactDOMClient',
};

/** Throws if a part of React is not on the window, because with a second copy of React nothing would work. */
export function isOnWindow(id: string): boolean {
  if (id in REACT_GLOBALS) return true;
  if (!/^(?:react|react-dom|scheduler)(?:\/|$)/.test(id)) return false;
  throw new Error(`Nothing puts ${id} on the window: add it to react-script.ts and REACT_GLOBALS.`);
}

/** Returns the program and the project's files that it was made of. It stays valid until one of them or a package changes. */
export async function compileProgram(folders: ProjectFolders) {
  const sources = new Set([ACCENTS, 'THIRD-PARTY-LICENSES.md', 'dist-readme.md']);
  const noted = { ...folders, note: (file: string) => sources.add(file) };
  const hydrationScript = (name: string) =>
    compileScript(noted, `src/site/hydration/${name}-script.ts`);
  const [page, react, projectPages, languages, languageSwitch, swiper, ...others] =
    await Promise.all([
      compileApp(noted, 'src/main.tsx'),
      compileReact(noted),
      compilePart(noted, 'src/site/pages/project/script.ts'),
      compilePart(noted, 'src/site/languages/script.ts'),
      compileScript(noted, 'src/site/languages/switch-script.ts'),
      hydrationScript('swiper'),
      hydrationScript('mark-route'),
      hydrationScript('promote-heading'),
      compileComposer(noted),
      readFile(join(folders.root, 'THIRD-PARTY-LICENSES.md'), 'utf8'),
      readFile(join(folders.root, 'dist-readme.md'), 'utf8'),
      noteCompiler(noted),
    ]);
  const [markRoute, promoteHeading, composer, notices, readme] = others;
  const program: Program = {
    scripts: { react, main: page.script, projectPages, languages, languageSwitch, swiper },
    markRoute,
    promoteHeading,
    style: splitStyle(page.style),
    colours: Object.fromEntries(
      COLOURS.map((name) => [name, tokenColour(`--${name}`)]),
    ) as Program['colours'],
    accents: compileAccents(),
    linkImageMeasures: Object.fromEntries(MEASURES.map((token) => [token, tokenMeasure(token)])),
    composer,
    notices,
    readme,
  };
  return { program, sources: [...sources].sort() };
}

type NotedFolders = ProjectFolders & { note?: (file: string) => void };

async function compileReact(folders: NotedFolders): Promise<string> {
  const script = await compileScript(folders, 'src/site/hydration/react-script.ts');
  const missing = Object.values(REACT_GLOBALS).find((name) => !script.includes(`${name}:`));
  if (missing) throw new Error(`react-script.ts puts no ${missing} on the window.`);
  return script;
}

export async function compileScript(
  folders: NotedFolders,
  entry: string,
  options: Rolldown.OutputOptions = {},
): Promise<string> {
  const output = { ...classicScript, ...options };
  return (await compileEntry(folders, entry, { output })).script;
}

/** Compiles a script that takes React from the window, and the style that it imports. */
export function compileApp(folders: NotedFolders, entry: string) {
  const output = { ...classicScript, globals: REACT_GLOBALS };
  return compileEntry(folders, entry, { external: isOnWindow, output });
}

/** Compiles a script that only some sites have. It takes from the window what shared.ts puts there. */
async function compilePart(folders: NotedFolders, entry: string): Promise<string> {
  const site = join(folders.root, 'src/site');
  const shared = await readFile(join(site, 'shared.ts'), 'utf8');
  const ids = [...shared.matchAll(/from '(.*)'/g)].map(([, id = '']) =>
    id.startsWith('.') ? join(site, id) : id,
  );
  const isShared = (id: string) => ids.includes(isAbsolute(id) ? join(id) : id);
  const { script, modules: own } = await compileEntry(folders, entry, {
    external: (id) => isShared(id) || isOnWindow(id),
    output: { ...classicScript, globals: (id) => REACT_GLOBALS[id] ?? 'Shared' },
  });
  const folder = join(folders.root, dirname(entry));
  const second = Object.entries(own).find(
    ([id, { code }]) => code?.includes('createContext') && !join(id).startsWith(folder),
  );
  if (second) throw new Error(`shared.ts lacks a module with a context: ${second[0]}.`);
  return script;
}

async function compileEntry(
  folders: NotedFolders,
  entry: string,
  options: Rolldown.RolldownOptions,
): Promise<{ script: string; style: string; modules: Rolldown.OutputChunk['modules'] }> {
  const input = join(folders.root, entry);
  const made = await outputOf(folders, { ...options, input, preserveEntrySignatures: 'strict' });
  const chunk = made.find(({ type }) => type === 'chunk');
  const style = made.find(({ fileName }) => fileName.endsWith('.css'));
  const another = made.find((file) => file !== chunk && file !== style);
  if (chunk?.type !== 'chunk') throw new Error(`Vite made nothing of ${entry}.`);
  if (another) throw new Error(`${another.fileName} would be a file beside that of ${entry}.`);
  await checkLicences(folders, entry, chunk.moduleIds);
  return {
    script: chunk.code.trim(),
    modules: chunk.modules,
    style: style?.type === 'asset' ? style.source.toString() : '',
  };
}

/** Throws if a script holds a package whose licence would not stand in the file. The composer itself stands in no file. */
async function checkLicences(
  { root }: ProjectFolders,
  entry: string,
  modules: readonly string[],
): Promise<void> {
  const packages = modules.flatMap(
    (id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(normalizePath(id))?.[1] ?? [],
  );
  if (packages.length === 0 || entry.startsWith('src/compose/')) return;
  const files = ['THIRD-PARTY-LICENSES.md'];
  if (entry.startsWith('src/studio/')) files.push('THIRD-PARTY-LICENSES-STUDIO.md');
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')));
  const unnamed = packages.find((name) => !texts.some((text) => text.includes(name)));
  if (unnamed !== undefined)
    throw new Error(`${entry} holds ${unnamed}, whose licence ${files.join(' and ')} lack.`);
}

/** The composer takes only class names from the style modules. The style itself comes from compiling the page. */
function compileComposer(folders: NotedFolders): Promise<string> {
  const name = 'composer';
  const exported = { name, footer: `${name};`, minify: false };
  return compileScript(folders, 'src/compose/compose.ts', exported);
}

/** What is compiled also depends on the compiler, so this notes the files of src/compile and what they import. */
async function noteCompiler(folders: NotedFolders): Promise<void> {
  const input = join(folders.root, 'src/compile/compile.ts');
  const external = (id: string) => !/^[./]|^[A-Za-z]:/.test(id);
  await outputOf(folders, { input, external, platform: 'node' });
}

async function outputOf(
  { note, ...folders }: NotedFolders,
  options: Rolldown.RolldownOptions,
): Promise<Rolldown.OutputBundle[string][]> {
  const inMemory = { rolldownOptions: options, write: false };
  const plugins = note && [noteSources(folders, note)];
  const config = { configFile: false, logLevel: 'warn', plugins, build: inMemory } as const;
  const result = await build(mergeConfig(viteConfig(folders), config));
  const [bundle] = [result].flat();
  return bundle && 'output' in bundle ? bundle.output : [];
}

/** Reports the project's files that a build reads. It leaves out packages, because the lockfile shows their changes. */
function noteSources({ root }: ProjectFolders, note: (file: string) => void): Plugin {
  return {
    name: 'note-sources',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const [path = ''] = id.split('?');
        const file = normalizePath(relative(root, path));
        if (isAbsolute(path) && !/^\.\.|\0|(?:^|\/)node_modules\//.test(file)) note(file);
      }
    },
  };
}
