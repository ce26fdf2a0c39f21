/**
 * What somebody types is kept as a draft, whatever ends the window. No draft is overwritten or removed without a question. One file,
 * because all of it is about one store.
 */
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { launchChromium, newPage } from '../support/drivers/chromium.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { filesOfAnOwner } from '../support/studio/first-site.ts';
import { howBusy } from '../support/studio/how-busy.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import { beginStudio, type Studio } from '../support/studio/studio.ts';
import { filesInStore } from './files-in-store.ts';

const studios = setUpStudio();

/** In milliseconds: how much of the typing may be lost. */
const MOST = 500;

const greeting = async (studio: Studio): Promise<string> =>
  (await studio.field('Greeting')).evaluate(({ value }) => value);

/** Questions and messages in the header. */
const alerts = ({ page }: Studio) =>
  page.$$eval('header [role=alert]', (all) => all.map(({ textContent }) => textContent ?? ''));

/** How many drafts are asked about. Other alerts may come and go while the store of a busy machine is slow. */
const asked = async (studio: Studio) =>
  (await alerts(studio)).filter((each) => /There is a draft/.test(each)).length;

const asksOf = (studio: Studio, drafts: number) => expect.poll(() => asked(studio)).toBe(drafts);

const goOn = async (studio: Studio) => {
  await studio.press('Go on with it');
  await studio.says('The draft is open.');
};

const throwAway = async (studio: Studio) => {
  await studio.press('Throw it away');
  await studio.says('The draft is thrown away.');
};

/** No script of the page runs after it. */
async function killRenderer(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  const crash = new Promise((resolve) => page.once('error', resolve));
  session.send('Page.crash').catch(() => {});
  await crash;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Replaces the greeting, with one letter each `gap` milliseconds. Returns a function that says what has to be kept now. */
async function typeSteadily({ page, field }: Studio, gap: number) {
  await (await field('Greeting')).evaluate((control) => {
    control.focus();
    control.select();
  });
  const times: number[] = [];
  const letters = [...LETTERS].slice(0, Math.max(4, 1500 / gap));
  for (const letter of letters) {
    await page.keyboard.type(letter, { delay: gap });
    times.push(performance.now());
  }
  return () => {
    const sure = times.filter((time) => time <= performance.now() - MOST * howBusy()).length;
    return { all: letters.join(''), sure: letters.slice(0, sure).join('') };
  };
}

describe('typing is kept', () => {
  test('at every speed, until the renderer is killed', async () => {
    let studio = await studios.begin();
    const { another } = studio;
    for (const gap of [20, 100, 150, 300, 700]) {
      const typed = await typeSteadily(studio, gap);
      const { all, sure } = typed();
      await killRenderer(studio.page);
      // The next speed continues in this window, so each speed needs one new window, not two.
      studio = { ...(await another()), another };
      await goOn(studio);
      const kept = await greeting(studio);
      expect(all.startsWith(kept), `${gap} ms: ${kept} is the beginning of ${all}`).toBe(true);
      expect(kept.length, `letters at ${gap} ms`).toBeGreaterThanOrEqual(sure.length);
    }
    await studio.shows(await greeting(studio));
  });

  test('with the photo, which is written once, when the whole browser is killed and opened again', async () => {
    const profile = scratchFolder('profile');
    const { photos } = await filesOfAnOwner();
    const open = async () => {
      const browser = await launchChromium({ userDataDir: profile.path });
      return { browser, studio: await beginStudio(await newPage(browser)) };
    };
    const { browser, studio } = await open();
    await studio.page.evaluate(countWrites);
    await studio.give('Photo', join(photos, 'portrait.jpg'));
    await studio.says('portrait.jpg is in its place');
    const photo = await photoIn(studio);
    // The file, and what the page shows of it.
    await expect.poll(async () => (await filesInStore(studio)).all).toBe(2);
    const typed = await typeSteadily(studio, 100);
    const { all, sure } = typed();
    const written = await studio.page.evaluate((): string[] => Reflect.get(window, 'written'));
    expect(written.filter((store) => store === 'texts').length).toBeGreaterThan(2);
    expect(written.filter((store) => store === 'files').length).toBeLessThanOrEqual(2);
    const gone = new Promise((resolve) => browser.process()?.once('exit', resolve));
    process.kill(-(browser.process()?.pid ?? Number.NaN), 'SIGKILL');
    await gone;
    const again = await open();
    onTestFinished(async () => {
      await again.browser.close();
      profile.remove();
    });
    await goOn(again.studio);
    const kept = await greeting(again.studio);
    expect(all.startsWith(kept), `${kept} is the beginning of ${all}`).toBe(true);
    expect(kept.length).toBeGreaterThanOrEqual(sure.length);
    expect(await photoIn(again.studio)).toBe(photo);
    // What is told of the draft above the form moves it once more.
    await again.studio.shows(kept);
    // The original file is kept as well, because without it the crop cannot be moved.
    const whole = await again.studio.page.$('[aria-label^="Where the face is"]');
    await whole?.click({ offset: { x: 20, y: 10 } });
    await again.studio.sees(
      'another crop',
      (before: string) => {
        const image = document.querySelector<HTMLImageElement>('[data-crop] img');
        return image !== null && image.src !== before;
      },
      photo,
    );
  });

  test('when it is edited right after it was saved, and the window is loaded anew or closed at once', async () => {
    const studio = await studios.open();
    studio.page.on('dialog', (dialog) => dialog.accept());
    await studio.type('Greeting', 'Hello');
    await studio.save();
    await (await studio.field('Greeting')).focus();
    await studio.page.keyboard.press('End');
    await studio.page.keyboard.type(' again');
    await studio.page.reload();
    await studio.hasPreview();
    await goOn(studio);
    expect(await greeting(studio)).toBe('Hello again');
    // From now on the database does not answer, like one that is too slow.
    await studio.page.evaluate(() => {
      IDBObjectStore.prototype.put = () => new EventTarget() as IDBRequest;
      Object.defineProperty(IDBTransaction.prototype, 'oncomplete', { set: () => {} });
    });
    await (await studio.field('Greeting')).focus();
    await studio.page.keyboard.press('End');
    await studio.page.keyboard.type(' and again');
    await studio.page.close();
    const after = await studio.another();
    await goOn(after);
    expect(await greeting(after)).toBe('Hello again and again');
  });
});

/** Runs in the page: notes each store of the database in which something is written. */
function countWrites(): void {
  const written: string[] = [];
  Reflect.set(window, 'written', written);
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...args) {
    written.push(this.name);
    return put.apply(this, args);
  };
}

const photoIn = ({ page }: Studio) =>
  page.$eval('[data-crop] img', (image) => (image as HTMLImageElement).src);

describe('each window keeps its own draft', () => {
  test('and when one is closed or killed, the others ask about its draft', async () => {
    const first = await studios.begin();
    await first.type('Greeting', 'Hello from the first');
    const second = await first.another();
    await second.type('Greeting', 'Hello from the second');
    const third = await first.another();
    expect(await Promise.all([first, second, third].map(asked))).toEqual([0, 0, 0]);
    await first.page.close();
    await asksOf(second, 1);
    await asksOf(third, 1);
    // The answer in one window counts for both.
    await third.page.bringToFront();
    await goOn(third);
    expect(await greeting(third)).toBe('Hello from the first');
    await asksOf(second, 0);
    await third.type('Greeting', 'Hello from the third');
    await killRenderer(third.page);
    await asksOf(second, 1);
    await second.page.bringToFront();
    await goOn(second);
    expect(await greeting(second)).toBe('Hello from the third');
    await second.press('Undo');
    expect(await greeting(second)).toBe('Hello from the second');
    await second.page.close();
    const fourth = await first.another();
    await asksOf(fourth, 1);
    await goOn(fourth);
    expect(await greeting(fourth)).toBe('Hello from the second');
  });

  test('and of several that nobody has, the latest is asked about first', async () => {
    const first = await studios.begin();
    await first.type('Greeting', 'Hello from the first');
    const second = await first.another();
    await second.page.evaluate(() => {
      Date.now = () => Date.UTC(2100, 5);
    });
    await second.type('Greeting', 'Hello from the second');
    for (const { page } of [first, second]) await page.close();
    const third = await first.another();
    // The browser may tell a moment later that the second window is gone.
    await expect.poll(() => alerts(third)).toEqual([expect.stringContaining('2100')]);
    await goOn(third);
    expect(await greeting(third)).toBe('Hello from the second');
    await asksOf(third, 1);
    await third.press('Go on with it');
    await expect.poll(() => greeting(third)).toBe('Hello from the first');
    await asksOf(third, 0);
  });

  test('until it is saved or thrown away, and nobody throws away what another window keeps', async () => {
    const first = await studios.open();
    await first.type('Greeting', 'Hello from the first');
    const second = await first.another();
    await second.type('Greeting', 'Hello from the second');
    await expect.poll(async () => (await filesInStore(second)).all).toBeGreaterThan(0);
    await second.save();
    const third = await first.another();
    expect(await Promise.all([first, third].map(asked))).toEqual([0, 0]);
    await first.page.close();
    await asksOf(third, 1);
    await third.page.bringToFront();
    await throwAway(third);
    await asksOf(second, 0);
    await second.page.close();
    const fourth = await first.another();
    expect(await Promise.all([third, fourth].map(asked))).toEqual([0, 0]);
    await expect.poll(async () => (await filesInStore(fourth)).all).toBe(0);
  });

  test('and if two go on with one in the same moment, one of them has it', async () => {
    const first = await studios.begin();
    await first.type('Greeting', 'Hello from the first');
    const others = [await first.another(), await first.another()];
    await first.page.close();
    await Promise.all(others.map((other) => asksOf(other, 1)));
    await Promise.all(
      others.map(({ page }) =>
        page.evaluate(() => {
          for (const each of document.querySelectorAll('button'))
            if (each.textContent === 'Go on with it') each.click();
        }),
      ),
    );
    await Promise.all(others.map((other) => asksOf(other, 0)));
    const told = await Promise.all(others.map((other) => other.told()));
    expect(told.filter((each) => each.startsWith('The draft is open.'))).toHaveLength(1);
  });
});

describe('a browser that keeps nothing', () => {
  const failed = 'This browser keeps no draft, so save often: ';

  test.each([
    [
      'refuses',
      'The user denied it.',
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('The user denied it.', 'SecurityError');
        };
      },
    ],
    [
      'never answers',
      'its store does not answer.',
      () => {
        IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
      },
    ],
    [
      'never answers what it is asked for',
      'its store does not answer.',
      () => {
        for (const name of ['get', 'getAll', 'put'] as const)
          IDBObjectStore.prototype[name] = () => new EventTarget() as IDBRequest;
        IDBTransaction.prototype.commit = () => {};
        Object.defineProperty(IDBTransaction.prototype, 'oncomplete', { set: () => {} });
      },
    ],
  ])('because its store %s is told of, and delays nothing', async (_, reason, before) => {
    const studio = await studios.open({ before });
    expect(await alerts(studio)).toEqual([]);
    await studio.type('Greeting', 'Hello');
    await studio.shows('Hello');
    await expect.poll(() => alerts(studio)).toEqual([failed + reason]);
    await studio.save();
    await expect.poll(() => alerts(studio)).toEqual([]);
  });

  test('because the disk is full tells it once, and keeps the draft when there is room again', async () => {
    const studio = await studios.open();
    await studio.page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The disk is full.', 'QuotaExceededError');
      };
      addEventListener('room', () => {
        IDBObjectStore.prototype.put = put;
      });
    });
    await studio.page.evaluate(() => {
      const { body } = document;
      const header = document.querySelector('header');
      body.dataset.told = '0';
      new MutationObserver((changes) => {
        const alerts = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        body.dataset.told = `${Number(body.dataset.told) + alerts.filter((node) => node instanceof HTMLElement && node.role === 'alert').length}`;
      }).observe(header as HTMLElement, { childList: true });
    });
    for (const letter of 'abcde') await studio.type('Greeting', `Hello ${letter}`);
    await expect.poll(() => alerts(studio)).toHaveLength(1);
    expect(await alerts(studio)).toEqual([`${failed}The disk is full.`]);
    await studio.page.evaluate(() => dispatchEvent(new Event('room')));
    // It is tried again every five seconds.
    await expect.poll(() => alerts(studio)).toEqual([]);
    expect(await studio.page.$eval('body', ({ dataset }) => dataset.told)).toBe('1');
    await studio.page.close();
    const after = await studio.another();
    await goOn(after);
    expect(await greeting(after)).toBe('Hello e');
  });
});

test('a site that is dropped onto unsaved work asks first, and undo brings the work back', async () => {
  const studio = await studios.open();
  const { zip, files } = await studio.save();
  const file = join(scratchFolder('saved').path, 'mine.zip');
  writeFileSync(file, zip);
  const unpacked = join(scratchFolder('unpacked').path, 'index.html');
  writeFileSync(unpacked, files['index.html'] ?? '');
  await studio.type('Greeting', 'Not saved yet');
  await studio.shows('Not saved yet');
  await studio.drop(file);
  await studio.sees('it asks', () =>
    /undo brings it back/.test(document.querySelector('header')?.textContent ?? ''),
  );
  const greeting = async () => (await studio.field('Greeting')).evaluate(({ value }) => value);
  expect(await greeting()).toBe('Not saved yet');
  await studio.press('Stay here');
  await studio.drop(dirname(unpacked), 'h1');
  await studio.press('Open it');
  await studio.says('is open.');
  await studio.press('Undo');
  expect(await greeting()).toBe('Not saved yet');
});
