/**
 * A press on the name of another language keeps the place, in every engine. On a server it leads to the page of that language, which has an
 * address of its own. Elsewhere that may lead nowhere, so the same document says it in the other language.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { installedEngines, openEngine } from '../../support/drivers/engines.ts';
import { setUp } from '../../support/drivers/set-up.ts';
import { until } from '../../support/drivers/waits.ts';
import { portfolio } from '../../support/owners/content.ts';
import { buildTwoLanguages, SECOND } from '../../support/sites/two-languages.ts';
import { prepareContainers } from '../../support/suites/containers.ts';

const folder = await buildTwoLanguages('two-languages');
const fileOf = (name: string) => readFileSync(join(folder, name));
const site = setUp(() =>
  prepareContainers(`${fileOf('index.html')}`, { [`${SECOND}.html`]: fileOf(`${SECOND}.html`) }),
);

/** Runs in the page: the language, the place, the address of the link when it has followed the place, and whether it is the same document. */
const sight = () => ({
  // Before that, a press follows the link.
  isLive: document.readyState === 'complete' && document.querySelector('header button') !== null,
  language: document.documentElement.lang,
  place: location.hash,
  href: document.querySelector('nav > a[hreflang]')?.getAttribute('href'),
  stayed: Reflect.get(window, 'stayed') === true,
});
const follow = () => {
  Reflect.set(window, 'stayed', true);
  document.querySelector<HTMLElement>('nav > a[hreflang]')?.click();
};

describe.each(installedEngines())('in %s', (engine) => {
  const driver = setUp(() => openEngine(engine));

  test.each([
    ['file://', '#/Work-Details', true],
    ['file://', '#/Project/night-ferry', true],
    ['http, root', '#/Work-Details', false],
    ['http, root', '#contact-section', false],
    ['iframe `src`, same origin', '#/Life-Details', true],
    ['iframe `src`, `sandbox="allow-scripts"`, http', '#/Life-Details', true],
    ['iframe `srcdoc`', '', true],
    ['iframe `blob:`', '#/Life-Details', true],
    ['iframe `data:`', '#/Life-Details', true],
  ])('%s%s', async (name, fragment, stays) => {
    const container = site().list.find((each) => each.name === name);
    if (!container) throw new Error(`There is no container '${name}'.`);
    const { address, frame } = container;
    const sees = (expected: ReturnType<typeof sight>) =>
      until(JSON.stringify(expected), async () => {
        return isDeepStrictEqual(await driver().run(sight, [], frame), expected);
      });
    const { language } = portfolio;
    await driver().open(address(fragment));
    const place = fragment;
    const href = `${SECOND}.html${fragment}`;
    await sees({ isLive: true, language, place, href, stayed: false });
    await driver().run(follow, [], frame);
    const back = `index.html${fragment}`;
    await sees({ isLive: true, language: SECOND, place, href: back, stayed: stays });
    expect(await driver().problems(frame)).toEqual([]);
  });
});
