import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { barSections, routes } from '../../../src/routes.ts';
import { newPage } from '../../support/drivers/chromium.ts';
import { sharedChromium } from '../../support/drivers/shared-chromium.ts';
import { until } from '../../support/drivers/waits.ts';
import { portfolio, words } from '../../support/owners/content.ts';
import { startServer } from '../../support/sites/server.ts';
import { builtFile } from '../../support/sites/site.ts';
import {
  barButton,
  bullet,
  carousel,
  carouselRuns,
  focusIsOn,
  named,
  seesHeading,
} from '../../support/visits/controls.ts';
import { listenTo, settle } from '../../support/visits/route-page.ts';
import { attacksIn, problemsIn } from '../inspect.ts';

describe('the file', () => {
  test('holds nothing that a mail gateway stops, and leads to nothing that does not lie beside it', () => {
    expect(problemsIn(builtFile())).toEqual([]);
  });

  test('is not only a script, which mail gateways take for an attack', () => {
    const html = readFileSync(builtFile(), 'utf8');
    const words = html
      .slice(html.indexOf('<body>'))
      .replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' ')
      .match(/\p{L}+/gu);
    expect(words?.length).toBeGreaterThan(300);
  });

  test.each([
    'eval("a")',
    'new Function("a")',
    'document.write("a")',
    'URL.createObjectURL(a)',
    'a="data:text/html,b"',
    `a="${'\\x61'.repeat(20)}"`,
    `a="${'%61'.repeat(30)}"`,
    '<input type="password">',
  ])('would be stopped with %s', (text) => {
    expect(attacksIn(text)).toHaveLength(1);
  });
});

describe('the site calls nobody and keeps nothing', () => {
  test.each([routes.home.path, routes.workDetails.path])(
    'on %s, while everything on it is used',
    async (path) => {
      const server = await startServer({ pages: { 'index.html': readFileSync(builtFile()) } });
      const context = await (await sharedChromium()).createBrowserContext();
      try {
        await context.overridePermissions(server.origin, ['clipboard-sanitized-write']);
        const page = await newPage(context);
        await page.setViewport({ width: 1280, height: 800 });
        const session = await page.createCDPSession();
        const sockets: string[] = [];
        const drafts: string[] = [];
        const { complaints, requests } = listenTo(page, [server.url]);
        session.on('Network.webSocketCreated', ({ url }) => sockets.push(url));
        session.on('Page.frameRequestedNavigation', ({ url }) => drafts.push(url));
        await session.send('Network.enable');
        await session.send('Page.enable');
        await page.evaluateOnNewDocument(watchCalls);

        await page.goto(`${server.url}#${path}`, { waitUntil: 'load' });
        await page.waitForSelector('header button');

        // Every control except links to other sites.
        await settle(page);
        if (await page.$(carousel)) {
          await carouselRuns(page);
          await page.locator(bullet(2)).click();
          for (const key of ['ArrowLeft', 'ArrowRight'] as const) await page.keyboard.press(key);
        }
        if (await page.$('form')) {
          await page.locator(named('textbox', words.contact.email)).fill('ana@example.com');
          await page.locator(named('textbox', words.contact.message)).fill('Good evening');
          await page.locator(named('button', words.contact.submit)).click();
          await until('a mail draft', async () =>
            drafts.some((url) => url.startsWith(`mailto:${portfolio.email}`)),
          );
          await page.locator(named('button', words.contact.copy)).click();
          await page.waitForFunction(
            (message) => document.body.textContent?.includes(message),
            {},
            words.contact.copied,
          );
        }
        await page.focus('header button');
        for (let step = 0; step < 30; step += 1) await page.keyboard.press('Tab');
        await page.evaluate((target) => {
          location.hash = target;
        }, routes.lifeDetails.path);
        await seesHeading(page, words.lifeDetails.heading);
        for (const name of barSections) await page.locator(barButton(name)).click();
        await focusIsOn(page, words.contact.heading);

        expect(await page.evaluate(() => Reflect.get(window, 'calls'))).toEqual([]);
        expect(await page.evaluate(keptThings)).toEqual({
          local: 0,
          session: 0,
          cookie: '',
          bases: 0,
        });
        expect((await session.send('Network.getCookies')).cookies).toEqual([]);
        expect([...requests, ...sockets]).toEqual([]);
        expect(server.requests).toEqual(['GET /']);
        expect(complaints).toEqual([]);
      } finally {
        await context.close();
        await server.close();
      }
    },
  );
});

/** Runs in the page before its own scripts: notes each call of a function that could send or store something. */
function watchCalls(): void {
  const calls: string[] = [];
  Reflect.set(window, 'calls', calls);
  const watch = (owner: object, ...names: string[]) => {
    for (const name of names) {
      const original: unknown = Reflect.get(owner, name);
      if (typeof original !== 'function') continue;
      const noted = new Proxy(original, {
        apply: (target, self, args) => {
          calls.push(name);
          return Reflect.apply(target, self, args);
        },
        construct: (target, args) => {
          calls.push(`new ${name}`);
          return Reflect.construct(target, args);
        },
      });
      Object.defineProperty(owner, name, { value: noted, configurable: true });
    }
  };
  watch(window, 'fetch', 'open', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport');
  watch(window, 'Worker', 'SharedWorker', 'BroadcastChannel', 'RTCPeerConnection', 'Notification');
  watch(Navigator.prototype, 'sendBeacon');
  watch(Storage.prototype, 'getItem', 'setItem', 'removeItem', 'clear', 'key');
  watch(IDBFactory.prototype, 'open', 'deleteDatabase');
  watch(URL, 'createObjectURL');
  for (const name of ['localStorage', 'sessionStorage', 'caches', 'cookieStore']) {
    const getter = Object.getOwnPropertyDescriptor(window, name)?.get;
    if (!getter) continue;
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        calls.push(name);
        return getter.call(window);
      },
    });
  }
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    configurable: true,
    get() {
      calls.push('cookie read');
      return cookie?.get?.call(this);
    },
    set(value: string) {
      calls.push('cookie written');
      cookie?.set?.call(this, value);
    },
  });
  watch(ServiceWorkerContainer.prototype, 'register', 'getRegistrations');
}

/** Runs in the page. It has to use the original functions, which the watch above has replaced. */
async function keptThings() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const clean = frame.contentWindow;
  if (!clean) throw new Error('no window to look from');
  const kept = {
    local: clean.localStorage.length,
    session: clean.sessionStorage.length,
    cookie: clean.document.cookie,
    bases: (await indexedDB.databases()).length,
  };
  frame.remove();
  return kept;
}
