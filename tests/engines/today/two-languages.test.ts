/** The link to another language leads to the same place of the other page, in every engine, from a disk, a server and a frame. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { installedEngines, openEngine } from '../../support/drivers/engines.ts';
import { setUp } from '../../support/drivers/set-up.ts';
import { until } from '../../support/drivers/waits.ts';
import { startServer } from '../../support/sites/server.ts';
import { buildTwoLanguages, SECOND } from '../../support/sites/two-languages.ts';

const folder = await buildTwoLanguages('two-languages');

/** Runs in the page: the language, the place, and the address of the link when it has been updated for the place. */
const sight = () => ({
  language: document.documentElement.lang,
  place: location.hash,
  href: document.querySelector('nav > a[hreflang]')?.getAttribute('href'),
});
const follow = () => document.querySelector<HTMLElement>('nav > a[hreflang]')?.click();

describe.each(installedEngines())('in %s', (engine) => {
  const driver = setUp(() => openEngine(engine));

  test.each([
    ['a disk', '#/Work-Details'],
    ['a disk', '#/Project/night-ferry'],
    ['a server', '#/Work-Details'],
    ['a server', '#contact-section'],
    ['a frame', '#/Life-Details'],
    ['a sandbox', '#/Life-Details'],
  ])('from %s at %s', async (place, fragment) => {
    const frame = /frame|sandbox/.test(place) ? 'iframe' : undefined;
    const sandbox = place === 'a sandbox' ? 'sandbox="allow-scripts"' : '';
    const host = `<!doctype html><link rel="icon" href="data:,"><iframe ${sandbox} src="index.html${fragment}" width="900" height="600"></iframe>`;
    const server = await startServer({ folder, pages: { 'host.html': host } });
    onTestFinished(server.close);
    const start =
      place === 'a disk'
        ? pathToFileURL(join(folder, 'index.html')).href
        : `${server.url}index.html`;
    await driver().open(frame ? `${server.url}host.html` : start + fragment);
    await until('the link has followed the place', async () => {
      const { href } = await driver().run(sight, [], frame);
      return href === `${SECOND}.html${fragment}`;
    });
    await driver().run(follow, [], frame);
    await until('the other page is at the place', async () => {
      const { language, place, href } = await driver().run(sight, [], frame);
      return language === SECOND && place === fragment && href === `index.html${fragment}`;
    });
    expect(await driver().problems()).toEqual([]);
  });
});
