import type { Browser } from 'puppeteer-core';
import { scratchFolder } from '../sites/scratch-folder.ts';

/** A browser context with a folder for its downloads, which is removed with the context. */
export async function downloadingContext(browser: Browser) {
  const context = await browser.createBrowserContext();
  const downloads = scratchFolder('downloads');
  const session = await browser.target().createCDPSession();
  await session.send('Browser.setDownloadBehavior', {
    behavior: 'allow',
    downloadPath: downloads.path,
    ...(context.id !== undefined && { browserContextId: context.id }),
  });
  const close = async () => {
    await context.close();
    downloads.remove();
  };
  return { context, downloads: downloads.path, close };
}
