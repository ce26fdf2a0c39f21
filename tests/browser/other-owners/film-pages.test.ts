/**
 * The pages of films, sounds and pictures, as a visitor sees and uses them in Chromium. One file, because all tests visit one built
 * site.
 */
import { dirname } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { projectPathsOf } from '../../../src/compose/project-paths.ts';
import { legalPath, routes, showreelPath } from '../../../src/routes.ts';
import { clockTime } from '../../../src/site/clock-time.ts';
import { PART } from '../../../src/site/hydration/marks.ts';
import { newPage } from '../../support/drivers/chromium.ts';
import { setUp } from '../../support/drivers/set-up.ts';
import { sharedChromium } from '../../support/drivers/shared-chromium.ts';
import { until } from '../../support/drivers/waits.ts';
import { buildVariation } from '../../support/owners/build-variation.ts';
import { projectPage, words } from '../../support/owners/films-owner.ts';
import { portfolioOf } from '../../support/owners/owners.ts';
import { axeIssues } from '../../support/reading/axe.ts';
import { layoutIssues } from '../../support/reading/layout.ts';
import { pdfPages } from '../../support/reading/pdf-text.ts';
import { startServer } from '../../support/sites/server.ts';
import { named, rest } from '../../support/visits/controls.ts';
import { frames, openRoutePage, settle } from '../../support/visits/route-page.ts';
import { setUpContext, setUpRoutePage } from '../set-up-page.ts';
import { LEAST_OF_CREDITS, smallestLetters } from './letters.ts';

const OWNER = 'cinematographer';
const portfolio = await portfolioOf(OWNER);
const file = await buildVariation('film-pages', portfolio, {}, OWNER);
const visitor = setUpRoutePage(() => file);

const projectPaths = projectPathsOf(portfolio.projects);
const pages = portfolio.projects.flatMap((project, index) => {
  const path = projectPaths[index];
  return path ? [{ ...project, path }] : [];
});
const paths = [...pages.map(({ path }) => path), showreelPath, legalPath];
const films = pages.filter(({ film }) => film && !/\.(?:mp3|m4a)$/.test(film));
const [harbour] = films;
if (!harbour) throw new Error('The owner has no film.');

/** The key on a film of six seconds. */
const key = named('button', `${projectPage.film.play} ${clockTime(6)}`);

/** A page that asks for films. */
const watcher = setUp(async () => openRoutePage(await sharedChromium(), file));
const isPaused = () => watcher().page.$eval('main video', (film) => film.paused);
const timeOf = () => watcher().page.$eval('main video', (film) => film.currentTime);

describe.each(pages)('$path', ({ path, role, client, year }) => {
  test('says who made it in letters that can be read', async () => {
    const words = [role, client, year].filter((word) => word !== undefined);
    for (const width of [320, 390, 1280]) {
      await visitor.show(path, { width });
      const least = await visitor.page.evaluate(smallestLetters, words);
      expect(least, `${width} px`).toBeGreaterThanOrEqual(LEAST_OF_CREDITS);
    }
  });
});

describe.each(paths)('%s', (path) => {
  test('has room in every window, and large letters have it, too', async () => {
    const { page, session, show, change } = visitor;
    onTestFinished(async () => {
      await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    });
    await show(path, { reducedMotion: true });
    for (const width of [320, 390, 820, 1280, 1440, 1920, 3840]) {
      await change({ width, height: Math.round(width / 1.6) });
      expect(await layoutIssues(page), `${width} px`).toEqual([]);
    }
    await change({ width: 320, height: 568 });
    await session.send('Page.setFontSizes', { fontSizes: { standard: 40 } });
    await frames(page, 3);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });

  test('satisfies axe in both schemes', async () => {
    for (const look of [
      { width: 390, scheme: 'dark' },
      { width: 1440, scheme: 'light' },
    ] as const) {
      await visitor.show(path, look);
      await settle(visitor.page);
      expect(await axeIssues(visitor.page), look.scheme).toEqual([]);
    }
  });
});

test.each(films.map(({ path }) => path))(
  'all of the film of %s is seen at once, from the bar to its controls',
  async (path) => {
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [844, 390],
      [390, 844],
    ] as const) {
      await visitor.show(path, { width, height });
      const { top, bottom, bar } = await visitor.page.evaluate(() => ({
        top: document.querySelector('main video')?.getBoundingClientRect().top ?? 0,
        bottom: document.querySelector('main video')?.getBoundingClientRect().bottom ?? Infinity,
        bar: document.querySelector('header')?.getBoundingClientRect().bottom ?? Infinity,
      }));
      expect(top, `${width} × ${height}`).toBeGreaterThanOrEqual(bar);
      expect(bottom, `${width} × ${height}`).toBeLessThanOrEqual(height);
    }
  },
);

test('pictures keep their shapes, and two side by side are equally high', async () => {
  await visitor.show('/Project/a-house-of-salt', { width: 1440 });
  const rows = await visitor.page.$$eval(
    `[role="group"][aria-label="${projectPage.pictures}"] > *`,
    (rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('svg')].map((picture) => {
          const { width, height } = picture.getBoundingClientRect();
          const { baseVal } = picture.viewBox;
          return { height, stretched: width / height / (baseVal.width / baseVal.height) };
        }),
      ),
  );
  expect(rows.map(({ length }) => length)).toEqual([1, 2, 2, 2]);
  for (const row of rows) {
    for (const { height, stretched } of row) {
      expect(stretched).toBeCloseTo(1, 2);
      expect(Math.abs(height - (row[0]?.height ?? 0))).toBeLessThan(1);
    }
  }
});

test('the keyboard starts the film, and the film has its keys from then on', async () => {
  const { page, show } = watcher();
  await show(harbour.path);
  // It has six seconds, and on a busy machine it would end before the next key.
  await page.$eval('main video', (film) => {
    film.playbackRate = film.defaultPlaybackRate = 0.1;
  });
  await (await page.waitForSelector(key))?.focus();
  await page.keyboard.press('Enter');
  // Of a film that has not come yet the browser has no time to which a key could go.
  await until('it plays', async () => (await timeOf()) > 0);
  await page.waitForSelector('main video:focus');
  await page.keyboard.press('Space');
  await until('it is paused', isPaused);
  const before = await timeOf();
  await page.keyboard.press('ArrowRight');
  await until('it has gone on', async () => (await timeOf()) > before);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => location.hash)).toBe(`#${harbour.path}`);
});

test('the key and the title are there again at the end, and the key has the focus', async () => {
  const { page, show } = watcher();
  await show(harbour.path);
  await (await page.waitForSelector(key))?.click();
  await page.waitForFunction((key) => !document.querySelector(key), {}, '[data-screening] button');
  await page.$eval('main video', (film) => {
    film.currentTime = 5.5;
  });
  await page.waitForSelector(key);
  await page.waitForSelector('[data-screening] button:focus');
  await rest(page);
  expect(await page.$eval('h1', (title) => title.checkVisibility({ opacityProperty: true }))).toBe(
    true,
  );
});

describe('the wave of a sound', () => {
  const [sound, line] = ['.mp3', '.m4a'].map((ending) =>
    pages.find(({ film }) => film?.endsWith(ending)),
  );

  /** What is drawn, how many bars of it are lit, and where these begin, as a share of the whole. */
  const wave = () =>
    watcher().page.$eval('[data-screening=sound] :has(> [viewBox$=" 60 19"])', (wave) => {
      const lit = wave.querySelector('[data-lit] svg');
      const { left, width } = wave.getBoundingClientRect();
      const outline = document.querySelector(
        wave.querySelector('use')?.getAttribute('href') ?? '_',
      );
      return {
        outline: outline?.getAttribute('d')?.replace(/V\d.*\dV/, '…'),
        lit: Number(lit?.getAttribute('width') ?? 0),
        start: lit && Math.round((lit.getBoundingClientRect().left - left) / (width / 100)),
      };
    });
  const goTo = (share: number) =>
    watcher().page.$eval(
      'main audio',
      async (sound, share) => {
        sound.muted = true;
        await sound.play();
        sound.pause();
        sound.currentTime = share * sound.duration;
      },
      share,
    );
  const outline = 'M0-1…-1z';

  test('is lit as far as it has played, from the left in Arabic, too', async () => {
    await watcher().show(sound?.path ?? '/');
    expect(await wave()).toEqual({ outline, lit: 0, start: null });
    await goTo(0.5);
    await expect.poll(wave).toEqual({ outline, lit: 30, start: 0 });
    await watcher().page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    expect(await wave()).toEqual({ outline, lit: 30, start: 0 });
    await goTo(1);
    await expect.poll(async () => (await wave()).lit).toBe(60);
    await goTo(0);
    await expect.poll(async () => (await wave()).lit).toBe(0);
  });

  test('stands without scripts, unlit', async () => {
    await watcher().show(sound?.path ?? '/', { javascript: false });
    expect(await wave()).toEqual({ outline, lit: 0, start: null });
  });

  test('of a sound that nobody could decode is a plain line, and lit as well', async () => {
    await watcher().show(line?.path ?? '/');
    expect(await wave()).toEqual({ outline: undefined, lit: 0, start: null });
    await goTo(0.5);
    await expect.poll(wave).toEqual({ outline: undefined, lit: 30, start: 0 });
  });
});

test('both buttons stand under the subtitle of a low window, where they would cover the face', async () => {
  await visitor.show(routes.home.path, { width: 844, height: 390 });
  const [subtitle = 0, ...buttons] = await visitor.page.$$eval(
    '#greeting + p, #greeting ~ * :is(button, a)',
    (elements) => elements.map((each) => each.getBoundingClientRect().top),
  );
  expect(buttons).toHaveLength(2);
  expect(new Set(buttons).size).toBe(1);
  expect(buttons[0]).toBeGreaterThan(subtitle);
});

test('a picture is seen before the showreel plays', async () => {
  await visitor.show(showreelPath);
  const seen = await visitor.page.$eval('main [data-screening=film] svg[role=img]', (picture) => ({
    what: picture.querySelector('title')?.textContent,
    isSeen: picture.checkVisibility({ visibilityProperty: true }),
    isThere:
      document.querySelector(picture.querySelector('use')?.getAttribute('href') ?? '') !== null,
  }));
  expect(seen).toEqual({ what: portfolio.reel?.stillAlt, isSeen: true, isThere: true });
});

test('without scripts the film has the controls of the browser and its link, and no key', async () => {
  await visitor.show(harbour.path, { javascript: false });
  const seen = await visitor.page.$$eval('[data-part]', (parts) =>
    parts
      .filter((part) => part.checkVisibility())
      .flatMap((part) => [...part.querySelectorAll('video, [data-screening] a, button')])
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => `${element.localName} ${element.getAttribute('controls') ?? ''}`.trim()),
  );
  expect(seen).toEqual(['video', 'a']);
});

test('on paper there is the name and the length of the film, and what is to be read', async () => {
  await visitor.show(harbour.path);
  const pdf = await visitor.page.pdf({ format: 'A4' });
  const text = (await pdfPages(pdf)).join(' ');
  for (const said of [
    harbour.title,
    `${clockTime(6)} ${projectPage.film.file} (${harbour.film})`,
    ...(harbour.credits ?? []).map(({ role, name }) => `${role} ${name}`),
    ...(harbour.pictures ?? []).flatMap(({ caption }) => caption ?? []),
  ])
    expect(text).toContain(said);
  expect(text).not.toContain(projectPage.back);
});

test('on paper the footer never stands alone, wherever the content ends', async () => {
  const { page, show } = visitor;
  for (const path of [routes.home.path, routes.workDetails.path, harbour.path]) {
    await show(path);
    for (let height = 0; height < 260; height += 12) {
      await page.$eval(
        'main',
        (main, height) => {
          const space = main.querySelector<HTMLElement>('#space') ?? document.createElement('p');
          space.id = 'space';
          space.style.height = `${height}mm`;
          main.prepend(space);
        },
        height,
      );
      const sheets = await pdfPages(await page.pdf({ format: 'A4' }));
      const last = (sheets.at(-1) ?? '').trim();
      expect(last.startsWith(words.footer.credit), `${path} after ${height} mm: ${last}`).toBe(
        false,
      );
    }
  }
});

test('on paper there is also a picture that nobody has described', async () => {
  const projects = portfolio.projects.map(({ stillAlt: _, ...project }) => project);
  const bare = await buildVariation('no descriptions', { ...portfolio, projects }, {}, OWNER);
  const { page, session, show } = await openRoutePage(await sharedChromium(), bare);
  onTestFinished(() => page.close());
  await show(routes.project.path);
  await session.send('Emulation.setEmulatedMedia', { media: 'print' });
  const seen = await page.$$eval('main svg:has(> use)', (pictures) =>
    pictures.map((picture) => picture.getBoundingClientRect().height > 40),
  );
  expect(seen.length).toBeGreaterThan(2);
  expect(seen).not.toContain(false);
});

test('a page without a story has the sentence of its card', async () => {
  const [first, ...others] = portfolio.projects.map(({ story: _, ...project }) => project);
  if (!first) throw new Error('The owner has no project.');
  const sentence = 'Five fishermen, one night, no second take.';
  const projects = [{ ...first, text: sentence }, ...others];
  const plain = await buildVariation('no stories', { ...portfolio, projects }, {}, OWNER);
  const { page, show } = await openRoutePage(await sharedChromium(), plain);
  onTestFinished(() => page.close());
  const [path = ''] = Object.values(projectPathsOf(projects));
  for (const javascript of [true, false]) {
    await show(path, { javascript });
    expect(await page.$eval('main', (main) => main.innerText)).toContain(sentence);
  }
});

test('on paper the footer comes last, without scripts, too', async () => {
  await visitor.show(harbour.path, { javascript: false });
  const text = (await pdfPages(await visitor.page.pdf({ format: 'A4' }))).join(' ');
  const places = [harbour.title, harbour.credits?.[0]?.name, portfolio.phone].map((said) =>
    text.indexOf(said ?? ''),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
});

test('on paper and without scripts the cards stand for the pages of projects, but for one that the address names', async () => {
  const { page, show } = visitor;
  for (const [route, shown] of [
    ['', []],
    [harbour.path, [harbour.path]],
  ] as const) {
    await show(route, { javascript: false });
    await page.emulateMediaType('print');
    const parts = await page.$$eval(
      `[${PART}]`,
      (all, name) =>
        all.flatMap((part) =>
          getComputedStyle(part).display === 'none' ? [] : `${part.getAttribute(name)}`,
        ),
      PART,
    );
    expect(parts.filter((part) => /^.(?:Project|Showreel)/.test(part))).toEqual(shown);
  }
  await page.emulateMediaType();
});

describe('in a frame whose address no file can lie beside', () => {
  const context = setUpContext();

  test('the page says that the film is not there, and names it', async () => {
    const host = `<!doctype html><title>Host</title><link rel="icon" href="data:,"><script>
      fetch('index.html').then((page) => page.blob()).then((page) => {
        const frame = document.createElement('iframe');
        frame.src = URL.createObjectURL(page) + '#${harbour.path}';
        document.body.append(frame);
      });</script><body>`;
    const server = await startServer({ folder: dirname(file), pages: { 'host.html': host } });
    onTestFinished(server.close);
    const page = await newPage(context());
    await page.goto(`${server.url}host.html`);
    const frame = await (await page.waitForSelector('iframe'))?.contentFrame();
    await until('the sentence and the name', async () => {
      const text = await frame?.$eval('[data-screening]', (screening) => screening.textContent);
      return text?.includes(projectPage.film.missing) && text.includes(`${harbour.film}`);
    });
    expect(await frame?.$('[data-screening] a')).toBeNull();
  });
});
