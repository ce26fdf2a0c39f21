/** The file in text browsers, without style and program: w3m, lynx and links2. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { afterAll, describe, expect, test } from 'vitest';
import { projects, words } from '../../support/owners/content.ts';
import { expectedTexts } from '../../support/owners/expected-texts.ts';
import { expectInOrder, plain } from '../../support/reading/in-order.ts';
import { scratchFolder } from '../../support/sites/scratch-folder.ts';
import { builtFile } from '../../support/sites/site.ts';

// The largest possible width, so that no line ends within a text.
const browsers = {
  w3m: ['-dump', '-cols', '999', '-T', 'text/html'],
  lynx: ['-dump', '-nolist', '-width=999', '-assume_charset=utf-8', '-display_charset=utf-8'],
  links2: ['-dump', '-width', '512', '-codepage', 'utf-8'],
} as const;

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
      const [before = ''] = text.split(plain(expectedTexts.home[0]));
      for (const [heading] of [
        expectedTexts.about,
        expectedTexts.workDetails,
        expectedTexts.lifeDetails,
      ]) {
        expect(before).not.toContain(plain(heading));
      }
      expect(text).not.toContain(words.contact.copy);
      expect(text).not.toContain('On air10');
      // The button that sends the form.
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

/** The texts of a document in order: one for each text node. */
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
