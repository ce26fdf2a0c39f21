import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import type { Profile } from '../../content/types.ts';
import { portraitPart } from '../../routes.ts';
import { PART } from '../../take-over/marks.ts';
import { shippedLanguage } from '../../words/languages.ts';
import { cvIn, pagesOf } from '../content/cv.ts';
import { cvFileName } from '../content/file-names.ts';
import { loadContent } from '../content/load.ts';
import { type Folders, isIn } from '../folders.ts';
import { preparePortrait } from '../pictures/portrait.ts';

type Make = (inBrowser: boolean, serving: boolean) => Promise<string>;

/** Serves the modules of virtual-modules.d.ts, and for imports of src/content the owner's content. */
export function ownersFiles(folders: Folders): Plugin {
  const sample = join(folders.root, 'src/content');
  const modules: Readonly<Record<string, Make>> = {
    'virtual:portrait': async (inBrowser, serving) => {
      const { portraitFocus } = await profileIn(folders);
      const { src, width, height } = await preparePortrait(folders, portraitFocus);
      // The bytes stand once in the file, in the static document; the program reads them there.
      const isRead = inBrowser && !serving;
      const value = isRead
        ? `document.querySelector('[${PART}=${portraitPart}]').src`
        : JSON.stringify(src);
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
        "import { cv } from 'virtual:cv';",
        "import { texts } from '/src/content/texts.ts';",
        "import { work } from '/src/content/work.ts';",
        "import { count } from '/src/words/count.ts';",
        "import { overwrite } from '/src/words/overwrite.ts';",
        'const mixed = overwrite(shipped, texts);',
        'export const words = count(mixed, { ...cv, jobs: work.jobs.length });',
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

async function profileIn(folders: Folders): Promise<Profile> {
  return (await loadContent(folders)).profile as Profile;
}

function readableSize(bytes: number, language: string): string {
  const isLarge = bytes >= 1_000_000;
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  const maximumFractionDigits = isLarge ? 1 : 0;
  const written = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits });
  return written.format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
}
