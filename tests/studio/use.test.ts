/** How the studio is used: by the keyboard, with assistive technology, at any size, in any language. */
import { describe, expect, test } from 'vitest';
import { axeFaults } from '../support/axe.ts';
import { setUpStudio } from '../support/set-up-studio.ts';
import type { Studio } from '../support/studio.ts';

const studios = setUpStudio();

const focused = ({ page }: Studio) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.id ?? '';
  });

test('no rule of accessibility is broken, with everything unfolded and with faults', async () => {
  const studio = await studios.open();
  await studio.type('Email', 'ana@');
  await studio.type('Title', ' ', 'Project 1');
  await studio.press('Save');
  await studio.says('Nothing was saved.');
  await studio.page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true;
    // The site in it has tests of its own, and axe asks it in a way that a page from a disk complains about.
    for (const frame of document.querySelectorAll('iframe')) frame.remove();
  });
  expect(await axeFaults(studio.page)).toEqual([]);
});

test('by the keyboard alone a project is added, moved, removed and brought back, and the site saved', async () => {
  const studio = await studios.open();
  const { page } = studio;
  const { keyboard } = page;
  await (await studio.button('Add project')).focus();
  await keyboard.press('Enter');
  await studio.sees(
    'the new title has the focus',
    () => document.activeElement?.id === 'field-projects[5].title',
  );
  await keyboard.type('Harbour');
  const tabTo = async (name: string) => {
    for (let tab = 0; tab < 20 && (await focused(studio)) !== name; tab += 1)
      await keyboard.press('Tab');
    expect(await focused(studio)).toBe(name);
  };
  await tabTo('Move up: Project 6');
  await keyboard.press('Enter');
  await studio.says('Project 6 is now 5 of 6.');
  await studio.sees(
    'the focus went with it',
    () => document.activeElement?.getAttribute('aria-label') === 'Move up: Project 5',
  );
  await tabTo('Remove: Project 5');
  await keyboard.press('Enter');
  await studio.says('Project 5 is removed.');
  await studio.sees(
    'the focus is in the one before',
    () => document.activeElement?.id === 'field-projects[3].title',
  );
  await keyboard.down('Control');
  await keyboard.press('z');
  await keyboard.up('Control');
  await studio.says('Undone.');
  await studio.shows('Harbour');
  await (await studio.button('Save')).focus();
  await keyboard.press('Enter');
  await studio.says('Saved as');
});

test('the arrow keys move the place of the face', async () => {
  const studio = await studios.open();
  const png = await studio.page.screenshot({ clip: { x: 0, y: 0, width: 900, height: 780 } });
  const file = `${process.env.TMPDIR ?? '/tmp'}/face-${process.pid}.png`;
  const { writeFileSync, rmSync } = await import('node:fs');
  writeFileSync(file, png);
  await studio.give('Photo', file);
  await studio.says('is in its place');
  const face = await studio.page.waitForSelector('[aria-label^="Where the face is"]');
  await face?.focus();
  await studio.page.keyboard.press('ArrowRight');
  await studio.page.keyboard.press('ArrowUp');
  expect(await (await studio.field('Where the face is')).evaluate(({ value }) => value)).toBe(
    '52% 48%',
  );
  rmSync(file);
});

// A window of 1280 × 1024 at 400 %; a phone is wider.
test('at 400 % nothing is cut off to the side', async () => {
  const studio = await studios.open({ width: 320, height: 256 });
  await studio.page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true;
  });
  const wide = await studio.page.evaluate(() =>
    [...document.querySelectorAll('header *, main *')]
      .filter(
        (each) => each.getBoundingClientRect().right > innerWidth + 1 && each.checkVisibility(),
      )
      .map((each) => each.outerHTML.slice(0, 100)),
  );
  expect(wide).toEqual([]);
});

describe('what is written', () => {
  test('in Arabic runs from right to left, in its field and in the preview', async () => {
    const studio = await studios.open();
    await studio.type('Language', 'ar');
    await studio.type('Greeting', 'مرحبا، أنا سهاد');
    await studio.shows('مرحبا، أنا سهاد');
    const greeting = await studio.field('Greeting');
    expect(await greeting.evaluate((each) => each.matches(':dir(rtl)'))).toBe(true);
    const preview = await studio.preview();
    expect(await preview.$eval('html', ({ dir, lang }) => [dir, lang])).toEqual(['rtl', 'ar']);
  });

  test('with an input method is not cut while it is composed', async () => {
    const studio = await studios.open();
    const greeting = await studio.field('Greeting');
    await greeting.focus();
    await greeting.evaluate((each) => each.select());
    const session = await studio.page.createCDPSession();
    for (const text of ['k', 'こ', 'こん', 'こんに', 'こんにち', 'こんにちは']) {
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    }
    await session.send('Input.insertText', { text: 'こんにちは' });
    await studio.shows('こんにちは');
    expect(await greeting.evaluate(({ value }) => value)).toBe('こんにちは');
  });

  test('at length, in 40 projects and 30 jobs, is saved', async () => {
    const studio = await studios.open();
    const long = 'An evening of live television. '.repeat(36);
    const summary = await studio.field('Summary');
    await summary.focus();
    await summary.evaluate((each) => each.select());
    await studio.page.keyboard.sendCharacter(long);
    await studio.page.evaluate(() => {
      const press = (name: string, times: number) => {
        for (let count = 0; count < times; count += 1) {
          [...document.querySelectorAll('button')]
            .find(({ textContent }) => textContent === name)
            ?.click();
        }
      };
      press('Add project', 35);
    });
    await studio.sees(
      '40 projects',
      () => document.getElementById('field-projects[39].title') !== null,
    );
    await studio.type('Title', 'The last of forty', 'Project 40');
    await studio.shows('The last of forty');
    const page = new TextDecoder().decode((await studio.save()).files['index.html']);
    expect(page).toContain('The last of forty');
  });
});

test('the preview keeps its place while somebody types, and shows what is edited', async () => {
  const studio = await studios.open();
  await studio.type('Summary', 'I direct live television, and I like it.');
  await studio.shows('I direct live television, and I like it.');
  await studio.sees(
    'the page of work',
    () =>
      document.querySelector<HTMLIFrameElement>('iframe:not([data-loading])')?.contentWindow
        ?.location.hash === '#/Work-Details',
  );
  await studio.page.evaluate(() => {
    document
      .querySelector<HTMLIFrameElement>('iframe:not([data-loading])')
      ?.contentWindow?.scrollTo(0, 300);
  });
  await studio.page.keyboard.type('!');
  await studio.shows('I like it.!');
  const top = await (await studio.preview()).evaluate(() => scrollY);
  expect(top).toBe(300);
  expect(await focused(studio)).toBe('field-work.summary');
});
