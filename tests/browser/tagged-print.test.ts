import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { projects } from '../../src/content/projects.ts';
import { routes } from '../../src/routes.ts';
import { launchChromium } from '../support/chromium.ts';

const address = new URL(`../../dist/index.html#${routes.project.path}`, import.meta.url).href;

test('every slide is in the tagged PDF, and those out of view cannot be reached by Tab again', async () => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 390, height: 800 });
    await page.goto(address);
    const inert = () =>
      page.$$eval('.swiper-slide', (slides) => slides.map((slide) => (slide as HTMLElement).inert));
    await page.waitForSelector('.swiper-slide[inert]');
    const before = await inert();
    let tagged = await taggedText(await page.pdf({ tagged: true }));
    for (const { title } of projects) {
      expect(tagged).toContain(title);
      // Titles repeat.
      tagged = tagged.replace(title, '');
    }
    expect(await inert()).toEqual(before);
  } finally {
    await browser.close();
  }
});

/** What assistive technology is told of a PDF's first page; the rest of its text is decoration to it. */
async function taggedText(pdf: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(pdf);
  const page = await document.getPage(1);
  const tree = JSON.stringify(await page.getStructTree());
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  let isTagged = false;
  const texts = items.flatMap((item) => {
    if ('str' in item) return isTagged ? [item.str] : [];
    isTagged = 'id' in item && tree.includes(`"${item.id}"`);
    return [];
  });
  await document.loadingTask.destroy();
  return texts.join(' ');
}
