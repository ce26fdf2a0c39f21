import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profile } from '../../src/content/profile.ts';
import { cvFileName } from '../../src/cv-file-name.ts';
import { launchChromium } from '../support/chromium.ts';
import { copyProject, root } from '../support/project-copy.ts';

/** `npm run dev`, in a copy of the project. */

const copy = copyProject({ withCache: true });
const file = join(copy.path, 'src/content/profile.ts');
const original = readFileSync(file, 'utf8');
const server = spawn(
  process.execPath,
  [join(root, 'node_modules/vite/bin/vite.js'), '--port', '0'],
  {
    cwd: copy.path,
    env: { ...process.env, NO_COLOR: '1' },
  },
);
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const address = await new Promise<string>((resolve) => {
    let shown = '';
    server.stdout.on('data', (text) => {
      shown += text;
      const found = /http:\/\/localhost:\d+\//.exec(shown);
      if (found) resolve(found[0]);
    });
  });
  browser = await launchChromium();
  page = await browser.newPage();
  await page.goto(address);
});
afterAll(async () => {
  await browser?.close();
  server.kill();
  copy.remove();
});

const shows = (selector: string, text: string) =>
  page.waitForFunction(
    (selector, text) => {
      const element = document.querySelector(selector);
      return (element?.shadowRoot ?? element)?.textContent?.includes(text);
    },
    {},
    selector,
    text,
  );

test('the development server shows the site, each change at once, and each mistake', async () => {
  await shows('h1', profile.greeting);

  writeFileSync(file, original.replace(profile.greeting, 'Good evening'));
  await shows('h1', 'Good evening');

  writeFileSync(file, original.replace(profile.email, 'no address'));
  await shows('vite-error-overlay', 'email');

  writeFileSync(file, original);
  await shows('h1', profile.greeting);
  expect(await page.$('vite-error-overlay')).toBeNull();
});

test('the development server asks for one photo, and shows it', async () => {
  await sharp({ create: { width: 600, height: 750, channels: 3, background: '#a06040' } })
    .jpeg()
    .toFile(join(copy.path, 'src/content/portrait.jpg'));
  await shows('vite-error-overlay', 'holds 2 portraits');

  const before = await page.$eval('img', (portrait) => portrait.src);
  rmSync(join(copy.path, 'src/content/portrait.svg'));
  await page.waitForFunction(
    (before) => [...document.images].some((portrait) => portrait.src !== before),
    {},
    before,
  );
  expect(await page.$('vite-error-overlay')).toBeNull();
});

test('the development server checks the CV as it is saved', async () => {
  const cv = join(copy.path, 'public', cvFileName(profile.firstName));
  writeFileSync(cv, 'no PDF');
  await shows('vite-error-overlay', cvFileName(profile.firstName));
});
