/** Dark Reader, which darkens pages, leaves the site alone; and if it does not, no picture is hidden. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { routes } from '../../../src/routes.ts';
import { until } from '../../support/drivers/waits.ts';
import { buildFilms, filmPath } from '../../support/owners/films-owner.ts';
import { type Colour, takePicture } from '../../support/reading/pixels.ts';
import { frames, schemes, settle } from '../../support/visits/route-page.ts';
import { setUpRoutePage } from '../set-up-page.ts';

const engine = readFileSync(createRequire(import.meta.url).resolve('darkreader'), 'utf8');
const LOCK = /<meta name="darkreader-lock"\/?>/;

const file = await buildFilms('dark-reader');
const unlocked = join(dirname(file), 'unlocked.html');
const html = readFileSync(file, 'utf8');
writeFileSync(unlocked, html.replace(LOCK, ''));

const pictures = [routes.home.path, filmPath('film')].flatMap((path) =>
  schemes.map((scheme) => ({ path, scheme })),
);

describe.each([
  { name: 'that the page asks to leave it alone', page: file, isLocked: true },
  { name: 'that does not heed this', page: unlocked, isLocked: false },
])('in a Dark Reader $name', ({ page: shown, isLocked }) => {
  const visitor = setUpRoutePage(() => shown);

  /** Runs it as the extension does: in a world of its own, and with styles that the policy of the page does not refuse. */
  async function darken(): Promise<void> {
    const { session } = visitor;
    const { frameTree } = await session.send('Page.getFrameTree');
    const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
    });
    const run = async (expression: string) => {
      const { exceptionDetails } = await session.send('Runtime.evaluate', {
        expression,
        contextId,
      });
      expect(exceptionDetails).toBeUndefined();
    };
    await run(engine);
    await run('DarkReader.enable({ brightness: 100, contrast: 90, sepia: 10 })');
  }

  /** The colours of a part of the picture that nothing of the page lies over. */
  async function coloursOfPicture(): Promise<Colour[]> {
    const { x, y, width, height } = await visitor.page.$eval('main img', (image) =>
      image.getBoundingClientRect().toJSON(),
    );
    const picture = await takePicture(visitor.page, 'window');
    return picture.coloursIn({
      x: x + 0.12 * width,
      y: y + 0.2 * height,
      width: 0.25 * width,
      height: 0.25 * height,
    });
  }

  // What the page asks for is the same on each of them.
  test.each(isLocked ? pictures.slice(0, 1) : pictures)(
    'the picture of $path is seen in the $scheme scheme',
    async ({ path, scheme }) => {
      const { page, show } = visitor;
      await page.setBypassCSP(true);
      await show(path, { scheme });
      await settle(page);
      const colours = await coloursOfPicture();
      expect(colours.length).toBeGreaterThan(20);
      const before = await takePicture(page, 'window');
      const changes = async () => (await takePicture(page, 'window')).changesSince(before, 1.02);
      await darken();
      if (isLocked) {
        await frames(page, 10);
        expect(await changes()).toBe(0);
        expect(await page.$('.darkreader')).toBeNull();
      } else {
        await page.waitForSelector('.darkreader--sync');
        let last = -1;
        await until('the darkened page at rest', async () => {
          const now = await changes();
          const rests = now > 0 && now === last;
          last = now;
          return rests;
        });
      }
      expect(await coloursOfPicture()).toEqual(colours);
    },
  );
});
