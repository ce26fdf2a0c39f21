import type { CDPSession } from 'puppeteer-core';

/**
 * What a page hands to the mail program. It waits until Chromium has done with that: so long it would break off the way to
 * another page.
 */
export async function draftOf(session: CDPSession, send: () => Promise<unknown>): Promise<string> {
  await session.send('Page.enable');
  const handedOver = new Promise<string>((resolve) => {
    let draft: string | undefined;
    session.on('Page.frameRequestedNavigation', ({ url }) => {
      draft ??= url;
    });
    session.on('Page.frameStoppedLoading', () => {
      if (draft !== undefined) resolve(draft);
    });
  });
  await send();
  return handedOver;
}
