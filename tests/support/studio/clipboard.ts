import type { Page } from 'puppeteer-core';

type Clip = { plain: string; html?: string };

/** Copies a text as another program would, with its markup, and pastes it where the focus is, as an owner does. */
export async function paste(page: Page, clip: Clip): Promise<void> {
  await page.evaluate(({ plain, html }) => {
    addEventListener(
      'copy',
      (event) => {
        event.clipboardData?.setData('text/plain', plain);
        if (html !== undefined) event.clipboardData?.setData('text/html', html);
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { once: true, capture: true },
    );
  }, clip);
  await page.keyboard.down('Control');
  await page.keyboard.press('c', { commands: ['Copy'] });
  await page.keyboard.press('v', { commands: ['Paste'] });
  await page.keyboard.up('Control');
}
