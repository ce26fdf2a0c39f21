import type { HtmlTagDescriptor, Logger, Plugin } from 'vite';
import { accentStyle } from '../compile/accents.ts';
import { formatQuestions } from '../compose/check/issue.ts';
import { fileNamesOf } from '../compose/files/file-names.ts';
import { prepareFonts } from '../compose/fonts/prepare.ts';
import { renderLate } from '../compose/page/late.ts';
import { prepareSiteContent } from '../compose/prepare-site-content.ts';
import { renderSiteData } from '../site/site-data.ts';
import { directionOf } from '../words/direction.ts';
import { type Folders, isIn } from './folders.ts';
import { pageIngredientsOf, readPages } from './owner/read.ts';
import { readFonts } from './read-compiled.ts';

/**
 * Runs in the page. After a reload it scrolls to the old position as soon as the page is long enough, because browsers do not wait for
 * that. The server may reload the page again before it is. Until it is loaded, the browser must not scroll to its own position, which
 * after a second reload is the top. The position is read when the page goes, because it can be scrolled while the next one is on its way.
 */
const KEEP_PLACE = `{
  const [{ type }] = performance.getEntriesByType('navigation');
  let top = type === 'reload' ? Number(sessionStorage.getItem('place')) : 0;
  addEventListener('pagehide', () => sessionStorage.setItem('place', top || scrollY));
  if (top > 0) history.scrollRestoration = 'manual';
  addEventListener('load', () => setTimeout(() => { history.scrollRestoration = 'auto'; }));
  if (top > 0) new ResizeObserver((_, growth) => {
    scrollTo({ top, behavior: 'instant' });
    if (scrollY < top - 1) return;
    top = 0;
    growth.disconnect();
  }).observe(document.documentElement);
}`;

/** A script of src/site, which the built file has inline. */
function script(path: string, injectTo: 'head' | 'body'): HtmlTagDescriptor {
  return { tag: 'script', attrs: { type: 'module', src: `/src/site/${path}` }, injectTo };
}

/** Refuses what index.html has and the built page would lack. */
export function onlyStarts(): Plugin {
  return {
    name: 'only-starts',
    apply: 'serve',
    transformIndexHtml: {
      // Before Vite adds scripts of its own.
      order: 'pre',
      handler(html) {
        const tags = html.match(/<(?:script|style|link)\b[^>]*>/gi) ?? [];
        const other = tags.find((tag) => !tag.includes('src="/src/main.tsx"'));
        if (other) {
          throw new Error(
            `index.html has ${other}, which the built page would not have: only this server reads that file. ` +
              'Import a script or a style in src/main.tsx, or put it into src/compose/page/head.tsx.',
          );
        }
      },
    },
  };
}

/** Shows errors of the content in the browser as soon as they are saved, questions in the terminal, and what the build would add. */
export function development(folders: Folders): Plugin {
  let lastCheck: Promise<unknown> | undefined;
  let logger: Logger;
  let lastAsked = '';

  async function readFiles() {
    const read = await readPages(folders, (await readFonts(folders)).measures);
    const asked = read.questions.length > 0 ? formatQuestions(read.questions) : '';
    // Each load and each change reads the files, but the same questions need no second answer.
    if (asked && asked !== lastAsked) logger.warn(`\n${asked}`);
    lastAsked = asked;
    return read;
  }

  return {
    name: 'development',
    apply: 'serve',
    configResolved(config) {
      logger = config.logger;
    },
    async hotUpdate({ file, server: { ws } }) {
      if (![folders.content, folders.beside].some((folder) => isIn(folder, file))) return;
      // An empty list stops Vite's own update, which would remove the overlay.
      if (this.environment.name !== 'client') return [];
      const check = readFiles().catch((error: Error) => error);
      lastCheck = check;
      const found = await check;
      if (check !== lastCheck) return [];
      const err = found instanceof Error && { message: found.message, stack: '' };
      if (err) this.environment.logger.error(err.message);
      ws.send(err ? { type: 'error', err } : { type: 'full-reload' });
      return [];
    },
    async transformIndexHtml(html, { originalUrl = '' }) {
      const { pages } = await readFiles();
      const path = originalUrl.replace(/[?#].*/, '');
      const isAsked = ({ portfolio }: (typeof pages)[0]) =>
        path.endsWith(`/${fileNamesOf(portfolio).page}`);
      const owner = pages.find(isAsked) ?? pages[0];
      const { portfolio, cv } = owner;
      const { site, late } = prepareSiteContent({
        ...pageIngredientsOf(owner),
        pages: pages.map(pageIngredientsOf),
      });
      // Here the CV has the name that it has in its folder.
      const href = encodeURIComponent(cv.name);
      const data = renderSiteData({ ...site, cv: { ...site.cv, href } }, late.blocks);
      const { portrait: _, ...content } = site;
      const texts = JSON.stringify(content, null, 1);
      const fonts = await prepareFonts(texts, await readFonts(folders));
      const style = fonts.fallbacks + fonts.faces + accentStyle(portfolio.accent);
      const root = `<html lang="${portfolio.language}" dir="${directionOf(portfolio.language)}">`;
      return {
        html: html
          .replace(/<html[^>]*>/, root)
          // A function, because `$` is special in a replacement text.
          .replace('</body>', () => `${data}${renderLate(late)}</body>`),
        tags: [
          { tag: 'script', children: KEEP_PLACE, injectTo: 'head-prepend' },
          script('hydration/mark-route-script.ts', 'head'),
          script('hydration/promote-heading-script.ts', 'head'),
          { tag: 'style', children: style, injectTo: 'head' },
          script('pages/project/script.ts', 'body'),
          script('languages/script.ts', 'body'),
          script('hydration/swiper-script.ts', 'body'),
          script('languages/switch-script.ts', 'body'),
        ],
      };
    },
  };
}
