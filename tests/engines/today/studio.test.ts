/** The studio in Firefox and WebKitGTK. tests/studio has Chromium. One file, because each engine does the same work there. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PORTRAIT } from '../../../src/compose/pictures/wanted.ts';
import { messages } from '../../../src/messages/messages.ts';
import { clockTime } from '../../../src/site/clock-time.ts';
import type { Driver } from '../../support/drivers/driver.ts';
import { installedEngines } from '../../support/drivers/engines.ts';
import { openFirefox } from '../../support/drivers/firefox.ts';
import { until } from '../../support/drivers/waits.ts';
import { openWebKit } from '../../support/drivers/webkit.ts';
import { words as siteWords } from '../../support/owners/content.ts';
import { root } from '../../support/sites/project-copy.ts';
import { scratchFolder } from '../../support/sites/scratch-folder.ts';
import { filesOfAnOwner, makeFirstSite } from '../../support/studio/first-site.ts';
import { clickOnGreeting } from '../../support/studio/pointing.ts';
import { buildSiteWithFilms } from '../../support/studio/site-with-films.ts';
import { beginStudio, openStudio, savedIn, studioFile } from '../../support/studio/studio.ts';
import { seesItPlay } from '../../support/visits/films.ts';
import { withListener } from '../../support/visits/listener.ts';
import { press as pressIn, seesPage } from '../../support/visits/visitor.ts';

const engines = installedEngines();

test('in Firefox a first site is made, saved, opened again, and saved as the same bytes', async ({
  skip,
}) => {
  skip(!engines.includes('Firefox'), 'Firefox is not installed');
  const downloads = scratchFolder('downloads').path;
  const firefox = await openFirefox({ downloads });
  const given = await filesOfAnOwner();
  const studio = await beginStudio(firefox.page, downloads);
  await clickOnGreeting(studio);
  await makeFirstSite(studio, given);
  const { name, zip, files } = await studio.save();
  expect(name).toBe('Ana-María-Núñez-portfolio.zip');
  expect(Object.keys(files)).toEqual(['index.html', 'Ana-CV.pdf', 'README.md']);
  const saved = join(given.folder, 'saved.zip');
  writeFileSync(saved, zip);
  await studio.type('Greeting', 'Another one');
  await studio.give('Open a site', saved);
  await studio.press('Open it');
  await studio.says('is open.');
  await studio.shows('Harbour at dawn');
  expect(Buffer.from((await studio.save()).zip).equals(Buffer.from(zip))).toBe(true);
  expect(await firefox.run(saysThatItCannot, [])).toBe(false);
  expect(await firefox.problems()).toEqual([]);
  await firefox.close();
});

test('in Firefox a film is chosen and played, gives its picture, and plays in the saved page', async ({
  skip,
}) => {
  skip(!engines.includes('Firefox'), 'Firefox is not installed');
  const downloads = scratchFolder('downloads').path;
  const firefox = await openFirefox({ downloads });
  const studio = await openStudio(firefox.page, downloads);
  const film = join(root, 'tests/fixtures/cinematographer/public/windows.webm');
  await studio.type('Title', 'Windows', 'Project 1');
  await studio.give('Film or sound', film, 'Project 1');
  await studio.says('windows.webm is in its place.');
  const player = await studio.page.waitForSelector('form video');
  await player?.evaluate((film) => film.scrollIntoView());
  await player?.evaluate((film) => {
    film.muted = true;
    return film.play();
  });
  await until('it plays', () =>
    studio.page.$eval('form video', ({ paused, currentTime }) => !paused && currentTime > 0.3),
  );
  await player?.evaluate((film) => film.pause());
  await studio.press(messages.studio.media.takeFrame);
  await studio.says(messages.studio.media.frameTaken);
  const { files } = await studio.save();
  expect(Buffer.from(files['windows.webm'] ?? []).equals(readFileSync(film))).toBe(true);
  const site = scratchFolder('a saved film').path;
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(site, name), bytes);
  expect(`${readFileSync(join(site, 'index.html'))}`).toContain('<image id="poster-1"');
  expect(await firefox.problems()).toEqual([]);
  await firefox.open(`${pathToFileURL(join(site, 'index.html')).href}#/Project/windows`);
  await seesPage(firefox, 'Windows');
  await pressIn(firefox, 'button', `${siteWords.projectPage.film.play} ${clockTime(5)}`);
  await seesItPlay(firefox);
  await firefox.close();
});

test('a Firefox that returns other pixels than were drawn is told of', async ({ skip }) => {
  skip(!engines.includes('Firefox'), 'Firefox is not installed');
  const downloads = scratchFolder('downloads').path;
  const firefox = await openFirefox({ downloads, resistsFingerprinting: true });
  const { photos } = await filesOfAnOwner();
  const studio = await openStudio(firefox.page, downloads);
  await studio.give('Photo', join(photos, 'portrait.jpg'));
  await studio.sees('the sentence', () =>
    document.body.textContent?.includes('cannot be prepared: this browser changes pictures'),
  );
  await studio.type('Address', 'https://ana.tv/', 'On the web');
  expect(Object.keys((await studio.save()).files)).not.toContain('preview.png');
  await studio.says('without the picture for links');
  await firefox.close();
});

// WebKit's canvas cannot encode WebP, and tests cannot read its console.
test('in WebKit a site is made, saved, opened again, and saved as the same bytes', async ({
  skip,
}) => {
  skip(!engines.includes('WebKitGTK'), 'WebKitGTK is not installed');
  const { folder, photos, cv } = await filesOfAnOwner();
  const downloads = scratchFolder('downloads').path;
  const heard = join(folder, 'studio.html');
  writeFileSync(heard, withListener(readFileSync(studioFile, 'utf8')));
  const webKit = await openWebKit({ downloads });
  await webKit.open(pathToFileURL(heard).href);
  await until('there is a preview', () =>
    webKit.run(() => document.querySelector('iframe:not([data-loading])') !== null, []),
  );
  await press(webKit, messages.studio.startScreen.begin);
  await until('a click on the greeting leads to its field', async () => {
    await webKit.run(dispatchClick, []);
    return webKit.run(() => document.activeElement?.id === 'field-greeting', []);
  });
  await write(webKit, 'field-firstName', 'Ana');
  await write(webKit, 'field-fullName', 'Ana María Núñez');
  await write(webKit, 'field-greeting', 'Good evening, I am Ana.');
  await write(webKit, 'field-portraitAlt', 'Ana in a control room');
  await write(webKit, 'field-description', 'Ana directs live television.');
  await write(webKit, 'field-email', 'ana@nunez.tv');
  await until('the preview shows it', () =>
    webKit.run(
      () =>
        [...document.querySelectorAll('iframe')].some((frame) =>
          frame.contentDocument?.body?.textContent?.includes('Good evening, I am Ana.'),
        ),
      [],
    ),
  );
  await give(webKit, '#field-portrait', join(photos, 'portrait.jpg'));
  await says(webKit, 'portrait.jpg is in its place');
  await give(webKit, '#field-cv', cv);
  await says(webKit, 'final_v3 (2).pdf is in its place');
  for (const [index, title] of ['Lighthouse', 'Night train', 'Harbour at dawn'].entries()) {
    await press(webKit, 'Add: Project');
    await write(webKit, `field-projects[${index}].title`, title);
  }
  await give(webKit, '[id="field-projects[0].still"]', join(photos, 'stills/faro.jpg'));
  await says(webKit, 'faro.jpg is in its place');
  await press(webKit, 'Move up: Project 3');
  await says(webKit, 'Moved: Project 3, now 2 of 3.');
  await press(webKit, 'Remove: Project 1');
  await says(webKit, 'Removed: Project 1.');
  await press(webKit, 'Save');
  const saved = await savedIn(downloads);
  const page = new TextDecoder().decode(saved.files['index.html']);
  expect(page).toContain('Good evening, I am Ana.');
  expect(page).toContain('Harbour at dawn');
  const [, jpeg = ''] = /"data:image\/jpeg;base64,([^"]*)"/.exec(page) ?? [];
  expect(jpeg.length).toBeLessThan(PORTRAIT.budget);
  const picture = sharp(Buffer.from(jpeg, 'base64'));
  const { width, height, exif } = await picture.metadata();
  expect([width / height, exif]).toEqual([PORTRAIT.width / PORTRAIT.height, undefined]);
  // A bitmap that is lost on its way to the worker would be black.
  expect((await picture.stats()).entropy).toBeGreaterThan(6);

  const zip = join(folder, 'saved.zip');
  writeFileSync(zip, saved.zip);
  await give(webKit, 'input[accept*=".zip"]', zip);
  await says(webKit, 'saved.zip is open.');
  rmSync(join(downloads, saved.name));
  await press(webKit, 'Save');
  const again = await savedIn(downloads);
  expect(Buffer.from(again.zip).equals(Buffer.from(saved.zip))).toBe(true);
  expect(await webKit.run(saysThatItCannot, [])).toBe(false);
  expect(await webKit.problems()).toEqual([]);
  await webKit.close();
});

test.for([
  ['Firefox', openFirefox],
  ['WebKitGTK', openWebKit],
] as const)(
  'in %s a zip with films is opened, and saved with all of its files',
  async ([engine, open], { skip }) => {
    skip(!engines.includes(engine), `${engine} is not installed`);
    const { zip, changedIn } = await buildSiteWithFilms('films in each engine');
    const downloads = scratchFolder('downloads').path;
    const driver = await open({ downloads });
    await driver.open(pathToFileURL(studioFile).href);
    const isReady = () => document.querySelector('iframe:not([data-loading])') !== null;
    await until('there is a preview', () => driver.run(isReady, []));
    await give(driver, 'input[accept*=".zip"]', zip);
    await says(driver, 'site.zip is open.');
    await press(driver, 'Save');
    expect(changedIn((await savedIn(downloads)).files)).toEqual([]);
    await driver.close();
  },
);

const write = (driver: Driver, id: string, text: string) =>
  until(`the field ${id}`, () =>
    driver.run(
      (id, text) => {
        const control = document.getElementById(id) as HTMLInputElement | null;
        control?.focus();
        control?.select();
        return control !== null && document.execCommand('insertText', false, text);
      },
      [id, text],
    ),
  );

const press = (driver: Driver, name: string) =>
  until(`the button ‘${name}’`, () =>
    driver.run(
      (name) => {
        const found = [...document.querySelectorAll('button')].filter(
          (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
        );
        for (const each of found) each.click();
        return found.length > 0;
      },
      [name],
    ),
  );

/** Runs in the page. */
function dispatchClick() {
  const frame = document.querySelector<HTMLIFrameElement>('iframe:not([data-loading])');
  const greeting = frame?.contentDocument?.querySelector('h1');
  const { left, top, width, height } = greeting?.getBoundingClientRect() ?? new DOMRect();
  const place = { clientX: left + width / 3, clientY: top + height / 2 };
  greeting?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...place }),
  );
}

/** Runs in the page: whether the sentence in place of the studio is visible. */
/** Once it has started, the studio removes that. */
const saysThatItCannot = () => document.getElementById('cannot-start') !== null;

const give = (driver: Driver, selector: string, file: string) =>
  driver.run(
    (selector, name, content) => {
      const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
      const chosen = new DataTransfer();
      chosen.items.add(new File([bytes], name));
      const control = document.querySelector(selector) as HTMLInputElement;
      control.files = chosen.files;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [selector, basename(file), readFileSync(file, 'base64')],
  );

const says = (driver: Driver, sentence: string) =>
  until(sentence, () =>
    driver.run(
      (sentence) => document.querySelector('[role=status]')?.textContent?.includes(sentence),
      [sentence],
    ),
  );
