/** What is typed is said in the page that the preview has, and that page then says and looks like the one that is saved. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Frame, Page } from 'puppeteer-core';
import { expect, onTestFinished, test } from 'vitest';
import { routesOf } from '../../src/routes.ts';
import { contentOf } from '../../src/studio/preview/targets.ts';
import { newPage } from '../support/drivers/chromium.ts';
import { sharedChromium } from '../support/drivers/shared-chromium.ts';
import { until } from '../support/drivers/waits.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import { buildSiteWithFilms } from '../support/studio/site-with-films.ts';
import type { Studio } from '../support/studio/studio.ts';

const studios = setUpStudio();
const { zip } = await buildSiteWithFilms('films said in place');

/** Adds letters to each text of the form that can have any, one after the other. Returns how many pages were loaded. */
const typeInAll = ({ page }: Studio, letters: string) =>
  page.evaluate(async (letters) => {
    const stage = document.querySelector('iframe')?.parentElement;
    let loaded = 0;
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        loaded += [...addedNodes].filter((each) => each.nodeName === 'IFRAME').length;
    });
    if (stage) watch.observe(stage, { childList: true });
    for (const each of document.querySelectorAll('details')) each.open = true;
    const fields = [...document.querySelectorAll('textarea, input')] as HTMLInputElement[];
    const texts = fields.filter(
      ({ type, value, id, readOnly }) =>
        /^text/.test(type) &&
        value !== '' &&
        !readOnly &&
        !/phone|mail|ddress|linkedin|whatsapp|anguage|slug|path|year|period|title|legal|Focus/.test(
          id,
        ),
    );
    // The greeting comes late, because its tokens would be in a page that is loaded after it.
    for (const each of texts.reverse()) {
      each.focus();
      each.setSelectionRange(each.value.length, each.value.length);
      document.execCommand('insertText', false, letters);
      await new Promise(requestAnimationFrame);
    }
    watch.disconnect();
    return { typed: texts.length, loaded };
  }, letters);

/** What a page says and how it looks, on each route. */
async function seenOn(page: Page | Frame, paths: readonly string[]) {
  const seen = [];
  for (const path of paths) {
    await page.evaluate((path) => {
      location.hash = path;
    }, path);
    seen.push(
      await until(`${path} is there`, () =>
        page.evaluate(async (path) => {
          await document.fonts.ready;
          const { title, body, documentElement: root } = document;
          const style = getComputedStyle(root);
          const names = ['subtitle', 'onward', 'longest-word', 'longest-title', 'longest-card'];
          return (
            document.querySelector('main h1') && {
              path,
              title,
              text: body.innerText,
              height: root.scrollHeight,
              tokens: names.map((name) => style.getPropertyValue(`--${name}`)),
            }
          );
        }, path),
      ),
    );
  }
  return seen;
}

test('after letters are added to all texts, the page of the preview is the one that is saved', async () => {
  const studio = await studios.open({ width: 1440, height: 900 });
  await studio.give('Open a site', zip);
  await studio.says('site.zip is open.');
  const { typed, loaded } = await typeInAll(studio, ' es');
  expect(loaded).toBeLessThan(typed / 4);
  const { files } = await studio.save();
  const html = Buffer.from(files['index.html'] ?? []).toString();
  const file = join(scratchFolder('said in place').path, 'index.html');
  writeFileSync(file, html);
  const saved = await newPage(await sharedChromium());
  onTestFinished(() => saved.close());
  const frame = await studio.preview();
  const { width, height } = await frame.evaluate(() => ({
    width: innerWidth,
    height: innerHeight,
  }));
  await saved.setViewport({ width, height });
  await saved.goto(pathToFileURL(file).href);
  const content = contentOf(html);
  const paths = routesOf(content).map(({ path }) => path);
  const shown = await seenOn(frame, paths);
  expect(shown.some(({ text }) => text.includes(' es'))).toBe(true);
  // A page in a frame offers no download.
  const save = `${content.words.contact.save}\n`;
  const others = await seenOn(saved, paths);
  expect(shown).toEqual(others.map((page) => ({ ...page, text: page.text.replace(save, '') })));
});
