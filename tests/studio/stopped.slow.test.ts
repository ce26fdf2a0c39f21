/** A part of the studio fails, because another program has changed the page: the rest works on, and nothing is lost. */
import type { Page } from 'puppeteer-core';
import { expect, onTestFinished, test } from 'vitest';
import { messages } from '../../src/messages/messages.ts';
import { newPage } from '../support/drivers/chromium.ts';
import { downloadingContext } from '../support/drivers/downloads.ts';
import { sharedChromium } from '../support/drivers/shared-chromium.ts';
import { enterStudio, openStudio, type Studio } from '../support/studio/studio.ts';

const { stopped, cannotStart, tryAgain, draft } = messages.studio;
const [sentence = ''] = stopped.part({ reason: '|' }).split('|');

async function freshStudio(start: (page: Page, downloads: string) => Promise<Studio>) {
  const { context, downloads, close } = await downloadingContext(await sharedChromium());
  onTestFinished(close);
  const page = await newPage(context);
  await page.setViewport({ width: 1280, height: 800 });
  page.on('dialog', (dialog) => dialog.accept());
  return start(page, downloads);
}

/** Puts the last element that a selector finds into another one, as translators and extensions do. */
const wrap = ({ page }: Studio, selector: string) =>
  page.$$eval(selector, (all) => {
    const [element, other] = [all.at(-1), document.createElement('font')];
    element?.replaceWith(other);
    if (element) other.append(element);
  });

/** The parts that are not there. */
const stoppedParts = ({ page }: Studio) =>
  page.evaluate(() =>
    ['header', 'nav', 'form', 'main > section:not([role=alert])'].filter(
      (part) => !document.querySelector(part),
    ),
  );
const textOf = ({ page }: Studio) => page.evaluate(() => document.body.innerText);

const hasStopped = async (studio: Studio, part: string) => {
  await expect.poll(() => stoppedParts(studio)).toEqual([part]);
  const text = await textOf(studio);
  for (const said of [sentence, stopped.cause, stopped.kept]) expect(text).toContain(said);
  expect(text).not.toContain(cannotStart.here);
};

const greetingIn = async (saved: ReturnType<Studio['save']>) => {
  const page = new TextDecoder().decode((await saved).files['index.html']);
  const [, block = ''] = /id="site-data">(.*?)<\/script>/s.exec(page) ?? [];
  return JSON.parse(block).portfolio.greeting;
};

const worksAgain = async (studio: Studio) => {
  await studio.press(tryAgain);
  await expect.poll(() => stoppedParts(studio)).toEqual([]);
};

/** A new page offers the draft, and it says what was written. */
const offersDraft = async (studio: Studio, greeting: string) => {
  await studio.page.reload();
  await studio.press(draft.goOn);
  await studio.shows(greeting);
};

test('without the form, the preview is there, undo works and Save saves', async () => {
  const studio = await freshStudio(openStudio);
  await studio.type('Greeting', 'Hello before.');
  await wrap(studio, '[id="field-projects"] > details');
  await studio.press('Remove: Project 1');
  await hasStopped(studio, 'form');
  await studio.press('Undo');
  await studio.says(messages.studio.undone);
  await studio.shows('Hello before.');
  expect(await greetingIn(studio.save())).toBe('Hello before.');
  await studio.press('Undo');
  await worksAgain(studio);
  await studio.type('Greeting', 'Hello after.');
  await studio.shows('Hello after.');
  await offersDraft(studio, 'Hello after.');
});

test('without the preview, the form works and Save saves', async () => {
  const studio = await freshStudio(openStudio);
  await studio.type('Greeting', '');
  await studio.page.waitForSelector('main > section p');
  await wrap(studio, 'main > section p');
  await studio.type('Greeting', 'Hello, preview.');
  await hasStopped(studio, 'main > section:not([role=alert])');
  await studio.type('Greeting', 'Hello, form.');
  expect(await greetingIn(studio.save())).toBe('Hello, form.');
  await worksAgain(studio);
  await studio.shows('Hello, form.');
});

test('without the header, form and preview work and Save saves', async () => {
  const studio = await freshStudio(openStudio);
  await studio.type('Email', 'ana@');
  await studio.page.keyboard.press('Tab');
  await studio.page.waitForSelector('header details');
  await wrap(studio, 'header > details');
  await studio.type('Email', 'ana@ana.tv');
  await hasStopped(studio, 'header');
  expect(await textOf(studio)).not.toContain(messages.studio.left.error({ count: 1 }));
  await studio.type('Greeting', 'Hello, header.');
  await studio.shows('Hello, header.');
  expect(await greetingIn(studio.save())).toBe('Hello, header.');
  await worksAgain(studio);
  await studio.type('Greeting', 'Hello, all.');
  await studio.press('Undo');
  await studio.says(messages.studio.undone);
});

test('the list of the parts fails by itself, and comes back', async () => {
  const studio = await freshStudio(openStudio);
  await studio.type('Email', 'ana@');
  await studio.page.keyboard.press('Tab');
  await studio.page.waitForSelector('nav [data-kind=error]');
  await wrap(studio, 'nav [data-kind=error]');
  await studio.type('Email', 'ana@ana.tv');
  await hasStopped(studio, 'nav');
  await worksAgain(studio);
  await studio.press('Contact');
  await studio.sees('the part', () => document.activeElement?.id === 'section-contact');
});

test('where nothing of it can go on, it says so, and offers to reload', async () => {
  const studio = await freshStudio(enterStudio);
  await wrap(studio, '#studio > div');
  await studio.press(messages.studio.startScreen.begin);
  await studio.page.waitForSelector(`::-p-text(${stopped.goOn})`);
  expect(await textOf(studio)).not.toContain(cannotStart.here);
  const loaded = studio.page.waitForNavigation();
  await studio.press(stopped.reload);
  await loaded;
  await studio.button(messages.studio.startScreen.begin);
});
