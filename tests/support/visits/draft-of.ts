import type { CDPSession } from 'puppeteer-core';
import { until } from '../drivers/waits.ts';

/**
 * The mail draft that a page opens. It waits until Chromium has passed the draft to the mail program, because a navigation before
 * that would cancel it.
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
