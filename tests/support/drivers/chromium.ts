import puppeteer, {
  type Browser,
  type BrowserContext,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import { PATIENCE } from './driver.ts';
import { ensureChromium } from './ensure-chromium.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Glyphs at their unhinted widths, as on a visitor's high-density screen.
  '--font-render-hinting=none',
];

/** A headless Chromium with a fresh profile, which goes when the browser is closed. */
export function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  return puppeteer.launch({
    executablePath: ensureChromium(),
    headless: true,
    // Scrollbars take room from a real visitor's page, so they stay.
    ignoreDefaultArgs: ['--hide-scrollbars'],
    ...options,
    args: [...flags, ...(options.args ?? [])],
  });
}

/** A page that waits as long for what is on it as all tests do. Loading it may take longer. */
export async function newPage(context: Browser | BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultNavigationTimeout(30_000);
  page.setDefaultTimeout(PATIENCE);
  return page;
}

/** page.goBack() would wait for a load that a step inside a frame never brings. */
export async function stepBack(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  const entry = entries[currentIndex - 1];
  if (!entry) throw new Error('there is nothing to go back to');
  await session.send('Page.navigateToHistoryEntry', { entryId: entry.id });
  await session.detach();
}
