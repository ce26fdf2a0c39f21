/** The prerendered document in a Chromium that is too old for style and program. */
import { describe, expect, test } from 'vitest';
import { routes } from '../../../src/routes.ts';
import { ROUTE, SCRIPTS } from '../../../src/site/hydration/marks.ts';
import { until } from '../../support/drivers/waits.ts';
import { words } from '../../support/owners/content.ts';
import { headingOf, paths } from '../../support/owners/expected-texts.ts';
import { expectInOrder } from '../../support/reading/in-order.ts';
import { address, headingsInView, read, setUpOlder } from '../older-site.ts';

describe('in Chromium 83, which is too old for style and program', () => {
  describe.each([true, false])('with scripts: %s', (javascript) => {
    const opened = setUpOlder(83, { javascript });

    test('the document is as it is: all of it to be read, nothing started', async () => {
      await opened().open(address());
      const { text, bar, marks, hidden } = await opened().run(read, []);
      expectInOrder(text);
      expect(bar).toBe('static');
      expect(marks.filter((mark) => [SCRIPTS, ROUTE].includes(mark))).toEqual([]);
      expect(hidden).toEqual([]);
    });

    test.each(paths.filter((path) => path !== routes.home.path))(
      'a link to %s leads to its content',
      async (path) => {
        await opened().open(address());
        await opened().run(
          (path) => {
            location.hash = path;
          },
          [path],
        );
        await until('its heading', async () =>
          (await opened().run(headingsInView, [])).headings.includes(headingOf(path)),
        );
      },
    );

    test('no heading is larger than the greeting', async () => {
      await opened().open(address());
      const sizes = await opened().run(readHeadingSizes, []);
      expect(Math.max(...sizes.h2)).toBeLessThanOrEqual(sizes.h1[0] ?? 0);
    });

    test('no control is dead or nameless', async () => {
      await opened().open(address());
      const names = await opened().run(
        () =>
          [...document.querySelectorAll('button, [role="button"], a')].map(
            (control) => control.textContent?.trim() ?? '',
          ),
        [],
      );
      expect(names).not.toContain('');
      expect(names).not.toContain(words.contact.copy);
      expect(names).toContain(words.contact.submit);
    });
  });
});

/** Runs in the page. */
function readHeadingSizes() {
  const sizes = (tag: string) =>
    [...document.querySelectorAll(tag)].map((element) =>
      Number.parseFloat(getComputedStyle(element).fontSize),
    );
  return { h1: sizes('h1'), h2: sizes('h2') };
}
