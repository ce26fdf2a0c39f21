/** A window that is turned or made wider keeps the slide that was first in it. */
import { describe, expect, test } from 'vitest';
import { routes } from '../../../src/routes.ts';
import { until } from '../../support/drivers/waits.ts';
import { buildVariation } from '../../support/owners/build-variation.ts';
import { portfolio } from '../../support/owners/content.ts';
import { rest } from '../../support/visits/controls.ts';
import { setUpRoutePage } from '../set-up-page.ts';

const turns = [
  {
    name: 'a phone',
    sizes: [
      [390, 844],
      [844, 390],
      [390, 844],
    ],
  },
  {
    name: 'a tablet',
    sizes: [
      [768, 1024],
      [1024, 768],
      [768, 1024],
    ],
  },
  {
    name: 'a narrow window',
    sizes: [
      [400, 800],
      [1280, 800],
      [1000, 800],
      [600, 800],
      [400, 800],
    ],
  },
  {
    name: 'a wide window',
    sizes: [
      [1280, 800],
      [1000, 800],
      [600, 800],
      [400, 800],
      [1100, 800],
    ],
  },
] as const;

describe.each([
  { count: 8, language: 'en' },
  { count: 8, language: 'ar' },
  { count: 3, language: 'en' },
  { count: 3, language: 'ar' },
])('of $count slides in the language $language', async ({ count, language }) => {
  const { address: _, ...others } = portfolio;
  const file = await buildVariation(`turned-${count}-${language}`, {
    ...others,
    language,
    projects: Array.from({ length: count }, (_, index) => ({ title: `Number ${index}` })),
  });
  const visitor = setUpRoutePage(() => file);

  /** The slides that are wholly in view, in reading order, and the place of the marked bullet. */
  const sight = () =>
    visitor.page.$eval('main .swiper', (viewport) => {
      const frame = viewport.getBoundingClientRect();
      const sign = document.dir === 'rtl' ? -1 : 1;
      const bullets = [...document.querySelectorAll('main [role="group"] div div button')];
      return {
        inView: [...viewport.querySelectorAll('.swiper-slide')]
          .map((slide) => ({ text: slide.textContent ?? '', box: slide.getBoundingClientRect() }))
          .filter(({ box }) => box.right < frame.right + 1 && box.left > frame.left - 1)
          .sort((one, other) => sign * (one.box.left - other.box.left))
          .map(({ text }) => Number(text.replace(/\D/g, ''))),
        marked: bullets.findIndex((bullet) => bullet.hasAttribute('aria-current')),
      };
    });

  // Of three slides the last one can only be the first where one is in view.
  const loops = count > 3;
  test.each(turns.filter(({ sizes: [[width]] }) => loops || width < 481))(
    '$name',
    async ({ sizes: [[width, height], ...sizes] }) => {
      for (let index = 0; index < count; index++) {
        await visitor.show(routes.project.path, { width, height });
        await visitor.page.waitForSelector('main .swiper-initialized');
        await visitor.page.$$eval(
          'main [role="group"] div div button',
          (bullets, index) => (bullets[index] as HTMLElement).click(),
          index,
        );
        await until('the slide', async () => (await sight()).marked === index);
        await rest(visitor.page);
        for (const [width, height] of sizes) {
          await visitor.change({ width, height });
          const { inView, marked } = await sight();
          const mayBeFirst = loops || width < 481;
          expect(
            mayBeFirst ? inView.slice(0, 1) : inView,
            `slide ${index}, ${width} px wide`,
          ).toContain(index);
          expect(marked, `the bullet, ${width} px wide`).toBe(index);
        }
      }
    },
  );
});
