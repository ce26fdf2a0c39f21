/** Where sheets of paper end if there are many entries. */
import type { PaperFormat } from 'puppeteer-core';
import { expect, test } from 'vitest';
import { routes } from '../../../src/routes.ts';
import { pdfPages } from '../../support/reading/pdf-text.ts';
import { carousel, carouselRuns } from '../../support/visits/controls.ts';
import { setUpRoutePage } from '../set-up-page.ts';

const visitor = setUpRoutePage();

const print = (format: PaperFormat = 'A4') =>
  visitor.page.pdf({ format, printBackground: true, preferCSSPageSize: false });

test.each(['A4', 'Letter'] as const)(
  'no sheet ends the work history, or the projects, with one entry alone, on %s',
  async (format) => {
    const { page, show } = visitor;
    for (const [path, list] of [
      [routes.workDetails.path, 'main ol'],
      [routes.project.path, `${carousel} .swiper-wrapper`],
    ] as const) {
      await show(path);
      if (path === routes.project.path) await carouselRuns(page);
      // One entry more each time, so that the last one is once at each position of a sheet.
      for (let times = 0; times < 14; times++) {
        const count = await page.$eval(list, (list) => {
          const [entry] = list.children;
          if (entry) list.append(entry.cloneNode(true));
          const entries = [...list.children];
          entries.forEach((entry, index) => {
            const title = entry.querySelector('h3, section > span');
            if (title) title.textContent = `Entry${index}.`;
          });
          return entries.length;
        });
        const pages = await pdfPages(await print(format));
        const last = pages.at(-1) ?? '';
        const holds = Array.from({ length: count }, (_, index) => last.includes(`Entry${index}.`));
        expect(holds.filter(Boolean).length, `${path}, ${count} entries`).not.toBe(1);
      }
    }
  },
);

test('twelve projects begin on the first sheet of home, and leave none nearly empty', async () => {
  const { page, show } = visitor;
  await show(routes.home.path);
  // It begins when somebody comes near.
  await page.$eval(carousel, (carousel) => carousel.scrollIntoView());
  await carouselRuns(page);
  await page.$eval(`${carousel} .swiper-wrapper`, (list) => {
    const slides = [...list.children];
    while (list.children.length < 12) {
      for (const slide of slides.slice(0, 12 - list.children.length))
        list.append(slide.cloneNode(true));
    }
    for (const [index, slide] of [...list.children].entries()) {
      const title = slide.querySelector('section > span');
      if (title) title.textContent = `Entry${index}.`;
    }
  });
  const pages = await pdfPages(await print());
  const entries = pages.map((text) => text.match(/Entry\d+\./g)?.length ?? 0);
  expect(entries.reduce((sum, count) => sum + count, 0)).toBe(12);
  expect(pages.length).toBeLessThanOrEqual(3);
  expect(entries[0]).toBeGreaterThan(0);
  expect(entries.at(-1)).toBeGreaterThan(1);
});

test('no entry of a long work history is split over two pages', async () => {
  await visitor.show(routes.workDetails.path);
  const count = await visitor.page.evaluate(() => {
    const list = document.querySelector('main ol');
    const jobs = [...(list?.children ?? [])];
    while (list && list.children.length < 32) {
      for (const entry of jobs) list.append(entry.cloneNode(true));
    }
    const entries = [...(list?.children ?? [])];
    entries.forEach((entry, index) => {
      const title = entry.querySelector('h3');
      const last = entry.querySelector('ul > li:last-child');
      if (title) title.textContent = `Begin${index}.`;
      if (last) last.textContent += ` End${index}.`;
    });
    return entries.length;
  });
  const pages = await pdfPages(await print());
  expect(pages.length).toBeGreaterThan(3);
  for (let index = 0; index < count; index++) {
    const holds = (mark: string) => pages.findIndex((page) => page.includes(`${mark}${index}.`));
    expect(holds('Begin')).toBeGreaterThanOrEqual(0);
    expect(holds('End'), `entry ${index}`).toBe(holds('Begin'));
  }
});
