/**
 * `npm run shots`: takes a screenshot of every screen of the built site into shots/, and makes contact sheets. Options choose: `npx
 * tsx tests/shots/shots.ts --route / --width 390 --scheme dark --group print`. `--owner director` uses the site of a fixture owner.
 * `--readme` makes the pictures of the README. One file, because it is one list of screens and how each is taken.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'puppeteer-core';
import sharp from 'sharp';
import { allRoutes, type Path, routes } from '../../src/routes.ts';
import { launchChromium } from '../support/drivers/chromium.ts';
import { buildVariation } from '../support/owners/build-variation.ts';
import { pdf } from '../support/owners/damaged.ts';
import { buildFixture, portfolioOf } from '../support/owners/owners.ts';
import { siteOf } from '../support/sites/site.ts';
import { buildThreeLanguages } from '../support/sites/three-languages.ts';
import { buildStudio, openStudio } from '../support/studio/studio.ts';
import {
  type Conditions,
  openRoutePage,
  type RoutePage,
  schemes,
  settle,
} from '../support/visits/route-page.ts';
import { writeContactSheets } from './contact-sheet.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'shots');

/** The widths to design for. The last one is a phone in landscape. */
const windows = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 844, height: 390 },
] as const;

const phone = windows[1];
const laptop = windows[4];

type Shot = {
  /** The name of its folder and contact sheet. */
  group: string;
  route: Path | '';
  label: string;
  conditions: Conditions;
  manner?: 'settled' | 'at once' | 'print';
};

function planShots(): Shot[] {
  const screens = allRoutes.flatMap(({ path: route }) =>
    schemes.flatMap((scheme) =>
      windows.map(({ width, height }) => ({
        group: `${nameOf(route)}-${scheme}`,
        route,
        label: `${width}×${height}`,
        conditions: { width, height, scheme },
      })),
    ),
  );
  const special = (
    group: string,
    sizes: readonly { width: number; height: number }[],
    conditions: Partial<Conditions>,
    manner: Shot['manner'] = 'settled',
  ): Shot[] =>
    sizes.flatMap((size) =>
      allRoutes.map(({ path: route }) => ({
        group,
        route,
        label: `${nameOf(route)} ${size.width}`,
        conditions: { ...size, ...conditions },
        manner,
      })),
    );
  return [
    ...screens,
    ...special('forced-colours', [phone, laptop], { forcedColors: true, scheme: 'dark' }),
    ...special('reduced-motion', [laptop], { reducedMotion: true }, 'at once'),
    // 1280 × 1024 at 400 %.
    ...special('zoom-400', [{ width: 320, height: 256 }], {}),
    ...special('no-javascript', [phone, laptop], { javascript: false }, 'at once'),
    ...schemes.map((scheme) => ({
      group: 'no-javascript',
      route: '' as const,
      label: `whole-file ${scheme}`,
      conditions: { ...laptop, javascript: false, scheme },
      manner: 'at once' as const,
    })),
    ...special('print', [laptop], { scheme: 'dark' }, 'print'),
  ];
}

function nameOf(route: Path | ''): string {
  return route.slice(1) || 'Home';
}

const { values: options } = parseArgs({
  options: {
    route: { type: 'string' },
    width: { type: 'string' },
    scheme: { type: 'string' },
    group: { type: 'string' },
    owner: { type: 'string' },
    readme: { type: 'boolean', default: false },
  },
});

/** The site in dist/, or that of a fixture owner. */
const site = options.owner ? await builtFixture(options.owner) : join(root, 'dist/index.html');

const browser = await launchChromium();
try {
  if (options.readme) await takeReadmePictures(browser);
  else await takeShots(browser);
} finally {
  await browser.close();
}

async function takeShots(browser: Browser): Promise<void> {
  const wanted = planShots().filter(isWanted);
  if (wanted.length === 0) throw new Error('No picture answers to these options.');
  // Older pictures are removed, because they would seem to be of this build.
  await rm(folder, { recursive: true, force: true });
  const queue = [...wanted];
  const pages = await Promise.all([openRoutePage(browser, site), openRoutePage(browser, site)]);
  await Promise.all(
    pages.map(async (page) => {
      for (let shot = queue.shift(); shot; shot = queue.shift()) await take(page, shot);
    }),
  );
  await writeContactSheets(folder, [...new Set(wanted.map(({ group }) => group))]);
  console.log(`${wanted.length} pictures; look at ${join('shots', 'index.html')}`);
}

async function builtFixture(owner: string): Promise<string> {
  await buildFixture(owner);
  return join(root, siteOf(owner), 'index.html');
}

function isWanted({ group, route, conditions }: Shot): boolean {
  return (
    (options.route === undefined || route === options.route) &&
    (options.width === undefined || conditions.width === Number(options.width)) &&
    (options.scheme === undefined || (conditions.scheme ?? 'light') === options.scheme) &&
    (options.group === undefined || group === options.group)
  );
}

async function take({ page, show }: RoutePage, shot: Shot): Promise<void> {
  await mkdir(join(folder, shot.group), { recursive: true });
  const file = join(folder, shot.group, shot.label.replaceAll(' ', '-'));
  await show(shot.route, shot.conditions);
  if (shot.manner === 'print') {
    const path = `${file}.pdf`;
    await page.pdf({ path, format: 'A4', printBackground: true });
    picturePages(path, file);
    return;
  }
  if (shot.manner !== 'at once') await settle(page);
  await page.screenshot({ path: `${file}.png`, fullPage: true });
}

/** Pictures of the printed pages, if poppler is installed. The PDF is kept in any case. */
function picturePages(pdf: string, target: string): void {
  if (spawnSync('pdftoppm', ['-v']).error) return;
  execFileSync('pdftoppm', ['-r', '80', '-png', pdf, target]);
}

/** A presenter of radio, with the ring and the colour of her own. */
async function builtRadio(): Promise<string> {
  const portfolio = await portfolioOf('writers/ar');
  const cv = `public/${portfolio.firstName}-CV.pdf`;
  return buildVariation('radio', portfolio, { [cv]: pdf(portfolio.fullName) }, 'cinematographer');
}

async function takeReadmePictures(browser: Browser): Promise<void> {
  const director = await builtFixture('director');
  const pictures = [
    { name: 'home-dark', route: routes.home.path, scheme: 'dark', file: site },
    { name: 'edit-light', route: routes.home.path, scheme: 'light', file: director },
    { name: 'radio-light', route: routes.home.path, scheme: 'light', file: await builtRadio() },
    { name: 'own-projects', route: routes.project.path, scheme: 'light', file: director },
    {
      name: 'film-dark',
      route: '/Project/harbour-at-dawn',
      scheme: 'dark',
      file: await builtFixture('cinematographer'),
    },
    {
      name: 'languages-light',
      route: routes.home.path,
      scheme: 'light',
      file: await buildThreeLanguages('three languages'),
      language: 'ar',
    },
  ] as const;
  await mkdir(join(root, 'pictures'), { recursive: true });
  for (const { name, route, scheme, file: shown, ...spoken } of pictures) {
    const { page, show, close } = await openRoutePage(browser, shown);
    await show(route, { ...laptop, density: 1.5, scheme });
    if ('language' in spoken) {
      await page.click(`nav > a[hreflang=${spoken.language}]`);
      await page.waitForSelector(`html[lang=${spoken.language}]`);
    }
    await settle(page);
    await keepPicture(name, await page.screenshot());
    await close();
  }
  // The studio opens the site of the owner.
  await Promise.all([buildFixture('owner'), buildStudio()]);
  const page = await browser.newPage();
  await page.setViewport({ ...laptop, deviceScaleFactor: 1.5 });
  await openStudio(page);
  await keepPicture('studio', await page.screenshot());
  await page.close();
}

async function keepPicture(name: string, screenshot: Uint8Array): Promise<void> {
  const picture = await sharp(screenshot)
    .resize({ width: 1280 })
    .webp({ quality: 72, effort: 6 })
    .toBuffer();
  await writeFile(join(root, 'pictures', `${name}.webp`), picture);
  console.log(`pictures/${name}.webp: ${(picture.length / 1000).toFixed(1)} kB`);
  if (picture.length > 60_000) throw new Error(`${name}.webp is over 60 kB: lower its quality.`);
}
