import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
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

/** page.goBack() would wait for a load that a step inside a frame never brings. */
export async function stepBack(page: Page): Promise<void> {
  const session = await page.createCDPSession();
  const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
  const entry = entries[currentIndex - 1];
  if (!entry) throw new Error('there is nothing to go back to');
  await session.send('Page.navigateToHistoryEntry', { entryId: entry.id });
  await session.detach();
}
