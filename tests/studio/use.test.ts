/**
 * How the studio is used: by the keyboard, with an input method, at any size, in any language. One file, because each of these is but
 * a test or two.
 */
import { describe, expect, test } from 'vitest';
import { drawings } from '../../src/compose/drawings.ts';
import { messages } from '../../src/messages/messages.ts';
import { routes } from '../../src/routes.ts';
import { motifs } from '../../src/schema/choices.ts';
import { wordsIn } from '../../src/words/languages.ts';
import { portfolio } from '../support/owners/content.ts';
import { isAt } from '../support/studio/pointing.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import { focused, tabTo } from './tabs.ts';

const studios = setUpStudio();
const studio = studios.shared();

test('the preview keeps its place while somebody types, and shows what is edited', async () => {
  await studio().type('Summary', 'I direct live television, and I like it.');
  await studio().shows('I direct live television, and I like it.');
  await studio().sees(
    'the page of work',
    () =>
      document.querySelector<HTMLIFrameElement>('iframe:not([data-loading])')?.contentWindow
        ?.location.hash === '#/Work-Details',
  );
  await studio().page.evaluate(() => {
    document
      .querySelector<HTMLIFrameElement>('iframe:not([data-loading])')
      ?.contentWindow?.scrollTo(0, 300);
  });
  const page = await studio().page.$('iframe');
  await studio().page.keyboard.type('!');
  await studio().shows('I like it.!');
  expect(await page?.evaluate((frame) => frame.isConnected), 'what plays there goes on').toBe(true);
  expect(await studio().inPreview(() => scrollY)).toBe(300);
  expect(await studio().page.evaluate(() => document.activeElement?.id)).toBe('field-work.summary');
});

test('a page that is on its way for one field is not loaded again for the next, which it shows as well', async () => {
  const { page, field } = studio();
  await (await field('Greeting')).focus();
  await isAt(studio(), routes.home.path);
  const fields = [await field('Summary'), await field('Period', 'Job 1')] as const;
  await page.evaluate(
    (summary, period) => {
      let loaded = 0;
      const stage = document.querySelector('iframe')?.parentElement;
      const observer = new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        loaded += added.filter(({ nodeName }) => nodeName === 'IFRAME').length;
        if (loaded === 1) period.focus();
      });
      observer.observe(stage as HTMLElement, { childList: true });
      Reflect.set(window, 'count', () => {
        observer.disconnect();
        return loaded;
      });
      summary.focus();
    },
    ...fields,
  );
  await isAt(studio(), routes.workDetails.path);
  expect(await page.evaluate(() => Reflect.get(window, 'count')())).toBe(1);
});

describe('what is written', () => {
  test('in Arabic runs from right to left, in its field and in the preview', async () => {
    await studio().choose('Language', 'ar');
    await studio().type('Greeting', 'مرحبا، أنا سهاد');
    await studio().shows('مرحبا، أنا سهاد');
    const greeting = await studio().field('Greeting');
    expect(await greeting.evaluate((each) => each.matches(':dir(rtl)'))).toBe(true);
    const shown = await studio().inPreview(() => {
      const { dir, lang } = document.documentElement;
      return [dir, lang];
    });
    expect(shown).toEqual(['rtl', 'ar']);
    const word = await studio().field(wordsIn('ar', {}).words.hero.button);
    expect(await word.evaluate(({ id }) => id), 'what the site says itself').toBe(
      'field-texts["hero.button"]',
    );
  });

  test('with an input method is not cut while it is composed', async () => {
    const greeting = await studio().field('Greeting');
    await greeting.focus();
    await greeting.evaluate((each) => each.select());
    const session = await studio().page.createCDPSession();
    for (const text of ['k', 'こ', 'こん', 'こんに', 'こんにち', 'こんにちは']) {
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    }
    await session.send('Input.insertText', { text: 'こんにちは' });
    await studio().shows('こんにちは');
    expect(await greeting.evaluate(({ value }) => value)).toBe('こんにちは');
  });
});

test('by the arrow keys another drawing is chosen, and the page shows it', async () => {
  const [{ motif: before } = {}] = portfolio.life ?? [];
  const after = motifs[(before ? motifs.indexOf(before) : -1) + 1] ?? motifs[0];
  const { page, field, sees } = studio();
  await (await field('Text', 'Paragraph 1')).focus();
  // The drawings are folded into the chosen one.
  await tabTo(studio(), before ? messages.studio.drawings[before] : '', 'Shift+Tab');
  for (const key of ['Enter', 'Tab', 'ArrowRight'] as const) await page.keyboard.press(key);
  expect(await focused(studio())).toBe(messages.studio.drawings[after]);
  // The preview goes to the page that shows it.
  await sees(
    `the drawing ${after}`,
    (lines: string) =>
      document
        .querySelector<HTMLIFrameElement>('iframe:not([data-loading])')
        ?.contentDocument?.querySelector(`path[d="${lines}"]`)
        ?.checkVisibility(),
    drawings[after].lines,
  );
});

test('an entry that is added is seen with its name, and the first stays open', async () => {
  const { page, press, says } = await studios.begin({ width: 1280, height: 720 });
  await press('Begin: Work');
  for (const number of [2, 3]) {
    await press('Add: Job');
    await says(`Added: Job ${number}.`);
  }
  const jobs = await page.$$eval('details[data-entry]', (entries) =>
    entries.map((entry) => {
      const { left, top, height } = entry.querySelector('summary')?.getBoundingClientRect() ?? {};
      const seen = document.elementFromPoint((left ?? 0) + 20, (top ?? 0) + (height ?? 0) / 2);
      return { isOpen: entry.open, isSeen: entry.contains(seen) };
    }),
  );
  expect(jobs.map(({ isOpen }) => isOpen)).toEqual([true, true, true]);
  expect(jobs.at(-1)?.isSeen).toBe(true);
});

// A window of 1280 × 1024 at 400 %; a phone is wider.
test('at 400 % nothing is cut off to the side', async () => {
  await studio().page.setViewport({ width: 320, height: 256 });
  await studio().page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true;
  });
  const wide = await studio().page.evaluate(() =>
    // What a drawing has beyond its edge is not seen.
    [...document.querySelectorAll('header :not(svg *), main :not(svg *)')]
      .filter(
        (each) => each.getBoundingClientRect().right > innerWidth + 1 && each.checkVisibility(),
      )
      .map((each) => each.outerHTML.slice(0, 100)),
  );
  expect(wide).toEqual([]);
});
