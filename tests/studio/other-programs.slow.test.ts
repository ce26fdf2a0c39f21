/**
 * What the system, the browser, another page and somebody's habits do to the studio. One file, because each of these is but a test
 * or two.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ElementHandle } from 'puppeteer-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { messages } from '../../src/messages/messages.ts';
import { newPage } from '../support/drivers/chromium.ts';
import { downloadingContext } from '../support/drivers/downloads.ts';
import { sharedChromium } from '../support/drivers/shared-chromium.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import { type Studio, sampleSite, savedIn, studioFile } from '../support/studio/studio.ts';

const studios = setUpStudio();
const said = messages.studio;

const textIn = ({ page }: Studio, id: string) =>
  page.$eval(`[id="field-${id}"]`, (control) => (control as HTMLInputElement).value);

/** Counts the files that the page gives the browser to download. */
const countDownloads = () => {
  const { click } = HTMLAnchorElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    Reflect.set(window, 'downloads', (Reflect.get(window, 'downloads') ?? 0) + 1);
    Reflect.apply(click, this, []);
  };
};
const downloadsOf = ({ page }: Studio) =>
  page.evaluate(() => Number(Reflect.get(window, 'downloads') ?? 0));
describe('dragging', () => {
  const studio = studios.shared();

  /** As the program that it comes from allows, which is to copy it and to link to it. */
  const drag = (items: { mimeType: string; data: string }[], onto: string) =>
    studio().drag({ items, dragOperationsMask: 1 | 2 }, onto);
  const text = [{ mimeType: 'text/plain', data: 'dragged' }];
  const link = [
    { mimeType: 'text/uri-list', data: 'https://example.com/' },
    { mimeType: 'text/plain', data: 'https://example.com/' },
  ];

  test('a text goes into a field', async () => {
    await studio().type('Full name', ' ');
    await drag(text, '#field-fullName');
    await expect.poll(() => textIn(studio(), 'fullName')).toContain('dragged');
    await studio().shows('dragged');
  });

  test.each([
    ['beside the fields', 'main h2'],
    ['onto a field for a file', '#field-portrait'],
    ['onto the preview', 'iframe:not([data-loading])'],
  ])('a text and a link that are dropped %s are refused', async (_, onto) => {
    for (const items of [text, link]) {
      const place = onto.startsWith('iframe') ? await studio().preview() : studio().page;
      await place.evaluate(() => {
        const note = ({ defaultPrevented, dataTransfer }: DragEvent) =>
          Reflect.set(window, 'isRefused', defaultPrevented && dataTransfer?.dropEffect === 'none');
        addEventListener('dragover', note, { once: true });
      });
      await drag(items, onto);
      expect(await place.evaluate(() => Reflect.get(window, 'isRefused'))).toBe(true);
    }
    expect(await studio().page.$('[data-over]'), 'no field waits for a file').toBeNull();
    expect(studio().page.url()).toContain('studio.html');
  });
});

test('a text that is dragged within a field moves there', async () => {
  const studio = await studios.open();
  const { page } = studio;
  await studio.type('Description', 'one two');
  const control = await studio.field('Description');
  await control.evaluate((each) => each.setSelectionRange(0, 4));
  const box = await control.boundingBox();
  if (!box) throw new Error('There is no field');
  const y = box.y + 18;
  await page.mouse.move(box.x + 24, y);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, y, { steps: 3 });
  await page.mouse.move(box.x + 200, y, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => textIn(studio, 'description')).toBe('twoone ');
});

describe('a press that is repeated', () => {
  test('Save saves once, and shows meanwhile that it does not take another press', async () => {
    const studio = await studios.open({ before: countDownloads });
    const { page, saved, button } = studio;
    const save = await button(said.save);
    const isOff = () => save.evaluate((each) => each.ariaDisabled === 'true');
    await save.evaluate((each) =>
      new MutationObserver(() => {
        if (each.ariaDisabled === 'true') each.dataset.wasOff = '';
      }).observe(each, { attributeFilter: ['aria-disabled'] }),
    );
    await saved(() => save.click({ count: 2 }));
    await page.waitForSelector('[data-was-off]');
    await expect.poll(isOff).toBe(false);
    expect(await downloadsOf(studio)).toBe(1);

    // In one task, because a fast computer has saved before the next one.
    await saved(() =>
      save.evaluate((each) => {
        each.click();
        const keys = { key: 's', code: 'KeyS', ctrlKey: true, bubbles: true, cancelable: true };
        each.dispatchEvent(new KeyboardEvent('keydown', keys));
      }),
    );
    await expect.poll(isOff).toBe(false);
    expect(await downloadsOf(studio), 'a key while it saves').toBe(2);

    // A computer that is fast enough has saved before the second click.
    await save.evaluate((each) =>
      each.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 })),
    );
    expect(await isOff()).toBe(false);
    await saved(() => save.click());
    expect(await downloadsOf(studio), 'a later press saves again').toBe(3);
  });

  test('going on with a draft never says that it is taken, by this very window', async () => {
    const studio = await studios.begin({
      before: () => {
        const told = new Set<string>();
        Reflect.set(window, 'told', told);
        new MutationObserver(() => {
          told.add(document.querySelector('[role=status]')?.textContent ?? '');
        }).observe(document, { childList: true, subtree: true, characterData: true });
      },
    });
    studio.page.on('dialog', (dialog) => dialog.accept());
    await studio.type('Greeting', 'Hello, twice.');
    await studio.shows('Hello, twice.');
    await studio.page.reload();
    await (await studio.button(said.draft.goOn)).click({ count: 2 });
    await studio.says(said.draft.isOpen);
    await studio.shows('Hello, twice.');
    const told: string[] = await studio.page.evaluate(() => [...Reflect.get(window, 'told')]);
    expect(told).not.toContain(said.draft.isTaken);
  });

  test('a double click on Begin begins, and does nothing else', async () => {
    for (const width of [1280, 390]) {
      const studio = await studios.enter({ width });
      await (await studio.button(said.startScreen.begin)).click({ count: 2 });
      await studio.hasPreview();
      expect(await studio.page.evaluate(() => document.activeElement?.id)).toBe('field-firstName');
    }
  });
});

describe('a key', () => {
  test('of a Russian keyboard saves and undoes', async () => {
    const studio = await studios.open();
    const session = await studio.page.createCDPSession();
    const press = async (key: string, code: string, windowsVirtualKeyCode: number) => {
      for (const type of ['rawKeyDown', 'keyUp'] as const)
        await session.send('Input.dispatchKeyEvent', {
          ...{ type, key, code, windowsVirtualKeyCode },
          modifiers: 2,
        });
    };
    await studio.type('Greeting', 'Privet');
    await press('я', 'KeyZ', 90);
    await studio.says(said.undone);
    await press('н', 'KeyY', 89);
    await studio.says(said.redone);
    const { files } = await studio.saved(() => press('ы', 'KeyS', 83));
    expect(new TextDecoder().decode(files['index.html'])).toContain('Privet');
  });

  test('that confirms a Japanese word in Safari adds no point, and Enter does', async () => {
    const studio = await studios.open();
    const point = await studio.field('Point 1', 'Job 1');
    const points = () =>
      studio.page.$$eval('[id^="field-work.jobs[0].points["]', (all) => all.length);
    const before = await points();
    /** Returns whether the key is left to the browser. */
    const enter = (keyCode: number) =>
      point.evaluate(
        (each, keyCode) =>
          each.dispatchEvent(
            new KeyboardEvent('keydown', {
              key: 'Enter',
              keyCode,
              bubbles: true,
              cancelable: true,
            }),
          ),
        keyCode,
      );
    expect(await enter(229)).toBe(true);
    expect(await points()).toBe(before);
    expect(await enter(13)).toBe(false);
    expect(await points()).toBe(before + 1);
  });
});

test('where the browser keeps nothing, the studio starts, says that there is no draft, and saves', async () => {
  const studio = await studios.open({
    before: () => {
      // As Firefox does where it blocks cookies.
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Reflect.set(window, 'BroadcastChannel', refuse);
      Object.defineProperty(window, 'localStorage', { get: refuse });
      Reflect.set(IDBFactory.prototype, 'open', refuse);
      Reflect.set(LockManager.prototype, 'request', refuse);
      Reflect.set(LockManager.prototype, 'query', refuse);
    },
  });
  await studio.type('Greeting', 'Hello, nobody.');
  const notice = said.draft.failed({ reason: 'The operation is insecure.' });
  await studio.sees(
    'the notice',
    (notice: string) => document.querySelector('header > [role=alert]')?.textContent === notice,
    notice,
  );
  const { files } = await studio.save();
  expect(new TextDecoder().decode(files['index.html'])).toContain('Hello, nobody.');
});

test('in a sandbox the place of the preview says why it is not there, and form and Save work', async () => {
  const { context, downloads, close } = await downloadingContext(await sharedChromium());
  onTestFinished(close);
  const page = await newPage(context);
  const outer = join(scratchFolder('sandbox').path, 'outer.html');
  const address = pathToFileURL(studioFile).href;
  writeFileSync(
    outer,
    `<iframe sandbox="allow-scripts allow-downloads" src="${address}" width="1280" height="800"></iframe>`,
  );
  await page.setViewport({ width: 1300, height: 820 });
  await page.goto(pathToFileURL(outer).href);
  const frame = await (await page.waitForSelector('iframe'))?.contentFrame();
  if (!frame) throw new Error('There is no frame');
  await frame.waitForSelector(`main > section ::-p-text(${said.shielded})`);
  const input = await frame.waitForSelector('main input[multiple]');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(...sampleSite());
  const greeting = await frame.waitForSelector('#field-greeting');
  await greeting?.evaluate((each) => {
    (each as HTMLInputElement).select();
    document.execCommand('insertText', false, 'Hello, sandbox.');
  });
  await (await frame.waitForSelector(`button::-p-text(${said.save})`))?.click();
  const { files } = await savedIn(downloads);
  expect(new TextDecoder().decode(files['index.html'])).toContain('Hello, sandbox.');
});
