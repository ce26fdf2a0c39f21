/** The Vite plugins of this project: the owner's files as modules, what the program is better off without, and what the development server adds. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { Profile } from '../content/types.ts';
import { MARK_HOME, MARK_ROUTE } from '../take-over/head-scripts.ts';
import { directionOf, shippedLanguage, wordsIn } from '../words/languages.ts';
import { readContent } from './content/check.ts';
import { cvIn, pagesOf } from './content/cv.ts';
import { cvFileName } from './content/file-names.ts';
import { loadContent } from './content/load.ts';
import type { Folders } from './folders.ts';
import { prepareFonts } from './fonts/prepare.ts';
import { renderStills } from './page/stills.ts';
import { preparePortrait } from './pictures/portrait.ts';
import { prepareStills } from './pictures/stills.ts';

type Make = (inBrowser: boolean, serving: boolean) => Promise<string>;

/** Serves `virtual:portrait` and `virtual:cv` (see virtual-modules.d.ts), and for imports of src/content the owner's content. */
export function ownersFiles(folders: Folders): Plugin {
  const sample = join(folders.root, 'src/content');
  const modules: Readonly<Record<string, Make>> = {
    'virtual:portrait': async (inBrowser, serving) => {
      const { portraitFocus } = await profileIn(folders);
      const { src, width, height } = await preparePortrait(folders, portraitFocus);
      // The bytes stand once in the file, in the static document; the program reads them there.
      const isRead = inBrowser && !serving;
      const value = isRead ? "document.querySelector('[data-portrait]').src" : JSON.stringify(src);
      return `export const portrait = { src: ${value}, width: ${width}, height: ${height} };`;
    },
    'virtual:cv': async (inBrowser, serving) => {
      const { firstName, language } = await profileIn(folders);
      const file = await cvIn(folders.beside, firstName);
      const fileName = cvFileName(firstName);
      // The development server knows the file as its folder spells it.
      const href = encodeURIComponent(inBrowser && serving ? basename(file) : fileName);
      const bytes = await readFile(file);
      const size = readableSize(bytes.length, language);
      const cv = { href, fileName, size, pages: await pagesOf(bytes) };
      return `export const cv = ${JSON.stringify(cv)};`;
    },
    'virtual:words': async () => {
      const language = shippedLanguage((await profileIn(folders)).language);
      const shipped = language && `/src/words/languages/${language}.ts`;
      return [
        shipped ? `import { words as shipped } from '${shipped}';` : 'const shipped = {};',
        "import { texts } from '/src/content/texts.ts';",
        "import { overwrite } from '/src/words/overwrite.ts';",
        'export const words = overwrite(shipped, texts);',
      ].join('\n');
    },
  };

  return {
    name: 'owners-files',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (id in modules) return `\0${id}`;
      if (folders.content === sample || !importer || isIn(folders.content, importer)) return;
      const resolved = await this.resolve(id, importer, { skipSelf: true });
      if (!resolved || !isIn(sample, resolved.id)) return;
      const own = join(folders.content, relative(sample, resolved.id));
      return existsSync(own) ? normalizePath(own) : undefined;
    },
    load(id) {
      const { consumer, command } = this.environment.config;
      return modules[id.slice(1)]?.(consumer === 'client', command === 'serve');
    },
  };
}

function isIn(folder: string, file: string): boolean {
  return normalizePath(file).startsWith(normalizePath(folder + sep));
}

/**
 * Drops the names that a library gives its components and contexts for React's developer tools, and marks the calls that make
 * them as pure: to the bundler whatever is named is in use, and all that it needs with it, imported or not.
 */
export function withoutDisplayNames(): Plugin {
  return {
    name: 'without-display-names',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\//, code: '.displayName = ' },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/ = (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}

/** Runs in the page: reloaded, it is where it was as soon as it is long enough again, for which the browser does not wait. */
const KEEP_PLACE = `{
  addEventListener('beforeunload', () => sessionStorage.setItem('place', scrollY));
  const [{ type }] = performance.getEntriesByType('navigation');
  const top = type === 'reload' ? Number(sessionStorage.getItem('place')) : 0;
  if (top > 0) new ResizeObserver((_, growth) => {
    scrollTo({ top, behavior: 'instant' });
    if (scrollY >= top - 1) growth.disconnect();
  }).observe(document.documentElement);
}`;

/** Shows the faults of the content in the browser as they are made, and adds to the page what the build would. */
export function development(folders: Folders): Plugin {
  let lastCheck: Promise<unknown> | undefined;
  return {
    name: 'development',
    apply: 'serve',
    async hotUpdate({ file, server: { environments, ws } }) {
      if (![folders.content, folders.beside].some((folder) => isIn(folder, file))) return;
      // Nothing of Vite's own update, which would take the overlay away again.
      if (this.environment.name !== 'client') return [];
      // All of it: the portrait and the CV are modules made of files that Vite does not count among theirs.
      for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
      const check = readContent(folders).catch((error: Error) => error);
      lastCheck = check;
      const found = await check;
      if (check !== lastCheck) return [];
      const err = found instanceof Error && { message: found.message, stack: '' };
      if (err) this.environment.logger.error(err.message);
      ws.send(err ? { type: 'error', err } : { type: 'full-reload' });
      return [];
    },
    async transformIndexHtml(html) {
      const { content } = await readContent(folders);
      const { profile, texts } = content;
      const said = { ...content, ...wordsIn(profile.language, texts) };
      const fonts = await prepareFonts(JSON.stringify(said, null, 1), folders.cache);
      const root = `<html lang="${profile.language}" dir="${directionOf(profile.language)}">`;
      const stills = renderStills(await prepareStills(folders, content.projects));
      const swiper = { type: 'module', src: '/src/take-over/swiper-script.ts' };
      return {
        html: html.replace(/<html[^>]*>/, root).replace('</body>', `${stills}</body>`),
        tags: [
          {
            tag: 'script',
            children: `${MARK_ROUTE};${MARK_HOME};${KEEP_PLACE}`,
            injectTo: 'head-prepend',
          },
          { tag: 'style', children: fonts.fallbacks + fonts.faces, injectTo: 'head' },
          { tag: 'script', attrs: swiper, injectTo: 'body' },
        ],
      };
    },
  };
}

async function profileIn(folders: Folders): Promise<Profile> {
  return (await loadContent(folders)).profile as Profile;
}

function readableSize(bytes: number, language: string): string {
  const isLarge = bytes >= 1_000_000;
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  const number = new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return number.format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
}
