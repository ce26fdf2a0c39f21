/** The Vite plugins of this project: the owner's files as modules, and what the development server adds to them. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { cvFileName } from '../cv-file-name.ts';
import { checkContent, formatFaults } from './content-check.ts';
import { prepareFonts } from './fonts.ts';
import { type Content, type ImportModule, loadContent } from './load-content.ts';
import { preparePortrait } from './portrait.ts';
import { MARK_HOME, MARK_ROUTE } from './seal.ts';
import { textsIn } from './texts-in.ts';

type Folders = { root: string; cache: string };

/** Serves `virtual:portrait` and `virtual:cv` (see virtual-modules.d.ts). */
export function ownersFiles({ root, cache }: Folders): Plugin {
  let importModule: ImportModule = (path) => import(path);
  let serving = false;

  const modules: Readonly<Record<string, (inBrowser: boolean) => Promise<string>>> = {
    'virtual:portrait': async (inBrowser) => {
      const { src, width, height } = await preparePortrait(join(root, 'src/content'), cache);
      // The bytes stand once in the file, in the static document; the program reads them there.
      const value =
        inBrowser && !serving
          ? "document.querySelector('[data-portrait]').src"
          : JSON.stringify(src);
      return `export const portrait = { src: ${value}, width: ${width}, height: ${height} };`;
    },
    'virtual:cv': async () => {
      const { profile } = await loadContent(root, importModule);
      const fileName = cvFileName(profile.firstName);
      const { size } = await stat(join(root, 'public', fileName));
      const cv = { href: encodeURIComponent(fileName), fileName, size: readableSize(size) };
      return `export const cv = ${JSON.stringify(cv)};`;
    },
  };

  return {
    name: 'owners-files',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    configureServer(server) {
      importModule = (path) => server.ssrLoadModule(path);
    },
    resolveId(id) {
      return id in modules ? `\0${id}` : undefined;
    },
    load(id) {
      return modules[id.slice(1)]?.(this.environment.config.consumer === 'client');
    },
  };
}

/** Shows the faults of the content in the browser as they are made, and adds to the page what the build would. */
export function development({ root, cache }: Folders): Plugin {
  let server: ViteDevServer;
  const ownersFolders = ['src/content/', 'public/'].map((name) => normalizePath(join(root, name)));
  const content = (): Promise<Content> => loadContent(root, (path) => server.ssrLoadModule(path));

  async function complaint(): Promise<string | undefined> {
    const { faults } = await checkContent(await content(), root);
    return faults.length > 0 ? formatFaults(faults) : undefined;
  }

  let lastCheck = 0;
  /** Checks what the owner has just saved, and has the page show it, or the fault in it. */
  async function tellPage(): Promise<void> {
    // All of it: the portrait and the CV are modules made of files that Vite does not count among theirs.
    for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
    lastCheck += 1;
    const check = lastCheck;
    const message = await complaint().catch((error: Error) => error.message);
    if (check !== lastCheck) return;
    server.ws.send(
      message ? { type: 'error', err: { message, stack: '' } } : { type: 'full-reload' },
    );
  }

  return {
    name: 'development',
    apply: 'serve',
    configureServer(started) {
      server = started;
    },
    async hotUpdate({ file }) {
      if (!ownersFolders.some((folder) => file.startsWith(folder))) return;
      if (this.environment.name === 'client') await tellPage();
      // Vite's own update would take the overlay away again.
      return [];
    },
    async transformIndexHtml() {
      const message = await complaint();
      if (message) throw new Error(message);
      const fonts = await prepareFonts(textsIn(await content()), cache);
      return [
        { tag: 'script', children: `${MARK_ROUTE};${MARK_HOME}`, injectTo: 'head-prepend' },
        { tag: 'style', children: fonts.fallbacks + fonts.faces, injectTo: 'head' },
        { tag: 'script', attrs: { type: 'module', src: '/src/swiper.ts' }, injectTo: 'body' },
      ];
    },
  };
}

function readableSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
