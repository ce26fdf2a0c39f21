/**
 * The translator of a browser changes every text of the page while somebody works in the studio. One file, because it is one day of
 * work in a translated studio.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { messagesIn } from '../../src/messages/languages.ts';
import { formattedIn } from '../../src/messages/messages.ts';
import { pdf, photo } from '../support/owners/damaged.ts';
import { root } from '../support/sites/project-copy.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import type { Studio } from '../support/studio/studio.ts';
import { translate, translated } from './translator.ts';

const studios = setUpStudio();
const folder = scratchFolder('translated').path;

const file = (name: string, content: Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const media = (name: string) => join(root, 'tests/fixtures/cinematographer/public', name);

/** The texts that stand beside something else. React cannot change them once they are in other elements. */
const textsBeside = ({ page }: Studio) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#studio font > font')].flatMap(
      ({ parentElement, textContent }) =>
        textContent?.trim() && parentElement?.parentElement?.childNodes.length !== 1
          ? textContent
          : [],
    ),
  );

/** Works in a studio that speaks this language and is translated. */
function translatedStudio(studio: Studio, language: string) {
  const { page } = studio;
  const control = async (id: string) =>
    (await page.waitForSelector(`[id="field-${id}"]`)) as ElementHandle<HTMLInputElement>;
  return {
    messages: formattedIn(language, messagesIn(language)),
    press: (name: string) => studio.press(translated(name)),
    says: (sentence: string) => studio.says(translated(sentence)),
    /** Types by the keyboard, and leaves the field. */
    async type(id: string, text: string) {
      await (await control(id)).evaluate((each) => {
        const entry = each.closest('details');
        if (entry) entry.open = true;
        each.focus();
        each.select();
      });
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    },
    give: async (id: string, path: string) => (await control(id)).uploadFile(path),
    /** The issue below a field. */
    below: (id: string, text: string) =>
      studio.sees(
        `below ${id} stands ‘${text}’`,
        (id: string, text: string) =>
          document
            .getElementById(document.getElementById(id)?.getAttribute('aria-describedby') ?? '')
            ?.querySelector('[role=alert]')
            ?.textContent?.includes(text),
        `field-${id}`,
        text,
      ),
    /** The first of the questions in the header. */
    asks: (question: string) =>
      studio.sees(
        `it asks ‘${question}’`,
        (question: string) =>
          document.querySelector('header [role=alert] > span')?.textContent === question,
        translated(question),
      ),
    speak: async (other: string) => {
      await page.select('header select, nav select', other);
      await studio.sees(
        `it speaks ${other}`,
        (title: string) => document.querySelector('h1')?.textContent === title,
        translated(formattedIn(other, messagesIn(other)).studio.title),
      );
    },
  };
}

/** Adds two entries to every list, moves one and removes one, so at least one stays. Lists in the new entries follow. */
const changeEveryList = ({ page }: Studio) =>
  page.evaluate(async () => {
    const done = new Set<string>();
    /** The translator works after each click. */
    const click = async (element: HTMLElement | null | undefined) => {
      element?.click();
      await new Promise((resolve) => setTimeout(resolve));
    };
    for (const closed of document.querySelectorAll<HTMLElement>('main div > button[id]'))
      await click(closed);
    const next = () =>
      [...document.querySelectorAll('fieldset[id]')].find(
        ({ id, children }) =>
          !done.has(id) && [...children].some((each) => each.matches('[data-on=add]')),
      );
    for (let list = next(); list; list = next()) {
      done.add(list.id);
      const find = (selector: string) => list?.querySelector<HTMLElement>(`:scope > ${selector}`);
      await click(find('[data-on=add]'));
      await click(find('[data-on=add]'));
      await click(find('[data-entry] > [role=toolbar] > [data-on=moveDown]'));
      await click(find('[data-entry] > [role=toolbar] > :last-child'));
    }
    return [...done];
  });

test.each(['en', 'ar'])(
  'in a studio that speaks %s all works, and each sentence is that of now',
  async (language) => {
    const studio = await studios.enter({ before: translate });
    const { page } = studio;
    page.on('dialog', (dialog) => dialog.accept());
    const { messages, press, says, type, give, below, asks, speak } = translatedStudio(
      studio,
      language,
    );
    const { issues, studio: said } = messages;
    const isWhole = async () => {
      expect(await textsBeside(studio)).toEqual([]);
      expect(await page.$('section[role=alert]')).toBeNull();
      expect(await page.$$eval('main > div, main > section', ({ length }) => length)).toBe(2);
    };
    const ready = (name: string) => studio.says(said.ready({ what: name }));
    await speak(language);
    await isWhole();

    await press(said.startScreen.begin);
    await page.keyboard.type('A');
    await studio.press(said.undo);
    await says(said.undone);
    await type('firstName', 'Ana');
    await studio.press(said.undo);
    await studio.press(said.redo);
    await says(said.redone);
    await isWhole();

    await press(said.save);
    await says(said.notSaved);
    await isWhole();
    await type('email', 'ana');
    await below('email', issues.oneAt.slice(1));
    await type('email', 'ana@');
    await below('email', issues.afterAt.slice(1));
    await type('email', 'ana@ana.tv');
    await type('fullName', 'Ana Núñez');
    await type('greeting', 'Hello, I am here.');
    await type('portraitAlt', 'Ana at a desk');
    await type('description', 'Ana directs live television.');
    await type('linkedin', 'linkedin.com/in/ana');
    await says(said.completed({ text: 'https://linkedin.com/in/ana' }));
    await type('phone', '212 736 5000');
    await press(said.national.take({ number: '+1 212 736 5000' }));
    await studio.shows('Hello, I am here.');
    await isWhole();

    await give('portrait', file('me.jpg', pdf('CV')));
    await below('portrait', issues.picture.pdf.expected);
    await press(said.dismiss);
    await give('portrait', file('me.png', await photo(900, 1200).png().toBuffer()));
    await ready('me.png');
    await give('cv', file('cv.pdf', pdf('CV')));
    await ready('cv.pdf');
    await isWhole();

    const lists = await changeEveryList(studio);
    expect(lists).toContain('field-projects[0].credits');
    for (let steps = 0; steps < 3 * lists.length; steps += 1) await studio.press(said.undo);
    for (let steps = 0; steps < 3 * lists.length; steps += 1) await studio.press(said.redo);
    await says(said.redone);
    await isWhole();

    await type('projects[0].title', 'Windows');
    await give('projects[0].film', media('windows.webm'));
    await ready('windows.webm');
    await give('projects[0].captions', media('harbour-at-dawn.vtt'));
    await ready('harbour-at-dawn.vtt');
    await give('projects[0].film', media('keeper.mp3'));
    await ready('keeper.mp3');
    await isWhole();
    await studio.press(said.undo);
    await give('projects+', file('harbour.png', await photo(1200, 800).png().toBuffer()));
    await ready('harbour.png');
    await type('projects[1].title', 'Harbour');
    await isWhole();

    await speak('de');
    await isWhole();
    await speak(language);
    await page.setViewport({ width: 390, height: 844 });
    await press(said.show.preview);
    await press(said.show.form);
    await isWhole();
    await page.setViewport({ width: 1280, height: 800 });

    await page.evaluate(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject() });
    });
    const { name, zip, files } = await studio.saved(() => press(said.save));
    await says(said.saved({ name }));
    const [, block = ''] =
      /id="site-data">(.*?)<\/script>/s.exec(Buffer.from(files['index.html'] ?? []).toString()) ??
      [];
    expect(JSON.parse(block).portfolio).toMatchObject({
      firstName: 'Ana',
      fullName: 'Ana Núñez',
      greeting: 'Hello, I am here.',
      phone: '+1 212 736 5000',
      projects: [{ title: 'Windows' }, { title: 'Harbour' }],
    });
    await press(said.afterSaving.web);
    await press(said.letter);
    await page.waitForSelector('header textarea');
    await isWhole();
    await type('greeting', 'Hello, I am here again.');
    await press(said.afterSaving.close);

    await studio.drop(file(name, zip));
    await asks(said.ask.openUnsaved({ name }));
    await speak('de');
    await speak(language);
    await asks(said.ask.openUnsaved({ name }));
    await isWhole();
    await press(said.ask.yes);
    await says(said.opened({ name }));
    await studio.shows('Hello, I am here.');
    await isWhole();

    await type('greeting', 'Hello, I am a draft.');
    await page.reload();
    await press(said.draft.goOn);
    // Its film may not have been kept yet, which is told behind this.
    await studio.says(said.draft.isOpen);
    await studio.shows('Hello, I am a draft.');
    await isWhole();
  },
);
