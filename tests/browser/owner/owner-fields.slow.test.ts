/**
 * Fields that sample and fixture owner do not set: a site with all of them, and a site with as few fields as possible. One file,
 * because all tests of an owner visit one built site.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { routes } from '../../../src/routes.ts';
import type { Portfolio } from '../../../src/schema/portfolio/portfolio.ts';
import { filledWordsIn } from '../../../src/words/languages.ts';
import { buildVariation } from '../../support/owners/build-variation.ts';
import { life, portfolio, projects, words, work } from '../../support/owners/content.ts';
import { expectedTextsOf, wholeRoutes } from '../../support/owners/expected-texts.ts';
import type { WholePortfolio } from '../../support/owners/owners.ts';
import { axeIssues } from '../../support/reading/axe.ts';
import { layoutIssues } from '../../support/reading/layout.ts';
import { missingFromLines, pdfPages } from '../../support/reading/pdf-text.ts';
import { contrast, takePicture } from '../../support/reading/pixels.ts';
import { root } from '../../support/sites/project-copy.ts';
import { siteOf } from '../../support/sites/site.ts';
import { settle } from '../../support/visits/route-page.ts';
import { setUpRoutePage } from '../set-up-page.ts';

const [job] = work.jobs;
if (!job) throw new Error('The fixture owner has a job.');
const [point = ''] = job.points ?? [];
const period = 'desde septiembre de 2019 hasta junio 22';
const jobs = [1, 2, 3, 4, 5, 6].map((count) => ({
  ...job,
  title: `Producer ${count}`,
  period: ['current', '5 months', period][count % 3] ?? '',
  points: Array.from({ length: count }, (_, index) => `${index + 1}. ${point}`),
}));
const lists = [1, 6, 30].map((count) => ({
  heading:
    ['Awards', 'Languages', 'Donaudampfschifffahrtsgesellschaften and other clients'][count % 3] ??
    '',
  points: Array.from(
    { length: count },
    (_, index) => `${index + 1}. Silver Mic, best live programme`,
  ),
}));
const words200 = 'Five fishermen, one night and no second take. '.repeat(5).slice(0, 199).trim();
const { phone: _, linkedin: __, ...nameless } = portfolio;

const everything = {
  ...portfolio,
  fullName: 'Maximiliana Featherstonehaugh-Cholmondeley von Hohenlohe-Öhr',
  greeting: 'Hello, I’m Maximiliana Featherstonehaugh-Cholmondeley von Hohenlohe-Öhr',
  links: [
    { name: 'YouTube', address: 'https://www.youtube.com/@ines' },
    { name: 'A portfolio of stills and photographs', address: 'https://ines.pt/stills' },
  ],
  reel: { name: 'Watch my showreel', address: 'https://www.tiktok.com/@ines/video/123456789' },
  address: 'https://ines.pt/@portfolio',
  whatsapp: false,
  otherLanguages: [
    { language: 'pt-BR', address: 'sítio em português.html' },
    { language: 'zh-Hant', address: 'https://ines.pt/zh/' },
    { language: 'ar', address: 'ar.html' },
  ],
  projects: projects.map((project, index) =>
    index === 1 ? { ...project, text: words200 } : project,
  ),
  work: { summary: `${work.summary}\n\nSecond.\n \n Third.`, jobs, lists },
  life: life.map(({ text }, index) => ({
    ...(index === 1 ? {} : { motif: 'art' as const }),
    text: `${text}\n\nAnd ${index + 1} more.`,
  })),
} satisfies WholePortfolio;

const little = {
  ...nameless,
  work: { jobs: [{ title: job.title, field: job.field, period }] },
  life: life.map(({ text }) => ({ text })),
} satisfies Portfolio;

const fileOf = (name: string) => join(root, siteOf(name), 'index.html');

const widths = [320, 390, 768, 1280, 1920];

async function expectNoIssues({ page, show, change }: ReturnType<typeof setUpRoutePage>) {
  for (const { path } of [routes.home, routes.contact, routes.workDetails, routes.lifeDetails]) {
    await show(path);
    await settle(page);
    for (const width of widths) {
      await change({ width });
      expect(await layoutIssues(page), `${path}, ${width} px wide`).toEqual([]);
    }
    expect(await axeIssues(page), path).toEqual([]);
  }
  await show('', { javascript: false });
  for (const width of widths) {
    await change({ width });
    expect(await layoutIssues(page), `without scripts, ${width} px wide`).toEqual([]);
  }
}

async function expectWholeOnPaper(
  { page, show }: ReturnType<typeof setUpRoutePage>,
  portfolio: Portfolio,
) {
  const counts = { jobs: portfolio.work?.jobs.length ?? 0, size: '', pages: 1 };
  const expected = expectedTextsOf(portfolio, filledWordsIn(portfolio.language, {}, counts));
  for (const name of wholeRoutes) {
    await show(routes[name].path);
    const text = (await pdfPages(await page.pdf({ format: 'A4' }))).join(' ');
    expect(missingFromLines(text, expected[name]), name).toEqual([]);
  }
}

const linksIn = (visitor: ReturnType<typeof setUpRoutePage>, within: string) =>
  visitor.page.$$eval(`${within} a[target]`, (all) =>
    all.map((link) => [link.firstChild?.textContent ?? '', link.getAttribute('href') ?? '']),
  );

/** Runs in the page: how many pixels of the head each greeting covers, horizontally or vertically, whichever is less. */
function coveredOf(
  head: { width: number; height: number; top: number },
  direction: string,
  greetings: string[],
) {
  document.documentElement.dir = direction;
  const [strap, picture] = [document.querySelector('h1'), document.querySelector('img[data-part]')];
  if (!strap || !picture) throw new Error('There is no greeting or no portrait.');
  return greetings.map((greeting) => {
    strap.textContent = greeting;
    strap.toggleAttribute('data-long', greeting.length > 30);
    const [words, box] = [strap.getBoundingClientRect(), picture.getBoundingClientRect()];
    const [, up = ''] = getComputedStyle(picture).objectPosition.split(' ');
    // The photo, 4:5, fills the box.
    const height = Math.max(box.height, box.width * 1.25);
    const top = box.top + ((box.height - height) * Number.parseFloat(up)) / 100 + head.top * height;
    const half = (head.width * height * 0.8) / 2;
    const middle = box.left + box.width / 2;
    const across = Math.min(words.right, middle + half) - Math.max(words.left, middle - half);
    const down = Math.min(words.bottom, top + head.height * height) - Math.max(words.top, top);
    return Math.max(0, Math.round(Math.min(across, down)));
  });
}

describe('an owner who says everything', () => {
  const file = fileOf('everything');
  const visitor = setUpRoutePage(() => buildVariation('everything', everything));

  test('fits every width', () => expectNoIssues(visitor));

  test('has all links below the address, and the reel on the first screen', async () => {
    await visitor.show(routes.home.path);
    const links = await linksIn(visitor, '#contact-section');
    expect(links.map(([name]) => name)).toEqual([
      words.contact.linkedin,
      ...everything.links.map(({ name }) => name),
    ]);
    const { name, address } = everything.reel;
    expect(await linksIn(visitor, '#home-section')).toEqual([[name, address]]);
    for (const width of widths) {
      await visitor.change({ width });
      const [button, reel] = await visitor.page.$$eval('#home-section :is(button, a)', (all) =>
        all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(reel?.height, `${width} px wide`).toBe(button?.height);
    }
  });

  test('is dialled, because WhatsApp does not reach the phone', async () => {
    await visitor.show(routes.home.path);
    const dialled = `tel:${portfolio.phone?.replaceAll(' ', '')}`;
    expect(
      await visitor.page.$$eval('a[href^="tel:"]', (all) =>
        all.map((link) => [link.textContent, link.getAttribute('href')]),
      ),
    ).toEqual([
      [portfolio.phone, dialled],
      [portfolio.phone, dialled],
    ]);
    expect(await visitor.page.$$eval('a[href*="wa.me"]', (all) => all.length)).toBe(0);
    const footer = await visitor.page.$eval('footer', (element) => element.textContent);
    expect(footer).toContain(`${words.footer.phone} `);
  });

  test('has the other languages at the bar, by their own names, with scripts and without', async () => {
    const { page, show, change } = visitor;
    for (const javascript of [true, false]) {
      await show(routes.home.path, { javascript });
      const links = await page.$$eval('nav a[hreflang]', (all) =>
        all.map((one) => [one.textContent, one.lang, one.hreflang, one.getAttribute('href')]),
      );
      expect(links).toEqual([
        ['Português', 'pt-BR', 'pt-BR', 's%C3%ADtio%20em%20portugu%C3%AAs.html'],
        ['中文', 'zh-Hant', 'zh-Hant', 'https://ines.pt/zh/'],
        ['العربية', 'ar', 'ar', 'ar.html'],
      ]);
      for (const width of widths) {
        await change({ width });
        const { links, keys } = await page.evaluate(() => {
          const boxes = (selector: string) =>
            [...document.querySelectorAll(selector)].map(
              (one) => one.getBoundingClientRect().toJSON() as DOMRect,
            );
          return { links: boxes('a[hreflang]'), keys: boxes('header nav li') };
        });
        const [key] = keys;
        for (const { top, bottom, left, right, height } of links) {
          const what = `${width} px wide, ${javascript ? 'with' : 'without'} scripts`;
          expect([left >= 0, right <= (width < 768 ? width : (key?.left ?? 0))], what).toEqual([
            true,
            true,
          ]);
          expect(height, what).toBeGreaterThanOrEqual(44);
          // Above the buttons of the bar, or beside them.
          expect(Math.round(width < 768 ? bottom : top), what).toBe(Math.round(key?.top ?? 0));
        }
      }
      // They scroll away, and are visible again when they get the focus.
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      await page.focus('a[hreflang]');
      const { top } = await page.$eval('a[hreflang]', (link) =>
        link.getBoundingClientRect().toJSON(),
      );
      expect(top).toBe(0);
    }
  });

  test('has lists below the jobs, set as those are', async () => {
    const { page, show, change } = visitor;
    await show(routes.workDetails.path);
    expect(
      await page.$$eval('main article > div > section', (all) =>
        all.map((list) => [
          list.querySelector('h2')?.textContent,
          list.querySelectorAll('li').length,
        ]),
      ),
    ).toEqual(lists.map(({ heading, points }) => [heading, points.length]));
    for (const width of widths) {
      await change({ width });
      const lefts = await page.$$eval('main li > ul > li, main article > div > section li', (all) =>
        all.map((point) => Math.round(point.getBoundingClientRect().left)),
      );
      expect(new Set(lefts).size, `${width} px wide`).toBe(1);
    }
  });

  test('has cards of one height, although one project has a text', async () => {
    await visitor.show(routes.project.path);
    for (const width of widths) {
      await visitor.change({ width });
      const heights = await visitor.page.$$eval('[role="group"] [role="group"] > section', (all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().height)),
      );
      expect(heights).toHaveLength(projects.length);
      expect(new Set(heights).size, `${width} px wide`).toBe(1);
    }
  });

  // In the middle of the photo, as in most that show head and shoulders; the head is a third of it.
  const head = { width: 0.25, height: 0.333, top: 0.25 };

  test.each(['ltr', 'rtl'])(
    'is greeted beside the face or below it, in two lines and three (%s)',
    async (direction) => {
      await visitor.show(routes.home.path);
      for (const height of [400, 560, 660, 800, 1100])
        for (const width of [320, 390, 600, 640, 768, 820, 1024, 1100, 1280, 1440, 1920]) {
          await visitor.change({ width, height });
          const covered = await visitor.page.evaluate(coveredOf, head, direction, [
            'Hello, I’m Ana Featherstone',
            'Hello and welcome, I’m Ana Maria Featherstone of Hohenlohe',
          ]);
          expect(covered, `${width} × ${height}`).toEqual([0, 0]);
        }
    },
  );

  test('has paragraphs for paragraphs, beside the drawings or where one would be', async () => {
    const { page, show } = visitor;
    await show(routes.workDetails.path);
    expect(
      await page.$$eval('main header:not([hidden]) p', (all) => all.map((p) => p.textContent)),
    ).toEqual([work.summary, 'Second.', 'Third.']);
    await show(routes.lifeDetails.path);
    const lefts = await page.$$eval('main p', (all) =>
      all.map((p) => p.getBoundingClientRect().left),
    );
    expect(lefts).toHaveLength(2 * life.length);
    expect(new Set(lefts).size).toBe(1);
  });

  test('has a long period in two or three lines, and a short one as ever', async () => {
    const { page, show, change } = visitor;
    await show(routes.workDetails.path);
    for (const width of widths) {
      await change({ width });
      const heights = await page.$$eval('main ol > li > p', (all) =>
        all.map((p) => p.getBoundingClientRect().height),
      );
      const [short, current, long] = [heights[0] ?? 0, heights[2] ?? 0, heights[1] ?? 0];
      expect([short, current], `${width} px wide`).toEqual([36, 36]);
      expect(long, `${width} px wide`).toBeLessThan(width < 768 ? 48 : 72);
    }
  });

  test('is printed whole, and never with the credits alone on the last page', async () => {
    const { page, show } = visitor;
    await expectWholeOnPaper(visitor, everything);
    await show(routes.about.path);
    const about = (await pdfPages(await page.pdf())).join('').replaceAll(' ', '');
    const title = words.about.cards.work.title.replaceAll(' ', '');
    expect(about).toContain(`${title}(https://ines.pt/@portfolio#/Work-Details)`);
    // One line more each time, so that once the credits would be the first to have no room.
    const pages = () => page.pdf({ format: 'A4' }).then(pdfPages);
    for (const [gone, lastWords] of [
      ['main ol > li:nth-child(n+3):nth-child(-n+5), main article > div', 'Producer 6'],
      ['main ol > li:nth-child(n+3), main article > div > section + section', 'Silver Mic'],
    ] as const) {
      await show(routes.workDetails.path);
      await page.$$eval(gone, (all) => {
        for (const entry of all) entry.remove();
      });
      const add = (lines: number) =>
        page.$eval(
          'main ol > li ul',
          (list, lines) => {
            for (let line = 0; line < lines; line += 1) {
              const point = document.createElement('li');
              point.textContent = 'One more.';
              list.append(point);
            }
            for (let line = lines; line < 0; line += 1) list.lastElementChild?.remove();
          },
          lines,
        );
      expect(await pages(), 'it begins with one page').toHaveLength(1);
      // In large steps until the sheet is full, then line by line from the step before.
      const step = 8;
      let last = await pages();
      for (let lines = 0; last.length < 2 && lines < 40; lines += step) {
        await add(step);
        last = await pages();
      }
      await add(-step);
      for (let line = 0; line < step; line += 1) {
        await add(1);
        last = await pages();
        if (last.length > 1) break;
      }
      expect(last[1]).toContain(lastWords);
    }
  });

  test('is known by address, with a picture beside the file', async () => {
    const $ = load(readFileSync(file, 'utf8'));
    expect($('link[rel="canonical"]').attr('href')).toBe('https://ines.pt/@portfolio');
    const meta = (name: string) =>
      $(`meta[property="${name}"], meta[name="${name}"]`).attr('content');
    expect(meta('og:url')).toBe('https://ines.pt/@portfolio');
    expect(meta('og:image')).toBe('https://ines.pt/@portfolio/preview.png');
    expect(meta('twitter:card')).toBe('summary_large_image');
    const person = JSON.parse($('script[type="application/ld+json"]').text());
    expect(person.sameAs).toEqual([
      portfolio.linkedin,
      ...everything.links.map(({ address }) => address),
    ]);
    const picture = await sharp(join(dirname(file), 'preview.png')).metadata();
    expect(picture).toMatchObject({ width: 1200, height: 630 });
    expect(readFileSync(join(dirname(file), 'README.md'), 'utf8')).toContain('preview.png');
  });
});

describe('an owner who says little, with a portrait on no ground', () => {
  const file = fileOf('little');
  const visitor = setUpRoutePage(async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const clear = sharp({ create: { width: 800, height: 1000, channels: 4, background } });
    const portrait = await clear.png().toBuffer();
    const files = { 'content/portrait.svg': undefined, 'content/portrait.png': portrait };
    return buildVariation('little', little, files);
  });

  test('fits every width', () => expectNoIssues(visitor));

  test('is printed whole', () => expectWholeOnPaper(visitor, little));

  test('has no gap, no empty list and no label without a value', async () => {
    const { page, show } = visitor;
    await show(routes.home.path);
    expect(await page.$$eval('#contact-section ul', (lists) => lists.length)).toBe(0);
    expect(await page.$$eval('a[target]:not([download])', (all) => all.map((a) => a.href))).toEqual(
      [...(await page.$$eval('#project-section a[target]', (all) => all.map((a) => a.href)))],
    );
    expect(await page.$eval('footer', ({ textContent }) => textContent)).toBe(
      `${words.footer.credit} ${portfolio.fullName}`,
    );
    expect(await page.$$eval('#home-section :is(a, button)', (all) => all.length)).toBe(1);
    const $ = load(readFileSync(file, 'utf8'));
    expect(JSON.parse($('script[type="application/ld+json"]').text())).not.toHaveProperty(
      'telephone',
    );
    expect($('link[rel="canonical"], meta[property="og:image"]')).toHaveLength(0);
    expect(readdirSync(dirname(file))).not.toContain('preview.png');
  });

  test('has the paragraphs where the drawings would be, if there are none', async () => {
    const { page, show } = visitor;
    await show(routes.lifeDetails.path);
    const { story = 0, text = 1 } = await page.evaluate(() => {
      const p = document.querySelector('main p');
      return {
        story: p?.parentElement?.parentElement?.parentElement?.getBoundingClientRect().left,
        text: p?.getBoundingClientRect().left,
      };
    });
    expect(text).toBe(story);
  });

  test.each(['light', 'dark'] as const)('has a readout that can be read, in %s', async (scheme) => {
    const { page, show } = visitor;
    await show(routes.home.path, { scheme });
    const boxes = await page.$$eval('[aria-hidden] > span', (all) =>
      all.map((span) => {
        const { x, y, width, height } = span.getBoundingClientRect();
        if (span instanceof HTMLElement)
          span.style.setProperty('-webkit-text-fill-color', 'transparent');
        // Without the lamp.
        return { x: x + 30, y: y + 3, width: width - 40, height: height - 6 };
      }),
    );
    const picture = await takePicture(page);
    expect(boxes).toHaveLength(2);
    for (const ground of boxes.flatMap((box) => picture.coloursIn(box))) {
      expect(contrast([248, 245, 239], ground)).toBeGreaterThan(4.5);
    }
  });

  test('has credits that begin in one line, however long their labels are', async () => {
    const { page, show, change } = visitor;
    await show(routes.contact.path);
    await page.evaluate(() => {
      const credit = document.querySelector('footer p');
      const other = credit?.cloneNode(true) as HTMLElement;
      other.firstElementChild?.replaceChildren('Réalisation et développement');
      credit?.after(other);
    });
    for (const width of [768, 1280, 1920]) {
      await change({ width });
      const labels = await page.$$eval('footer p > span', (all) =>
        all.map((one) => {
          const { left, height } = one.getBoundingClientRect();
          return { left, height };
        }),
      );
      expect(labels[1], `${width} px wide`).toEqual(labels[0]);
    }
  });
});
