/** The page of a project, with its film, in the oldest supported engines that run here and in later ones. */
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { sectionIds } from '../../../src/routes.ts';
import { clockTime } from '../../../src/site/clock-time.ts';
import type { Driver } from '../../support/drivers/driver.ts';
import { openOlderChromium } from '../../support/drivers/older-chromium.ts';
import { setUp } from '../../support/drivers/set-up.ts';
import { until } from '../../support/drivers/waits.ts';
import { hasWpe, openWpe } from '../../support/drivers/webkit.ts';
import {
  buildFilms,
  filmPath,
  films,
  greeting,
  projectPage,
} from '../../support/owners/films-owner.ts';
import { startServer } from '../../support/sites/server.ts';
import { brightness, isSeen, linkToFilm, seesItPlay } from '../../support/visits/films.ts';
import { press, seesPage } from '../../support/visits/visitor.ts';
import { olderVersions } from '../older-site.ts';

const file = await buildFilms('films in older engines');
const { film, licensed } = films;
const page = (name: 'film' | 'licensed') => `${pathToFileURL(file).href}#${filmPath(name)}`;
const play = (seconds: number) => `${projectPage.film.play} ${clockTime(seconds)}`;

type Engine = { name: string; open: () => Promise<Driver>; isWpe?: true };

const engines: Engine[] = [
  ...olderVersions.map((version) => ({
    name: `Chromium ${version}`,
    open: () => openOlderChromium(version),
  })),
  ...(hasWpe ? [{ name: 'WPE WebKit 2.38', open: () => openWpe(), isWpe: true } as const] : []),
];

/** The window of some engines has a fixed size, so these are the widths of frames. */
const widths = [320, 390];
const server = setUp(() =>
  startServer({
    folder: dirname(file),
    pages: Object.fromEntries(
      widths.map((width) => [
        `${width}.html`,
        `<!doctype html><iframe src="index.html#${filmPath('film')}" width="${width}" height="700"></iframe>`,
      ]),
    ),
  }),
);

describe.each(engines)('in $name', ({ open, isWpe = false }) => {
  const driver = setUp(open);

  test('its link shows the still, the title, the story and the credits', async () => {
    await driver().open(page('film'));
    await seesPage(driver(), film.title);
    // WPE often does not draw a picture whose bytes stand elsewhere in the file. In today's WebKit it is always drawn.
    if (!isWpe) await until('the still', async () => (await brightness(driver())) > 25);
    const text = await driver().run(() => document.querySelector('main')?.innerText ?? '', []);
    for (const said of [film.story, ...film.credits.flatMap(({ role, name }) => [role, name])])
      expect(text).toContain(said);
    expect(await driver().problems()).toEqual([]);
  });

  test.each(widths)('it has room in a window of %i px', async (width) => {
    await driver().open(`${server().url}${width}.html`);
    await seesPage(driver(), film.title, 'iframe');
    const { scrollWidth, clientWidth } = await driver().run(sizes, [], 'iframe');
    expect(scrollWidth).toBe(clientWidth);
  });

  test('its card leads there, and the way back to the card', async () => {
    await driver().open(pathToFileURL(file).href);
    await seesPage(driver(), greeting);
    await press(driver(), 'link', film.title, { within: `#${sectionIds.project}` });
    await seesPage(driver(), film.title);
    await press(driver(), 'link', projectPage.back, { within: 'main' });
    await seesPage(driver(), greeting);
    await until('the focus on the card', async () => (await focused(driver())) === film.title);
    expect(await driver().problems()).toEqual([]);
  });

  test('its film plays', async () => {
    await driver().open(page('film'));
    await seesPage(driver(), film.title);
    await press(driver(), 'button', play(5));
    await seesItPlay(driver());
  });

  test('a film with a licence plays, or the page says that it does not', async () => {
    await driver().open(page('licensed'));
    await seesPage(driver(), licensed.title);
    expect(await linkToFilm(driver())).toBe(licensed.film);
    // This build of WPE has no codecs with a licence.
    if (isWpe) return until('the sentence', () => isSeen(driver(), projectPage.film.cannotPlay));
    await press(driver(), 'button', play(6));
    return seesItPlay(driver());
  });
});

/** Runs in the page. */
function sizes() {
  const { scrollWidth, clientWidth } = document.documentElement;
  return { scrollWidth, clientWidth };
}

function focused(driver: Driver): Promise<string | null | undefined> {
  return driver.run(() => document.activeElement?.textContent, []);
}
