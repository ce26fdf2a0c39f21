/**
 * The file where there is neither style nor program: in w3m, lynx and links2, and in NetSurf, which has a little of the style. Dillo
 * tells no test.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { load } from 'cheerio';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { asciiMarkup } from '../../src/compose/page/ascii.ts';
import { allRoutes, partsOf, routes } from '../../src/routes.ts';
import { BECOMES_BUTTON, PART, ROUTE_ANCHOR } from '../../src/site/take-over/marks.ts';
import { projects, words } from '../support/content.ts';
import { until } from '../support/driver.ts';
import { expectInOrder, plain } from '../support/in-order.ts';
import { hasNetSurf, openNetSurf } from '../support/netsurf.ts';
import { partsAt, paths, said } from '../support/said.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { builtFile } from '../support/site.ts';

// As wide as they go, so that no line ends within a text.
const browsers = {
  w3m: ['-dump', '-cols', '999', '-T', 'text/html'],
  lynx: ['-dump', '-nolist', '-width=999', '-assume_charset=utf-8', '-display_charset=utf-8'],
  links2: ['-dump', '-width', '512', '-codepage', 'utf-8'],
} as const;

describe.skipIf(!hasNetSurf)('in NetSurf', () => {
  const file = readFileSync(builtFile(), 'utf8');
  const folder = scratchFolder('netsurf-pages');
  afterAll(folder.remove);

  async function open(url: string) {
    const window = await openNetSurf(url);
    onTestFinished(window.close);
    return window;
  }

  test('all of it stands there, in order', async () => {
    const window = await open(pathToFileURL(builtFile()).href);
    const text = plain(await window.read());
    expectInOrder(text);
    const [before = ''] = text.split(plain(said.home[0]));
    for (const [heading] of [said.about, said.workDetails, said.lifeDetails]) {
      expect(before).not.toContain(plain(heading));
    }
    expect(text).not.toContain(words.contact.copy);
  });

  test.each(paths.filter((path) => path !== routes.home.path))(
    '%s shows what a document shows that begins there',
    async (path) => {
      const $ = load(file);
      const part = $(`[${PART}="${partsAt(path)[0]}"]`);
      expect(part).toHaveLength(1);
      for (let within = part; !within.is('body'); within = within.parent()) {
        within.prevAll().not('style').remove();
      }
      const addressOf = (name: string, html: string) => {
        const written = join(folder.path, name);
        // With room below, or the last part could not come to the top of the window.
        writeFileSync(written, html + '<p>.</p>'.repeat(40));
        return pathToFileURL(written).href;
      };
      // As the file has them: NetSurf may end a line at a letter that is written as a reference.
      const expected = await open(addressOf('alone.html', asciiMarkup($.html())));
      const window = await open(`${addressOf('whole.html', file)}#${path}`);
      await until('the same picture', async () => {
        const [one, other] = [await expected.picture(), await window.picture()];
        return one.length > 0 && one.equals(other);
      });
    },
  );
});

describe.each(Object.entries(browsers))('in %s', (name, options) => {
  const program = `/usr/bin/${name}`;
  const isThere = existsSync(program);
  const home = scratchFolder(name);
  afterAll(home.remove);
  const env = { ...process.env, HOME: home.path };
  const shown = isThere ? `${execFileSync(program, [...options, builtFile()], { env })}` : '';
  const text = plain(shown);

  test.skipIf(!isThere)('all of it stands there, in order', () => {
    expectInOrder(text);
  });

  test.skipIf(!isThere)(
    'no heading stands before the greeting, and what only a program does is not there',
    () => {
      const [before = ''] = text.split(plain(said.home[0]));
      for (const [heading] of [said.about, said.workDetails, said.lifeDetails]) {
        expect(before).not.toContain(plain(heading));
      }
      expect(text).not.toContain(words.contact.copy);
      expect(text).not.toContain('On air10');
      // The one that sends the form.
      expect(text.split('BUTTON').length).toBeLessThanOrEqual(2);
    },
  );

  test.skipIf(!isThere)('each project begins a line', () => {
    const lines = shown.split('\n').map((line) => line.trim());
    const beginning = projects.filter(({ title }) => lines.some((line) => line.startsWith(title)));
    expect(beginning).toEqual(projects);
  });

  test.skipIf(!isThere)('no text runs into the next, or into a field', () => {
    const joined: string[] = [];
    const all = ` ${shown.replace(/\s+/g, ' ')} `;
    let from = 0;
    for (const text of textsOf(readFileSync(builtFile(), 'utf8'))) {
      const at = all.indexOf(text, from);
      expect(at, text).toBeGreaterThan(0);
      from = at + text.length;
      const around = all.slice(at - 1, from + 1);
      if (around !== ` ${text} `) joined.push(around);
    }
    expect(joined).toEqual([]);
  });
});

/** The texts of a document in their order, each as long as no element begins or ends. */
function textsOf(html: string): string[] {
  const end = '\u001F';
  const $ = load(html.replace(/<!--.*?-->/gs, ''));
  $('style, script, svg').remove();
  for (const image of $('img').toArray())
    $(image).replaceWith($('<b>').text(image.attribs.alt ?? ''));
  $('body *').before(end).after(end);
  const texts = $('body').text().split(end);
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
}

describe('the document by itself', () => {
  const $ = load(readFileSync(builtFile(), 'utf8'));

  test.each(allRoutes)(
    'has the content of $path where its fragment leads',
    ({ path, sections }) => {
      const anchor = $(`[id="${path}"]`);
      expect(anchor).toHaveLength(1);
      expect(anchor.is(`[${ROUTE_ANCHOR}]`)).toBe(true);
      expect(anchor.text()).toBe('');
      if (path === routes.home.path) return;
      const [part] = partsOf({ path, sections } as (typeof allRoutes)[number]);
      expect(anchor.parent().attr(PART)).toBe(part);
      expect(anchor.prevAll()).toHaveLength(0);
    },
  );

  test('has one h1, and each link in it leads somewhere', () => {
    expect($('h1')).toHaveLength(1);
    const targets = $('a[href^="#"]')
      .toArray()
      .map(({ attribs }) => attribs.href?.slice(1) ?? '');
    expect(targets.filter((id) => $(`[id="${id}"]`).length !== 1)).toEqual([]);
  });

  test('has no control without words or without use', () => {
    const buttons = $('button')
      .toArray()
      .map((button) => $(button).text());
    expect(buttons).toEqual([words.contact.submit]);
    expect($(`[${BECOMES_BUTTON}]:not(a)`).text()).toBe('');
  });
});
