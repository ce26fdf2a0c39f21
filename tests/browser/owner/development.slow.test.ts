import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { stringify } from 'smol-toml';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cvFileName } from '../../../src/compose/files/file-names.ts';
import { newPage } from '../../support/drivers/chromium.ts';
import { until } from '../../support/drivers/waits.ts';
import { portfolio } from '../../support/owners/content.ts';
import { flat } from '../../support/owners/damaged.ts';
import { moveIn, writePortfolio } from '../../support/owners/owners.ts';
import { copyProject, root } from '../../support/sites/project-copy.ts';
import { setUpContext } from '../set-up-page.ts';

/** `npm run dev`, in a copy of the project with the content of the fixture owner. */

const copy = copyProject({ withCache: true });
moveIn(copy.path);
const content = join(copy.path, 'src/content');
const server = spawn(
  process.execPath,
  [join(root, 'node_modules/vite/bin/vite.js'), '--configLoader', 'runner', '--port', '0'],
  { cwd: copy.path, env: { ...process.env, NODE_ENV: '', NO_COLOR: '1' } },
);
let told = '';
server.stderr.on('data', (text) => {
  told += text;
});
const address = new Promise<string>((resolve) => {
  let shown = '';
  server.stdout.on('data', (text) => {
    shown += text;
    const found = /http:\/\/localhost:\d+\//.exec(shown);
    if (found) resolve(found[0]);
  });
});

const context = setUpContext();
let page: Page;
beforeAll(async () => {
  page = await newPage(context());
  await page.goto(await address);
});
afterAll(() => {
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

/** The server may reload the page in the same moment, and then Puppeteer's own way fails, or never ends. */
async function reload(): Promise<void> {
  // It is asked again if the server reloads the page just then.
  await until('the page reloads', async () => {
    await page.evaluate(() => {
      document.documentElement.dataset.old = '';
      // Later, because the answer would be lost with the page.
      setTimeout(() => location.reload());
    });
    return true;
  });
  await page.waitForFunction(
    () => !('old' in document.documentElement.dataset) && document.readyState === 'complete',
  );
}

test('the development server shows the site, each change at once, and each mistake', async () => {
  await shows('h1', portfolio.greeting);

  writePortfolio(content, { ...portfolio, greeting: 'مساء الخير $&', language: 'ar' });
  await shows('html[lang="ar"][dir="rtl"] h1', 'مساء الخير $&');

  writePortfolio(content, { ...portfolio, email: 'no address' });
  await shows('vite-error-overlay', 'email');

  writePortfolio(content, portfolio);
  await page.waitForSelector('vite-error-overlay', { hidden: true });
  await shows('h1', portfolio.greeting);
});

test('the development server shows a language that the site does not come with at once, and tells once that its words are English', async () => {
  writePortfolio(content, { ...portfolio, greeting: 'Goedenavond', language: 'nl' });
  await shows('h1', 'Goedenavond');
  const toldOfWords = () =>
    told.match(/words in English, because the site does not come with Dutch/g);
  await expect.poll(toldOfWords).toHaveLength(1);
  expect(told).toContain('"bar.home" = "Home"');

  writePortfolio(content, { ...portfolio, greeting: 'Goedemorgen', language: 'nl' });
  await shows('h1', 'Goedemorgen');
  expect(toldOfWords()).toHaveLength(1);
});

test('the development server refuses a script in index.html, because the built page would lack it', async () => {
  const file = join(copy.path, 'index.html');
  const right = readFileSync(file, 'utf8');
  writeFileSync(file, right.replace('</body>', '<script>document.title = "Mine";</script></body>'));
  await reload();
  await shows('vite-error-overlay', 'index.html has <script>, which the built page would not have');
  // The server itself may reload the page once more.
  await until('the script has not run', async () => (await page.title()) !== 'Mine');
  writeFileSync(file, right);
  writePortfolio(content, portfolio);
  await reload();
  await shows('h1', portfolio.greeting);
});

test('the development server shows a mistake of syntax as all others, from the first load on', async () => {
  const file = join(content, 'portfolio.toml');
  const right = readFileSync(file, 'utf8');
  writeFileSync(file, right.replace(/^greeting = .*$/m, 'greeting = "I am "Ines" here"'));
  const mark = '      greeting = "I am "Ines" here"\n                        ^\n';
  // Both when the file is saved and when the page is loaded.
  for (const isLoadedAnew of [false, true]) {
    if (isLoadedAnew) await reload();
    await shows('vite-error-overlay', 'line 4 has a quotation mark inside the text');
    await shows('vite-error-overlay', mark);
    // The server may put another one in its place.
    const shown = await until('the words of the overlay', () =>
      page.$eval(
        'vite-error-overlay',
        ({ shadowRoot }) => shadowRoot?.querySelector('.window')?.textContent,
      ),
    );
    expect(shown).not.toMatch(/\n\s+at |\[\d+m|node_modules/);
  }

  writeFileSync(file, right);
  await page.waitForSelector('vite-error-overlay', { hidden: true });
  await shows('h1', portfolio.greeting);
});

test('the development server keeps the page where it is when a text changes, also if it reloads it twice, and is scrolled meanwhile', async () => {
  // The page may not be long enough yet.
  await page.waitForFunction(() => {
    window.scrollTo({ top: 1400, behavior: 'instant' });
    return window.scrollY === 1400;
  });
  await page.evaluate(() =>
    addEventListener('beforeunload', () => window.scrollTo({ top: 1500, behavior: 'instant' })),
  );
  const { identifier } = await page.evaluateOnNewDocument(() => {
    if (sessionStorage.getItem('reloaded')) return;
    sessionStorage.setItem('reloaded', 'yes');
    location.reload();
  });
  writePortfolio(content, { ...portfolio, greeting: 'Good night' });
  await shows('h1', 'Good night');
  await page.waitForFunction(() => sessionStorage.getItem('reloaded') && window.scrollY === 1500);
  await page.removeScriptToEvaluateOnNewDocument(identifier);
});

test('the development server shows the page of another language, and both lead to each other', async () => {
  const further = { ...portfolio, language: 'fr', greeting: 'Bonsoir' };
  writeFileSync(join(content, 'portfolio.fr.toml'), stringify(further));
  const cross = async (language: string) => {
    await page.waitForSelector('nav > a[hreflang]');
    await Promise.all([page.waitForNavigation(), page.click('nav > a[hreflang]')]);
    await page.waitForSelector(`:lang(${language}) h1`);
  };
  await cross('fr');
  await shows('h1', 'Bonsoir');
  writeFileSync(
    join(content, 'portfolio.fr.toml'),
    stringify({ ...further, greeting: 'Bonne nuit' }),
  );
  await shows('h1', 'Bonne nuit');
  await cross(portfolio.language);
  rmSync(join(content, 'portfolio.fr.toml'));
  await page.waitForSelector('nav > a[hreflang]', { hidden: true });
});

test('the development server asks for one photo, and shows it', async () => {
  const shown = await page.waitForSelector('img');
  const before = await shown?.evaluate((portrait) => portrait.src);
  await flat(600, 750).jpeg().toFile(join(copy.path, 'src/content/portrait.jpg'));
  await shows('vite-error-overlay', 'portrait.jpg');

  rmSync(join(copy.path, 'src/content/portrait.svg'));
  await page.waitForFunction(
    (before) => [...document.images].some((portrait) => portrait.src !== before),
    {},
    before,
  );
  await page.waitForSelector('vite-error-overlay', { hidden: true });
});

test('the development server checks the CV as it is saved', async () => {
  const cv = join(copy.path, 'public', cvFileName(portfolio.firstName));
  writeFileSync(cv, 'no PDF');
  await shows('vite-error-overlay', cvFileName(portfolio.firstName));
});
