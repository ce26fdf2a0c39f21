import type { CDPSession } from 'puppeteer-core';
import { until } from '../drivers/driver.ts';

/**
 * What a page hands to the mail program. It waits until Chromium has done with that: so long it would break off the way to
 * another page.
 */
export async function draftOf(session: CDPSession, send: () => Promise<unknown>): Promise<string> {
  await session.send('Page.enable');
  let draft: string | undefined;
  let handedOver: string | undefined;
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    draft ??= url;
  });
  session.on('Page.frameStoppedLoading', () => {
    handedOver ??= draft;
  });
  await send();
  return until('the mail program has the message', async () => handedOver);
}
