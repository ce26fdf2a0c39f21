/** What somebody types is kept as a draft, in Firefox and WebKitGTK. tests/studio has Chromium. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { messages } from '../../src/messages/messages.ts';
import type { Driver, EngineName } from '../support/drivers/driver.ts';
import { installedEngines } from '../support/drivers/engines.ts';
import { openFirefox } from '../support/drivers/firefox.ts';
import { until } from '../support/drivers/waits.ts';
import { openWebKit } from '../support/drivers/webkit.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { startServer } from '../support/sites/server.ts';
import { studioFile } from '../support/studio/studio.ts';

/** In milliseconds: how much of the typing may be lost if the browser is killed. */
const MOST = 500;

/** Between two letters, in milliseconds. */
const GAP = 100;

/** Runs in the first page, before its own scripts: types as soon as there is a form, and reloads the page immediately. */
function typeEarly(): void {
  const [visit] = performance.getEntriesByType('navigation');
  const isReload = visit instanceof PerformanceNavigationTiming && visit.type === 'reload';
  if (location.search !== '?early' || isReload) return;
  // Delays the database, because on a fast computer it would be open already.
  IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  new MutationObserver((_, observer) => {
    const control = document.getElementById('field-greeting');
    if (!(control instanceof HTMLInputElement)) {
      // The first button begins an empty site.
      document.querySelector<HTMLElement>('#studio main button')?.click();
      return;
    }
    observer.disconnect();
    control.focus();
    control.select();
    document.execCommand('insertText', false, 'Early');
    location.reload();
  }).observe(document, { childList: true, subtree: true });
}

/** A studio in which somebody types before the database is open. */
function earlyStudio(): string {
  const file = join(scratchFolder('early').path, 'studio.html');
  const script = `<script>(${typeEarly.toString()})()</script>`;
  writeFileSync(file, readFileSync(studioFile, 'utf8').replace('<head>', `<head>${script}`));
  return pathToFileURL(file).href;
}

const greeting = ({ run }: Driver) =>
  run(() => {
    const control = document.getElementById('field-greeting');
    return control instanceof HTMLInputElement ? control.value : undefined;
  }, []);

/** Waits until a page that nobody has typed into asks about the draft, and opens the draft. Returns its greeting. */
async function goOn(driver: Driver): Promise<string | undefined> {
  await until('there is a draft', () =>
    driver.run(() => {
      if (document.body.dataset.typed) return false;
      const all = [...document.querySelectorAll('header button')];
      const button = all.find(({ textContent }) => textContent === 'Go on with it');
      if (button instanceof HTMLElement) button.click();
      return button !== undefined;
    }, []),
  );
  await until('the draft is open', () =>
    driver.run(
      () => document.querySelector('[role=status]')?.textContent?.includes('The draft is open.'),
      [],
    ),
  );
  return greeting(driver);
}

/** Replaces the greeting, letter by letter. Returns the time of each letter. */
const typeSteadily = ({ run }: Driver, text: string, isLoadedAnew = false) =>
  run(
    async (text, gap, isLoadedAnew) => {
      document.body.dataset.typed = 'true';
      const control = document.getElementById('field-greeting');
      if (!(control instanceof HTMLInputElement)) throw new Error('There is no greeting.');
      control.focus();
      control.select();
      const times: number[] = [];
      for (const letter of text) {
        if (times.length > 0) await new Promise((resolve) => setTimeout(resolve, gap));
        document.execCommand('insertText', false, letter);
        times.push(Date.now());
      }
      // Only after the answer has been sent.
      if (isLoadedAnew) setTimeout(() => location.reload());
      return times;
    },
    [text, GAP, isLoadedAnew] as const,
  );

const isInstalled = (name: EngineName) => installedEngines().includes(name);

/** Expects that a reload loses nothing, and returns the address of the studio. */
async function loadAnew(driver: Driver): Promise<string> {
  const address = earlyStudio();
  await driver.open(`${address}?early`);
  expect(await goOn(driver)).toBe('Early');
  await typeSteadily(driver, 'Steadily', true);
  expect(await goOn(driver)).toBe('Steadily');
  return address;
}

test.skipIf(!isInstalled('Firefox'))(
  'in Firefox a reload costs nothing, and a killed browser the last 500 ms',
  async () => {
    const profile = scratchFolder('profile');
    onTestFinished(profile.remove);
    const firefox = await openFirefox({ profile: profile.path });
    const address = await loadAnew(firefox);
    const text = 'abcdefghijkl';
    const times = await typeSteadily(firefox, text);
    const sure = times.filter((time) => time <= Date.now() - MOST).length;
    await firefox.kill();
    const again = await openFirefox({ profile: profile.path });
    onTestFinished(again.close);
    await again.open(address);
    const kept = (await goOn(again)) ?? '';
    expect(text.startsWith(kept), `${kept} is the beginning of ${text}`).toBe(true);
    expect(kept.length).toBeGreaterThanOrEqual(sure);
  },
);

test.skipIf(!isInstalled('Firefox'))(
  'a Firefox that blocks cookies starts the studio, which says that no draft is kept',
  async () => {
    const firefox = await openFirefox({ blocksCookies: true });
    onTestFinished(firefox.close);
    // It asks before a page is left whose work is not saved.
    firefox.page.on('dialog', (dialog) => dialog.accept());
    const server = await startServer({ pages: { 'studio.html': readFileSync(studioFile) } });
    onTestFinished(server.close);
    const { begin } = messages.studio.startScreen;
    const [sentence = ''] = messages.studio.draft.failed({ reason: '|' }).split('|');
    for (const address of [pathToFileURL(studioFile).href, `${server.url}studio.html`]) {
      await firefox.open(address);
      await (await firefox.page.waitForSelector(`button::-p-text(${begin})`))?.click();
      await firefox.page.waitForSelector('#field-greeting');
      await typeSteadily(firefox, 'Hi');
      await until(`the sentence at ${address}`, async () =>
        (
          await firefox.run(() => document.querySelector('header [role=alert]')?.textContent, [])
        )?.startsWith(sentence),
      );
    }
  },
);

// With a driver WebKitGTK keeps no profile, and it ends when its page is killed.
test.skipIf(!isInstalled('WebKitGTK'))('in WebKitGTK a reload costs nothing', async () => {
  const webKit = await openWebKit();
  onTestFinished(webKit.close);
  await loadAnew(webKit);
});
