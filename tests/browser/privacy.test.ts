import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { texts } from '../../src/content/texts.ts';
import { paths } from '../../src/paths.ts';
import { builtFile } from '../support/built-file.ts';
import { launchChromium } from '../support/chromium.ts';
import { until } from '../support/driver.ts';
import { buildIn, copyProject } from '../support/project-copy.ts';
import { startServer } from '../support/server.ts';

const html = readFileSync(builtFile(), 'utf8');

describe('the policy in the file', () => {
  const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const inline = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => hashOf(text));

  test('allows what is in the file by its hash, and nothing else', () => {
    // Data blocks are no scripts to a policy.
    const scripts = inline(/<script>(.*?)<\/script>/gs);
    const styles = inline(/<style(?: id="fonts")?>(.*?)<\/style>/gs);
    expect(scripts).toHaveLength(5);
    expect(styles).toHaveLength(3);
    const content = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1];
    expect(content?.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${scripts.join(' ')}`,
      `style-src ${styles.join(' ')}`,
      'img-src data:',
      'font-src data:',
      "base-uri 'none'",
      'form-action mailto:',
    ]);
  });

  test('stands before anything it governs', () => {
    const before = html.slice(0, html.indexOf('<meta http-equiv="Content-Security-Policy"'));
    expect(before.match(/<[a-z!/][^>]*>/gi)).toEqual([
      '<!doctype html>',
      '<html lang="en">',
      '<head>',
      '<meta charset="utf-8">',
    ]);
  });
});

describe('what mail gateways take for an attack', () => {
  test.each([
    ['a call of eval', /\beval\s*\(/],
    ['a program made from text', /\bnew\s+Function\b|\bFunction\s*\(\s*['"`]/],
    ['decoding of base64', /\batob\b/],
    ['decoding of escapes', /\bunescape\b/],
    ['writing of the document', /document\.write/],
    ['a file made by the page', /createObjectURL|\bnew\s+Blob\b|msSaveOrOpenBlob/],
    ['a download as data', /data:application\/|data:text\//],
    ['a script that starts with the body', /<body[^>]*\son\w+=/i],
    ['a long run of escapes', /(\\x[\da-f]{2}){20}|(\\u[\da-f]{4}){20}|(%[\da-f]{2}){30}/i],
    ['a field for a password', /type="password"/i],
    ['words of a page to log in', /\b(log ?in|sign ?in|verify your account)\b/i],
  ])('is not in the file: %s', (_, marker) => {
    expect(marker.exec(html)?.[0]).toBeUndefined();
  });

  test('the file is not only a script', () => {
    const words = html
      .slice(html.indexOf('<body>'))
      .replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' ')
      .match(/\p{L}+/gu);
    expect(words?.length).toBeGreaterThan(300);
  });
});

describe('the site calls nobody and keeps nothing', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());

  test.each(Object.values(paths))('on %s, while everything on it is used', async (path) => {
    const server = await startServer({ pages: { 'index.html': html } });
    const context = await browser.createBrowserContext();
    try {
      await context.overridePermissions(server.origin, ['clipboard-write']);
      const page = await context.newPage();
      await page.setViewport({ width: 1280, height: 800 });
      const session = await page.createCDPSession();
      const requested: string[] = [];
      const drafts: string[] = [];
      const heard: string[] = [];
      session.on('Network.requestWillBeSent', ({ request }) => {
        // A mail draft goes to another program.
        const staysHere = /^(data|mailto):/.test(request.url);
        if (!staysHere) requested.push(request.url.replace(/#.*/, ''));
      });
      session.on('Network.webSocketCreated', ({ url }) => requested.push(url));
      session.on('Page.frameRequestedNavigation', ({ url }) => drafts.push(url));
      page.on('console', (message) => {
        if (['error', 'warn'].includes(message.type())) heard.push(message.text());
      });
      page.on('pageerror', (error) => heard.push(String(error)));
      await session.send('Network.enable');
      await session.send('Page.enable');
      await page.evaluateOnNewDocument(watchCalls);

      await page.goto(`${server.url}#${path}`, { waitUntil: 'load' });
      await page.waitForSelector('header button');

      // Everything that a page has but the links away from it.
      await page.evaluate(useEverything);
      if (await page.$('form')) {
        await page.type('[name=Email]', 'ana@example.com');
        await page.type('[name=Message]', 'Good evening');
        await page.click('button[type=submit]');
        await until('a mail draft', async () => drafts.some((url) => url.startsWith('mailto:')));
        await page.evaluate((name) => {
          for (const button of document.querySelectorAll('button')) {
            if (button.textContent === name) button.click();
          }
        }, texts.contact.copy);
        await page.waitForFunction(
          (message) => document.body.textContent?.includes(message),
          {},
          texts.contact.copied,
        );
      }
      await page.focus('header button');
      for (let step = 0; step < 40; step += 1) await page.keyboard.press('Tab');
      await page.evaluate((target) => {
        location.hash = target;
      }, paths.lifeDetails);
      await page.waitForFunction(
        (heading) => document.querySelector('h1')?.textContent === heading,
        {},
        texts.lifeDetails.heading,
      );
      for (const { name } of texts.bar.items) {
        await page.evaluate((label) => {
          const buttons = document.querySelectorAll<HTMLElement>('header button');
          for (const button of buttons) if (button.textContent === label) button.click();
        }, name);
      }
      await page.waitForFunction(() => document.querySelector('#contact-section') !== null);

      expect(await page.evaluate(() => Reflect.get(window, 'calls'))).toEqual([]);
      expect(await page.evaluate(keptThings)).toEqual({
        local: 0,
        session: 0,
        cookie: '',
        bases: 0,
      });
      expect((await session.send('Network.getCookies')).cookies).toEqual([]);
      expect(requested).toEqual([server.url]);
      expect(server.requests).toEqual(['GET /']);
      expect(heard).toEqual([]);
    } finally {
      await context.close();
      await server.close();
    }
  });
});

test('two builds of one state are the same to the byte, with a cache and without, wherever they are made', () => {
  const one = copyProject({ withCache: false });
  const other = copyProject({ withCache: false });
  try {
    const first = buildIn(one.path);
    expect(first.equals(buildIn(other.path))).toBe(true);
    expect(first.equals(buildIn(one.path))).toBe(true);
    expect(first.includes(one.path)).toBe(false);
  } finally {
    one.remove();
    other.remove();
  }
});

/** Runs in the page, before its own scripts: notes each call of what could reach out or keep something. */
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

/** Runs in the page: scrolls all of it into view, and steps the carousel by its bullets and its keys. */
async function useEverything(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' });
    await frame();
    await frame();
  }
  const carousel = document.querySelector('[aria-roledescription="carousel"]');
  for (const bullet of carousel?.querySelectorAll<HTMLElement>('button') ?? []) bullet.click();
  for (const key of ['ArrowLeft', 'ArrowRight']) {
    carousel?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await frame();
  }
}

/** Runs in the page; it has to look past the watch above. */
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
