/** The studio in the engines other than Chromium, which is in tests/studio. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { type Driver, until } from '../support/driver.ts';
import { installedEngines } from '../support/engines.ts';
import { openFirefox } from '../support/firefox.ts';
import { filesOfAnOwner, makeFirstSite } from '../support/first-site.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { openStudio, studioFile } from '../support/studio.ts';
import { openWebKit } from '../support/webkit.ts';

const engines = installedEngines();

test('in Firefox a first site is made, saved, opened again, and saved as the same bytes', async ({
  skip,
}) => {
  skip(!engines.includes('Firefox'), 'Firefox is not installed');
  const downloads = scratchFolder('downloads').path;
  const firefox = await openFirefox({ downloads });
  const given = await filesOfAnOwner();
  const studio = await openStudio(firefox.page, downloads);
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
  expect(await firefox.problems()).toEqual([]);
  await firefox.close();
});

test('in WebKit a site is composed while somebody writes', async ({ skip }) => {
  skip(!engines.includes('WebKitGTK'), 'WebKitGTK is not installed');
  const webKit = await openWebKit();
  await webKit.open(pathToFileURL(studioFile).href);
  await until('there is a preview', () =>
    webKit.run(() => document.querySelector('iframe:not([data-loading])') !== null, []),
  );
  await write(webKit, 'field-greeting', 'Hello, I am Ana.');
  await until('the preview shows it', () =>
    webKit.run(
      () =>
        [...document.querySelectorAll('iframe')].some((frame) =>
          frame.contentDocument?.body?.textContent?.includes('Hello, I am Ana.'),
        ),
      [],
    ),
  );
  expect(await webKit.problems()).toEqual([]);
  await webKit.close();
});

const write = (driver: Driver, id: string, text: string) =>
  driver.run(
    (id, text) => {
      const control = document.getElementById(id) as HTMLInputElement;
      control.focus();
      control.select();
      document.execCommand('insertText', false, text);
      return control.value;
    },
    [id, text],
  );
