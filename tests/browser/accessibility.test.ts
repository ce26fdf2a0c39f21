import axe, { type AxeResults } from 'axe-core';
import type { Browser, SerializedAXNode } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { life } from '../../src/content/life.ts';
import { profile } from '../../src/content/profile.ts';
import { texts } from '../../src/content/texts.ts';
import { work } from '../../src/content/work.ts';
import { type Path, paths, sectionIds } from '../../src/paths.ts';
import { launchChromium } from '../support/chromium.ts';
import { until } from '../support/driver.ts';
import { openRoutePage, type RoutePage, schemes, settle } from '../support/route-page.ts';

const routes = Object.values(paths);
const looks = [360, 768, 1280].flatMap((width) => schemes.map((scheme) => ({ width, scheme })));

/** What is wrong, and where it is. */
type Faults = Record<string, string[]>;

const headings: Record<Path, string> = {
  [paths.home]: profile.greeting,
  [paths.about]: texts.about.heading,
  [paths.project]: texts.projects.heading,
  [paths.contact]: texts.contact.heading,
  [paths.workDetails]: texts.workDetails.heading,
  [paths.lifeDetails]: texts.lifeDetails.heading,
};

let browser: Browser;
let visitor: RoutePage;

beforeAll(async () => {
  browser = await launchChromium();
  visitor = await openRoutePage(browser);
});

afterAll(() => browser?.close());

describe('axe finds no fault', () => {
  test.each(routes)('on %s, before and after the entrances', async (path) => {
    const faults: Faults = {};
    for (const { width, scheme } of looks) {
      await visitor.show(path, { width, scheme });
      await noteFaults(faults, `${width} ${scheme} before`);
      await settle(visitor.page);
      await noteFaults(faults, `${width} ${scheme} after`);
    }
    expect(faults).toEqual({});
  });

  test.each([...routes, ''] as const)('in the static document at "%s"', async (path) => {
    const faults: Faults = {};
    for (const { width, scheme } of looks) {
      await visitor.show(path, { width, scheme, javascript: false });
      // The program has missed its moment; axe waits with timers, which need scripts.
      await visitor.page.setJavaScriptEnabled(true);
      await noteFaults(faults, `${width} ${scheme}`);
    }
    expect(faults).toEqual({});
  });
});

/**
 * With every rule there is, the best practices, the experimental and the retired ones included. One is left out: contrast at level
 * AAA (7:1), where the signal red of the site stops at 5:1.
 */
async function noteFaults(faults: Faults, circumstances: string): Promise<void> {
  // Injected through the debugger, which the policy of the page does not govern.
  await visitor.page.evaluate(axe.source);
  const found = await visitor.page.evaluate(async () => {
    const { getRules, run }: typeof axe = Reflect.get(window, 'axe');
    const rules = Object.fromEntries(
      getRules().map(({ ruleId }) => [ruleId, { enabled: ruleId !== 'color-contrast-enhanced' }]),
    );
    const { violations, passes }: AxeResults = await run(document, { rules });
    return {
      passes: passes.length,
      violations: violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
      ),
    };
  });
  // An axe that looked at nothing finds nothing, either.
  expect(found.passes).toBeGreaterThan(20);
  for (const violation of found.violations) {
    faults[violation] = [...(faults[violation] ?? []), circumstances];
  }
}

describe('a screen reader', () => {
  test.each(routes)('finds one h1 on %s, and no level skipped', async (path) => {
    for (const javascript of [true, false]) {
      await visitor.show(path, { width: 1280, javascript });
      const outline = (await tree()).filter(({ role }) => role === 'heading');
      const levels = outline.map(({ level = 0 }) => level);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels[0]).toBe(1);
      levels.forEach((level, index) => {
        expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
      });
      if (javascript) expect(outline[0]?.name).toBe(headings[path]);
    }
  });

  test.each(routes)('finds the landmarks on %s', async (path) => {
    await visitor.show(path, { width: 1280 });
    const nodes = await tree();
    const namesOf = (wanted: string) =>
      nodes.filter(({ role }) => role === wanted).map(({ name }) => name);
    for (const role of ['banner', 'main', 'contentinfo']) expect(namesOf(role)).toHaveLength(1);
    expect(namesOf('navigation')).toEqual([texts.bar.label]);
    const regions: Record<Path, readonly string[]> = {
      [paths.home]: [
        profile.greeting,
        headings['/About'],
        headings['/Project'],
        headings['/Contact'],
      ],
      [paths.about]: [headings['/About']],
      [paths.project]: [headings['/Project']],
      [paths.contact]: [headings['/Contact']],
      [paths.workDetails]: [texts.workDetails.list],
      [paths.lifeDetails]: [],
    };
    expect(namesOf('region')).toEqual(regions[path]);
  });

  test('hears what each link and button does, and which open a new tab', async () => {
    await visitor.show(paths.home, { width: 1280 });
    const nodes = await tree();
    const namesOf = (wanted: string) =>
      nodes.filter(({ role }) => role === wanted).map(({ name }) => name);
    const newTab = `(${texts.newTab})`;
    expect(namesOf('link')).toEqual([
      texts.skipLink,
      'Work Experience',
      'Personal Life',
      expect.stringMatching(/^Download the CV \(PDF, \d+ kB\)$/),
      profile.email,
      `💬 Chat on WhatsApp ${newTab}`,
      `Connect on LinkedIn ${newTab}`,
      `${profile.phone} ${newTab}`,
    ]);
    expect(namesOf('button')).toEqual([
      ...texts.bar.items.map(({ name }) => name),
      texts.hero.button,
      ...[1, 2, 3, 4, 5].map(texts.projects.bullet),
      texts.contact.submit,
      texts.contact.copy,
    ]);
    expect(namesOf('textbox')).toEqual([texts.contact.email, texts.contact.message]);
    expect(namesOf('image')).toEqual([profile.portraitAlt]);
  });

  test('meets the carousel as a labelled group, and hears where it stands', async () => {
    await visitor.show(paths.project, { width: 1280 });
    const groups = (await tree()).filter(({ role }) => role === 'group');
    expect(groups.map(({ name, roledescription }) => `${roledescription} ${name}`)).toEqual([
      `carousel ${texts.projects.heading}`,
      // The other two are out of sight.
      'slide 1 of 5',
      'slide 2 of 5',
      'slide 3 of 5',
    ]);
    const bullets = await visitor.page.$$('[aria-roledescription="carousel"] button');
    await bullets[3]?.click();
    const status = '[aria-roledescription="carousel"] [role="status"]';
    await until('the announcement', () =>
      visitor.page.$eval(status, ({ textContent }) => textContent === '4 of 5'),
    );
    const current = (await tree()).filter(({ role, name = '' }) => {
      return role === 'button' && name.startsWith('Go to project');
    });
    expect(current).toHaveLength(5);
    expect(
      await visitor.page.$$eval('[aria-roledescription="carousel"] [aria-current]', (on) =>
        on.map(({ ariaLabel }) => ariaLabel),
      ),
    ).toEqual(['Go to project 4']);
  });

  test.each(routes)('hears on %s nothing that is only decoration', async (path) => {
    await visitor.show(path, { width: 1280 });
    await settle(visitor.page);
    const nodes = await tree();
    const heard = nodes
      .filter(({ role }) => role === 'StaticText')
      .map(({ name }) => name)
      .join(' ');
    expect(heard).not.toMatch(/on air|\d\d:\d\d:\d\d/i);
    const pictures = nodes.filter(({ role }) => /image|graphics|svg/i.test(role));
    expect(pictures.map(({ name }) => name)).toEqual(
      path === paths.home ? [profile.portraitAlt] : [],
    );
    const [{ text } = { text: '' }] = life;
    const [{ points } = { points: [''] }] = work.jobs;
    if (path === paths.lifeDetails) expect(heard).toContain(text);
    if (path === paths.workDetails) expect(heard).toContain(points[0]);
  });
});

describe('the focus goes to the heading of the new page', () => {
  const goesTo = (name: string) =>
    until(`the focus on '${name}'`, () =>
      visitor.page.evaluate(
        (name) =>
          /^H[12]$/.test(document.activeElement?.tagName ?? '') &&
          document.activeElement?.textContent === name,
        name,
      ),
    );
  const ring = () =>
    visitor.page.evaluate(() => {
      const { activeElement } = document;
      return activeElement ? getComputedStyle(activeElement).outlineStyle : 'nothing has the focus';
    });

  test('by a link of a card, back, forward and a button of the bar, without a ring for a mouse', async () => {
    const { page, show } = visitor;
    await show(paths.home, { width: 1280 });
    await settle(page);
    const card = await page.$(`#${sectionIds.about} a[href$="${paths.lifeDetails}"]`);
    await card?.click();
    await goesTo(texts.lifeDetails.heading);
    expect(await ring()).toBe('none');
    await page.goBack();
    await goesTo(profile.greeting);
    expect(await ring()).toBe('none');
    await page.goForward();
    await goesTo(texts.lifeDetails.heading);
    expect(await ring()).toBe('none');
    const buttons = await page.$$('header button');
    await buttons[0]?.click();
    await goesTo(profile.greeting);
    await page.goBack();
    await goesTo(texts.lifeDetails.heading);
    await buttons[3]?.click();
    // First the page, then, with the scroll, its section.
    await goesTo(texts.contact.heading);
    expect(await ring()).toBe('none');
  });

  test('with a ring for a keyboard', async () => {
    const { page, show } = visitor;
    await show(paths.about, { width: 1280 });
    await settle(page);
    await page.focus(`a[href$="${paths.workDetails}"]`);
    await page.keyboard.press('Enter');
    await goesTo(texts.workDetails.heading);
    expect(await ring()).not.toBe('none');
  });

  test('and the title of the document names the page and the owner', async () => {
    for (const path of routes) {
      await visitor.show(path, { width: 1280 });
      const title = await visitor.page.title();
      expect(title).toContain(profile.fullName);
      expect(await visitor.page.evaluate(() => document.documentElement.lang)).toBe('en');
    }
  });
});

type Heard = Pick<SerializedAXNode, 'role' | 'name' | 'level' | 'roledescription'>;

/** What a screen reader goes through, in order. */
async function tree(): Promise<Heard[]> {
  const flat = ({ children = [], ...node }: SerializedAXNode): Heard[] => [
    node,
    ...children.flatMap(flat),
  ];
  const root = await visitor.page.accessibility.snapshot();
  return root ? flat(root) : [];
}
