/**
 * The site in WPE WebKit 2.38, which is as old as Safari 16.0. containers.test.ts has bar, cards and links. Its window has a fixed
 * size, so other widths are those of frames. Its driver cannot read a mail draft, and cannot print.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { routes } from '../../../src/routes.ts';
import type { Driver } from '../../support/drivers/driver.ts';
import { openOlderChromium } from '../../support/drivers/older-chromium.ts';
import { setUp } from '../../support/drivers/set-up.ts';
import { until } from '../../support/drivers/waits.ts';
import { hasWpe, openWpe } from '../../support/drivers/webkit.ts';
import { projects, words } from '../../support/owners/content.ts';
import { bulletName, headingOf, paths } from '../../support/owners/expected-texts.ts';
import { expectInOrder } from '../../support/reading/in-order.ts';
import { scratchFolder } from '../../support/sites/scratch-folder.ts';
import { builtFile } from '../../support/sites/site.ts';
import { isHydrated } from '../../support/visits/hydrated.ts';
import { withListener } from '../../support/visits/listener.ts';
import { press } from '../../support/visits/visitor.ts';
import { read, showIn } from '../older-site.ts';
import { differing, look, setPlainly, settle } from './sight.ts';

const folder = scratchFolder('older-webkit');
afterAll(folder.remove);
const at = (name: string) => join(folder.path, name);
const html = readFileSync(builtFile(), 'utf8');
writeFileSync(at('index.html'), withListener(html));
const site = pathToFileURL(at('index.html')).href;

async function show(driver: Pick<Driver, 'open' | 'run'>, path: string): Promise<void> {
  await driver.open(`${site}#${path}`);
  await until('the program', () => driver.run(isHydrated, []));
}

/** Settings of the visitor that this engine does not have. The file is changed, so that its media queries answer as if they were set. */
const copies = {
  light: [],
  dark: [['(prefers-color-scheme:dark)', 'all']],
  paper: [
    ['@media print', '@media all'],
    ['@media screen', '@media speech'],
  ],
} as const;

const height = 900;
/** It places letters at whole device pixels, so a high zoom makes them exact. It kerns only if the style asks for a font feature. */
const ZOOM = 32;
/** In pixels: the window is so low that only the first section is in view. So the bar marks it, and the carousel does not start. */
const BELOW_BAR = 130;
const kerning = '<style>*{font-feature-settings:"kern"}</style>';
/** Lengths in units of the window, which it does not zoom. */
const OF_WINDOW = /(?<![\w.])(\d*\.?\d+)s?(v[wh])\b/g;
const still = ['(prefers-reduced-motion: reduce)', 'all'] as const;

for (const [name, changes] of Object.entries(copies)) {
  // The hashes of the policy are those of the unchanged file.
  const open = withListener(html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''));
  const changed = [still, ...changes].reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replaceAll(from, to);
  }, open);
  const [page = '', ...fonts] = changed
    .replace('</head>', `${kerning}</head>`)
    .split(/(?=<style id="fonts">)/);
  writeFileSync(at(`${name}.html`), page.replace(OF_WINDOW, 'calc($1*var(--$2))') + fonts.join(''));
}

describe.skipIf(!hasWpe).each([
  { copy: 'light', widths: [360, 1920], scheme: 'light', media: 'screen' },
  { copy: 'dark', widths: [390, 1280], scheme: 'dark', media: 'screen' },
  // A4 between its margins.
  { copy: 'paper', widths: [642], scheme: 'light', media: 'print' },
] as const)('$copy', ({ copy, widths, scheme, media }) => {
  const today = setUp(() => openOlderChromium('today', { height }));
  const opened = setUp(() => openWpe({ zoom: ZOOM }));

  test.each(paths)('%s looks as in today’s Chromium', async (path) => {
    await showIn(today(), scheme, media);
    await show(today(), path);
    // A frame has no contact to save.
    await today().run(() => document.querySelector('[download$=".vcf"]')?.remove(), []);
    writeFileSync(
      at('frame.html'),
      `<!doctype html><iframe height="${height}" style="margin-top: -${BELOW_BAR}px" src="${copy}.html#${path}"></iframe>`,
    );
    await opened().open(pathToFileURL(at('frame.html')).href);
    await until('the program', () => opened().run(isHydrated, [], 'iframe'));
    for (const width of widths) {
      await today().page.setViewport({ width, height });
      await today().run(setPlainly, []);
      await today().run(settle, []);
      const now = await today().run(look, []);
      expect(Object.keys(now.boxes).length).toBeGreaterThan(6);

      // This comes first, because the carousel measures itself when the size of the window changes.
      await opened().run(setUnits, [width, height], 'iframe');
      await opened().run(resizeFrame, [width]);
      await opened().run(setPlainly, [], 'iframe');
      const differences = async () => differing(now, await opened().run(look, [], 'iframe'));
      await expect.poll(differences, { message: `${width} px wide` }).toEqual([]);
    }
    expect(await opened().problems('iframe')).toEqual([]);
  });
});

describe.skipIf(!hasWpe)('in its own window', () => {
  const opened = setUp(() => openWpe());

  test('the cards enter once, as they are scrolled into view', async () => {
    await show(opened(), routes.home.path);
    const opacities = () => opened().run(readEntrances, []);
    expect(await opacities()).toEqual(['0', '0', '0', '0']);
    await press(opened(), 'button', words.bar.about, { within: 'header' });
    await until('the heading', async () => (await opacities())[0] === '1');
  });

  test('the carousel moves by its bullets, round the corner, too', async () => {
    await show(opened(), routes.project.path);
    await until('the carousel', () =>
      opened().run(() => document.querySelector('.swiper-initialized') !== null, []),
    );
    for (const index of [1, projects.length - 1, 0]) {
      await press(opened(), 'button', bulletName(index));
      await until('its slide', async () => (await opened().run(readFirstSlide, [])) === index + 1);
    }
    expect(await opened().problems()).toEqual([]);
  });

  test('the form asks for what is missing', async () => {
    await show(opened(), routes.contact.path);
    await press(opened(), 'button', words.contact.submit);
    const state = await opened().run(
      () => [
        document.activeElement?.getAttribute('name'),
        document.querySelectorAll('form :is(input, textarea):invalid').length,
      ],
      [],
    );
    expect(state).toEqual(['Email', 2]);
  });
});

describe.skipIf(!hasWpe)('without scripts', () => {
  const opened = setUp(() => openWpe({ javascript: false }));

  test('all is there, in order', async () => {
    await opened().open(site);
    const { text, bar } = await opened().run(read, []);
    expectInOrder(text);
    expect(bar).toBe('sticky');
  });

  test.each(paths)('%s shows its content alone', async (path) => {
    await opened().open(`${site}#${path}`);
    const { headings } = await opened().run(read, []);
    expect(headings[0]).toBe(headingOf(path));
  });
});

/** Runs in the page, as do the functions below. */
function setUnits(width: number, height: number): void {
  document.documentElement.style.setProperty('--vw', `${width / 100}px`);
  document.documentElement.style.setProperty('--vh', `${height / 100}px`);
}

function resizeFrame(width: number): void {
  document.querySelector('iframe')?.setAttribute('width', `${width}`);
}

function readEntrances(): string[] {
  return [...document.querySelectorAll('[data-entrance]')].map(
    (element) => getComputedStyle(element).opacity,
  );
}

/** The index of the slide at the left edge. */
function readFirstSlide(): number {
  const { left } = document.querySelector('.swiper')?.getBoundingClientRect() ?? new DOMRect();
  const first = [...document.querySelectorAll('.swiper [role="group"]')].find(
    (slide) => Math.abs(slide.getBoundingClientRect().left - left) < 2,
  );
  return Number.parseInt(first?.getAttribute('aria-label') ?? '', 10);
}
