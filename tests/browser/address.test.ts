import { cpSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { profile } from '../../src/content/profile.ts';
import { builtFile } from '../support/built-file.ts';
import { launchChromium } from '../support/chromium.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

/** The built file in Chromium, opened from a folder such as people have. */

const folder = scratchFolder('portfolio');
const file = join(folder.path, 'Mappe für Ana – Núñez & Co', 'index.html');
let browser: Browser;
let page: Page;
let complaints: string[];
let requests: string[];

beforeAll(async () => {
  cpSync(dirname(builtFile()), dirname(file), { recursive: true });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  folder.remove();
});

beforeEach(async () => {
  page = await browser.newPage();
  complaints = [];
  requests = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    if (!/^(data|mailto):/.test(request.url())) requests.push(request.url().replace(/#.*/, ''));
  });
  await page.setViewport({ width: 1280, height: 800 });
});
afterEach(async () => {
  await page.close();
  expect(complaints, 'the console stays empty').toEqual([]);
  expect([...new Set(requests)], 'nothing but the file itself is asked for').toEqual([
    pathToFileURL(file).href,
  ]);
});

async function open(fragment = '') {
  await page.goto(pathToFileURL(file).href + fragment);
  await page.waitForFunction(() => !document.querySelector('[data-static-only]'));
}
const heading = () => page.$eval('h1', (h1) => h1.textContent);
const fragment = () => page.evaluate(() => window.location.hash);
const scrollPosition = () => page.evaluate(() => window.scrollY);
const pressBar = (name: string) => page.locator(`nav ::-p-text(${name})`).click();

/** Waits until the top of a section stands still right under the bar, or as near as the page's end allows. */
async function sectionIsReached(id: string) {
  await page.waitForFunction(
    (id) => {
      const section = document.getElementById(id);
      const bar = document.querySelector('header');
      if (!section || !bar) return false;
      const top = section.getBoundingClientRect().top - bar.getBoundingClientRect().bottom;
      const isAtEnd =
        window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
      return Math.abs(top) <= 1 || (isAtEnd && top > 0 && top < window.innerHeight / 2);
    },
    { timeout: 5000 },
    id,
  );
}

describe('the address', () => {
  test.each([
    ['', profile.greeting, ''],
    ['#/', profile.greeting, '#/'],
    ['#/About', 'Now More About Me', '#/About'],
    ['#/about/', 'Now More About Me', '#/About'],
    ['#/PROJECT', 'My Projects', '#/Project'],
    ['#/Contact', 'Write to me', '#/Contact'],
    ['#/Work-Details', 'Here is more information About My Work Experience', '#/Work-Details'],
    ['#/Life-Details', 'Here is more information About Me', '#/Life-Details'],
    ['#/nope', profile.greeting, '#/'],
    ['#%E0%A4%A', profile.greeting, '#/'],
    ['#/../..', profile.greeting, '#/'],
    ['#<script>', profile.greeting, '#/'],
    [`#${'x'.repeat(10_000)}`, profile.greeting, '#/'],
  ])('%.30s shows “%s”', async (address, expected, proper) => {
    await open(address);
    expect(await heading()).toBe(expected);
    expect(await fragment()).toBe(proper);
    expect(await page.title()).toContain(profile.fullName);
  });

  test.each(['about-section', 'project-section', 'contact-section'])(
    '#%s leads home and to that section, when it is opened and when it is typed in',
    async (id) => {
      await open(`#${id}`);
      await sectionIsReached(id);
      expect(await heading()).toBe(profile.greeting);
      await open('#/Work-Details');
      await page.evaluate((id) => {
        window.location.hash = id;
      }, id);
      await sectionIsReached(id);
      expect(await heading()).toBe(profile.greeting);
    },
  );

  test('typed in later, garbage leads home without a trace', async () => {
    await open('#/Work-Details');
    await page.evaluate(() => {
      window.location.hash = '/%E0%A4%A';
    });
    await page.waitForFunction(
      (greeting) => document.querySelector('h1')?.textContent === greeting,
      {},
      profile.greeting,
    );
    expect(await fragment()).toBe('#/');
    await page.goBack();
    expect(await heading()).toBe('Here is more information About My Work Experience');
  });
});

describe('a change of route', () => {
  test('starts at the top, back and forward included, and moves the focus to the heading', async () => {
    await open();
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.locator('::-p-aria([name="Work Experience"][role="link"])').click();
    expect(await heading()).toContain('Work Experience');
    expect(await scrollPosition()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.title()).toBe(`Work Experience – ${profile.fullName}`);

    await page.evaluate(() => window.scrollTo(0, 400));
    await page.goBack();
    expect(await heading()).toBe(profile.greeting);
    expect(await scrollPosition()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.goForward();
    expect(await heading()).toContain('Work Experience');
    expect(await scrollPosition()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  });

  test('shows no ring on the heading to a mouse user', async () => {
    await open('#/About');
    await page.locator('::-p-aria([name="Personal Life"][role="link"])').click();
    expect(await page.$eval('h1', (h1) => h1.matches(':focus:not(:focus-visible)'))).toBe(true);
  });
});

describe('the bar', () => {
  const targets = [
    ['Home', 'home-section'],
    ['About', 'about-section'],
    ['Project', 'project-section'],
    ['Contact', 'contact-section'],
  ] as const;

  test.each(targets)('%s glides to its section on the home page', async (name, id) => {
    await open();
    await page.evaluate(() => window.scrollTo(0, 300));
    await pressBar(name);
    // A jump would be over by the next frame.
    const next = await page.evaluate(
      () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(window.scrollY))),
    );
    await sectionIsReached(id);
    expect(await scrollPosition()).not.toBe(next);
    expect(await fragment()).toBe('');
  });

  test.each(targets)(
    '%s leads home from elsewhere, and after 500 ms to its section',
    async (name, id) => {
      await open('#/Life-Details');
      await page.evaluate(() => {
        const log: [string, number][] = [];
        Object.assign(window, { log });
        document.addEventListener('click', () => log.push(['click', performance.now()]), true);
        const scrollTo = window.scrollTo.bind(window);
        window.scrollTo = (options?: ScrollToOptions | number) => {
          if (typeof options === 'object') log.push([options.behavior ?? '', performance.now()]);
          if (typeof options === 'object') scrollTo(options);
        };
      });
      await pressBar(name);
      expect(await heading()).toBe(profile.greeting);
      const log = await page.waitForFunction(() => {
        const { log } = window as unknown as { log: [string, number][] };
        return log.length === 3 && log;
      });
      const [click, toTop, toSection] = (await log.jsonValue()) || [];
      expect([click?.[0], toTop?.[0], toSection?.[0]]).toEqual(['click', 'instant', 'smooth']);
      const delay = (toSection?.[1] ?? 0) - (click?.[1] ?? 0);
      expect(delay).toBeGreaterThanOrEqual(500);
      expect(delay).toBeLessThan(1000);
      await sectionIsReached(id);
    },
  );

  test('of two clicks within the 500 ms the last one wins', async () => {
    await open('#/Work-Details');
    await pressBar('Contact');
    await pressBar('About');
    await sectionIsReached('about-section');
    await page.waitForFunction(
      (since) => performance.now() > since,
      {},
      (await page.evaluate(() => performance.now())) + 800,
    );
    await sectionIsReached('about-section');
  });

  test('a page left within the 500 ms is not scrolled', async () => {
    await open('#/Work-Details');
    await pressBar('Contact');
    await page.goBack();
    await page.waitForFunction(
      (since) => performance.now() > since,
      {},
      (await page.evaluate(() => performance.now())) + 800,
    );
    expect(await heading()).toContain('Work Experience');
    expect(await scrollPosition()).toBe(0);
  });

  test('marks where one is, and follows the scroll on the home page', async () => {
    const marked = () =>
      page.$$eval('nav [aria-current]', (all) => all.map((one) => one.textContent));
    await open();
    await page.waitForSelector('nav [aria-current]');
    expect(await marked()).toEqual(['Home']);
    await pressBar('Project');
    await sectionIsReached('project-section');
    await page.waitForFunction(
      () => document.querySelector('nav [aria-current]')?.textContent === 'Project',
    );
    expect(await marked()).toEqual(['Project']);
  });
});

describe('the hero', () => {
  test('shows the portrait, the greeting and the subtitle, and leads on', async () => {
    await open();
    const portrait = await page.$eval('#home-section img', (image) => ({
      alt: image.alt,
      painted: image.complete && image.naturalWidth > 0,
    }));
    expect(portrait).toEqual({ alt: profile.portraitAlt, painted: true });
    expect(await page.$eval('#home-section', (hero) => hero.textContent)).toContain(
      'Broadcasting & Media',
    );
    await page.locator('::-p-aria([name="Show Who I Am"][role="button"])').click();
    await sectionIsReached('about-section');
  });

  test('shows the same portrait again after another page', async () => {
    await open('#/Work-Details');
    await pressBar('Home');
    expect(
      await page.$eval('#home-section img', (image) =>
        image.decode().then(() => image.naturalWidth > 0),
      ),
    ).toBe(true);
  });
});

describe('the CV', () => {
  test('opens beside the site, which stays', async () => {
    await open('#/About');
    const target = browser.waitForTarget((one) => one.url().endsWith('.pdf'));
    await page.locator('a[download]').click();
    const tab = await target;
    expect(decodeURIComponent(tab.url())).toBe(
      decodeURIComponent(pathToFileURL(join(dirname(file), `${profile.firstName}-CV.pdf`)).href),
    );
    expect(await heading()).toBe('Now More About Me');
    await (await tab.page())?.close();
  });
});

describe('the carousel', () => {
  type Slides = { inView: string[]; widths: number[]; gap: number };

  /** The slides that the viewport shows, from left to right. */
  const slides = (): Promise<Slides> =>
    page.$eval('.swiper', (viewport) => {
      const frame = viewport.getBoundingClientRect();
      const shown = [...viewport.querySelectorAll<HTMLElement>('.swiper-slide')]
        .map((slide) => ({ slide, box: slide.getBoundingClientRect() }))
        .filter(({ box }) => box.right > frame.left + 1 && box.left < frame.right - 1)
        .sort((a, b) => a.box.left - b.box.left);
      return {
        inView: shown.map(({ slide }) => slide.ariaLabel ?? ''),
        widths: shown.map(({ box }) => Math.round((frame.width / box.width) * 100) / 100),
        gap: Math.round(((shown[1]?.box.left ?? 0) - (shown[0]?.box.right ?? 0)) * 10) / 10,
      };
    });
  const settled = () =>
    page.waitForFunction(() => {
      const track = document.querySelector('.swiper-wrapper');
      return (
        track?.getAnimations().length === 0 && !document.querySelector('.swiper-slide[data-moving]')
      );
    });

  test.each([
    [360, 1, 15],
    [480, 1, 15],
    [481, 2, 20],
    [768, 2, 20],
    [769, 2.5, 25],
    [1024, 2.5, 25],
    [1025, 3, 30],
    [1920, 3, 30],
  ])('at %i px shows %d slides, %i px apart', async (width, perView, gap) => {
    await page.setViewport({ width, height: 800 });
    await open('#/Project');
    await page.waitForSelector('.swiper-initialized');
    const { frame, slide, margin } = await page.$eval('.swiper', (viewport) => {
      const slide = viewport.querySelector('.swiper-slide');
      return {
        frame: viewport.getBoundingClientRect().width,
        slide: slide?.getBoundingClientRect().width ?? 0,
        margin: Number.parseFloat(slide ? getComputedStyle(slide).marginRight : ''),
      };
    });
    expect((frame + gap) / (slide + gap)).toBeCloseTo(perView, 1);
    expect(margin).toBe(gap);
  });

  test.each([360, 600, 900, 1280])(
    'at %i px loops ten steps either way without a gap',
    async (width) => {
      await page.setViewport({ width, height: 800 });
      await open('#/Project');
      await page.waitForSelector('.swiper-initialized');
      const expected = (await slides()).inView.length;
      for (const key of ['ArrowRight', 'ArrowLeft'] as const) {
        for (let step = 0; step < 10; step += 1) {
          await page.focus('[aria-roledescription="carousel"] button');
          const before = (await slides()).inView[0];
          await page.keyboard.press(key);
          await page.waitForFunction(
            (before) => {
              const active = document.querySelector('.swiper-slide-active');
              return active && active.ariaLabel !== before;
            },
            {},
            before ?? '',
          );
          await settled();
          const { inView } = await slides();
          expect(inView).toHaveLength(expected);
          const first = Number(before?.[0]);
          const next = key === 'ArrowRight' ? (first % 5) + 1 : ((first + 3) % 5) + 1;
          expect(inView[0]).toBe(`${next} of 5`);
        }
      }
    },
  );

  test('each bullet is a named button that brings its slide', async () => {
    await open('#/Project');
    for (const position of [3, 5, 1]) {
      const name = `Go to project ${position}`;
      const bullet = await page.locator(`::-p-aria([name="${name}"][role="button"])`).waitHandle();
      const box = await bullet.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      await page.locator(`::-p-aria([name="${name}"][role="button"])`).click();
      await page.waitForFunction(
        (label) => document.querySelector('.swiper-slide-active')?.ariaLabel === label,
        {},
        `${position} of 5`,
      );
      expect(
        await page.$$eval('[aria-roledescription="carousel"] [aria-current]', (all) =>
          all.map((one) => one.ariaLabel),
        ),
      ).toEqual([name]);
    }
  });

  test('slides out of view are inert', async () => {
    await open('#/Project');
    await page.waitForSelector('.swiper-initialized');
    const { inView } = await slides();
    expect(
      await page.$$eval('.swiper-slide', (all) =>
        all.filter((slide) => !(slide as HTMLElement).inert).map((slide) => slide.ariaLabel),
      ),
    ).toEqual(expect.arrayContaining(inView));
    expect(await page.$$eval('.swiper-slide[inert]', (all) => all.length)).toBe(5 - inView.length);
  });
});

describe('the contact form', () => {
  const message =
    '+44 7700 900123 & café, ñ, 日本, 😀\n"quotes" \'single\' 100 % %20\nlast line ' +
    'x'.repeat(4900);

  test('hands the message to the mail program as it was written', async () => {
    await open('#/Contact');
    const session = await page.createCDPSession();
    await session.send('Page.enable');
    const asked = new Promise<string>((resolve) => {
      session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url));
    });
    await page.type('input[name="Email"]', 'visitor@example.org');
    await page.$eval(
      'textarea',
      (area, text) => {
        area.value = text;
      },
      message,
    );
    await page.locator('::-p-aria([name="Send Email"][role="button"])').click();
    const url = await asked;
    expect(url.startsWith(`mailto:${profile.email}?body=`)).toBe(true);
    expect(decodeURIComponent(url.slice(url.indexOf('body=') + 5))).toBe(
      `Email=visitor@example.org\r\nMessage=${message.replaceAll('\n', '\r\n')}\r\n`,
    );
    expect(await heading()).toBe('Write to me');
  });

  test('is checked by the browser first', async () => {
    await open('#/Contact');
    const session = await page.createCDPSession();
    await session.send('Page.enable');
    const asked: string[] = [];
    session.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
    await page.type('input[name="Email"]', 'not an address');
    await page.type('textarea', 'Hello');
    await page.locator('::-p-aria([name="Send Email"][role="button"])').click();
    expect(await page.$eval('input', (input) => input.matches(':user-invalid'))).toBe(true);
    expect(asked).toEqual([]);
  });

  test('has the address beside it, to be copied', async () => {
    await open('#/Contact');
    await page.locator('::-p-aria([name="Copy address"][role="button"])').click();
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[role="status"]')].some((one) => one.textContent !== ''),
    );
    expect(await page.$eval('#contact-section', (section) => section.textContent)).toContain(
      profile.email,
    );
  });
});
