import puppeteer, {
  type Browser,
  type BrowserContext,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import { ensureChromium } from './ensure-chromium.ts';
import { LIMIT } from './limit.ts';
import { inWords, until, withNamedWaits } from './waits.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each new window would load two pages of the browser's own for its address field, which take longer than ours.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  // Glyphs at their unhinted widths, as on a visitor's high-density screen.
  '--font-render-hinting=none',
];

/** Puppeteer would give a busy machine 30 s for the start of a browser, and each command 3 minutes. */
export const unhurried = { timeout: LIMIT, protocolTimeout: 0 };

/** A headless Chromium with a new profile, which is removed when the browser is closed. */
export function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  return puppeteer.launch({
    executablePath: options.executablePath ?? ensureChromium(),
    headless: true,
    // Scrollbars are shown, because they take room in a real window as well.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...unhurried,
    ...options,
    args: [...flags, ...(options.args ?? [])],
  });
}

/** A page that waits as long as its test may take, and says for what. */
export async function newPage(context: Browser | BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(0);
  askSteadily(page);
  return withNamedWaits(page, 'page');
}

/**
 * Replaces two waits of Puppeteer. Those ask once a frame, and a busy machine draws few of them; and now and then they wait for ever
 * if the document is replaced meanwhile.
 */
function askSteadily(page: Page): void {
  page.waitForSelector = (selector, { visible = false, hidden = false } = {}) => {
    const what = `${selector}${visible ? ', visible' : ''}${hidden ? ', hidden' : ''}`;
    return until(what, async () => {
      const element = await page.$(selector);
      if (hidden) return (!element || (await element.isHidden())) && { element };
      return element && (!visible || (await element.isVisible())) && { element };
    }).then(({ element }) => element);
  };
  page.waitForFunction = (holds, _, ...args) =>
    until([holds, ...args].map(inWords).join(', '), async () => {
      const handle = await page.evaluateHandle(holds, ...args);
      return (await page.evaluate((value) => Boolean(value), handle)) && handle;
    });
}

/** Used instead of page.goBack(), which would wait for a load that never comes if the step is inside a frame. */
export async function stepBack(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  const entry = entries[currentIndex - 1];
  if (!entry) throw new Error('there is nothing to go back to');
  await session.send('Page.navigateToHistoryEntry', { entryId: entry.id });
  await session.detach();
}
