/** Who loads a page again, or comes back to it, reads on where they were. tests/engines has the other engines, a server and a disk. */
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { sectionIds } from '../../../src/routes.ts';
import { awaiting } from '../../support/drivers/waits.ts';
import { paths } from '../../support/owners/expected-texts.ts';
import { builtFile } from '../../support/sites/site.ts';
import { restsAtSection } from '../../support/visits/controls.ts';
import { isHydrated } from '../../support/visits/hydrated.ts';
import { frames } from '../../support/visits/route-page.ts';
import { setUpRoutePage } from '../set-up-page.ts';

const visitor = setUpRoutePage();

const runs = async () => {
  await visitor.page.waitForFunction(isHydrated);
  // Until the fonts are there, the lines stand elsewhere.
  await visitor.page.evaluate(() => document.fonts.ready.then(() => undefined));
  await frames(visitor.page, 3);
};
const position = () => visitor.page.evaluate(() => Math.round(scrollY));
/** Turns the wheel, and returns the position at which the page comes to rest. */
async function read(by: number): Promise<number> {
  const { page } = visitor;
  const ended = await page.evaluateHandle(() => ({
    scroll: new Promise((resolve) =>
      document.addEventListener('scrollend', resolve, { once: true }),
    ),
  }));
  await page.mouse.move(200, 300);
  await page.mouse.wheel({ deltaY: by });
  await awaiting(
    'the end of the scroll',
    ended.evaluate(({ scroll }) => scroll.then(() => undefined)),
  );
  // The browser notes it with the next frame.
  await frames(page, 3);
  return position();
}

describe.each([...paths, ''])('at %j', (place) => {
  test('after a reload and from another document', async () => {
    const { page, show } = visitor;
    await show(place, { width: 390, height: 500 });
    const top = await read(150);
    expect(top).toBeGreaterThan(50);
    await page.reload();
    await runs();
    await expect.poll(position).toBe(top);
    await page.goto('about:blank');
    await page.goBack();
    await runs();
    await expect.poll(position).toBe(top);
    // Pressing on does not bring an old position back.
    const lower = await read(20);
    await page.reload();
    await runs();
    await expect.poll(position).toBe(lower);
  });
});

test('a section that the address names is gone to when it is opened, and not again', async () => {
  const { page, show } = visitor;
  await show(sectionIds.contact);
  await restsAtSection(page, 'contact');
  const top = await read(-700);
  await page.reload();
  await runs();
  await expect.poll(position).toBe(top);
  await page.goto('about:blank');
  await page.goto(`${pathToFileURL(builtFile()).href}#${sectionIds.contact}`);
  await restsAtSection(page, 'contact');
});
