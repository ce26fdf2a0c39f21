/**
 * How the studio is used: by the keyboard, with assistive technology, at any size, in any language. One file, because each of these
 * is but a test or two.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawings } from '../../src/compose/drawings.ts';
import { messages } from '../../src/messages/messages.ts';
import { motifs } from '../../src/schema/choices.ts';
import { wordsIn } from '../../src/words/languages.ts';
import { portfolio } from '../support/owners/content.ts';
import { pdf, photo } from '../support/owners/damaged.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import type { Studio } from '../support/studio/studio.ts';
import { issuesOfAccess } from './issues-of-access.ts';

const studios = setUpStudio();
const studio = studios.shared();
const folder = scratchFolder('chosen').path;

/** The name or label of the control with the focus. */
const focused = ({ page }: Studio) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const label =
      activeElement?.id && document.querySelector(`[for="${CSS.escape(activeElement.id)}"]`);
    return (
      activeElement?.getAttribute('aria-label') ??
      (label || activeElement?.closest('label') || activeElement)?.textContent ??
      ''
    );
  });

/** Presses Tab until the control with this name has the focus. */
async function tabTo(studio: Studio, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const { keyboard } = studio.page;
  if (key === 'Shift+Tab') await keyboard.down('Shift');
  for (let tab = 0; tab < 100 && !(await focused(studio)).startsWith(name); tab += 1)
    await keyboard.press('Tab');
  await keyboard.up('Shift');
  expect(await focused(studio)).toContain(name);
}

test('by the keyboard alone a site is made and saved', async () => {
  const { page, says, sees, saved } = studio();
  const { keyboard } = page;
  const replace = async (text: string) => {
    await keyboard.down('Control');
    await keyboard.press('a');
    await keyboard.up('Control');
    await keyboard.type(text);
  };
  /** The control with the focus opens the browser's dialog for files when a key is pressed. */
  const choose = async (name: string, content: Uint8Array) => {
    const file = join(folder, name);
    writeFileSync(file, content);
    const input = await page.evaluateHandle(() => document.activeElement as HTMLInputElement);
    await input.uploadFile(file);
    await says(`${name} is in its place`);
  };
  await tabTo(studio(), 'First name');
  await replace('Ana');
  await tabTo(studio(), 'Photo');
  await choose('me.jpg', await photo(900, 1200).jpeg().toBuffer());
  await tabTo(studio(), 'Where the face is: 50 % from the left, 50 % from the top');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowUp');
  const face = await studio().field('Where the face is');
  expect(await face.evaluate(({ value }) => value)).toBe('52% 48%');
  await tabTo(studio(), 'CV');
  await choose('final_v3 (2).pdf', pdf('CV'));

  await tabTo(studio(), 'Add: Project');
  await keyboard.press('Enter');
  await sees(
    'the new title has the focus',
    () => document.activeElement?.id === 'field-projects[5].title',
  );
  await keyboard.type('Harbour');
  await tabTo(studio(), 'Move up: Project 6');
  await keyboard.press('Enter');
  await says('Moved: Project 6, now 5 of 6.');
  await sees(
    'the focus went with it',
    () => document.activeElement?.getAttribute('aria-label') === 'Move up: Project 5',
  );
  await keyboard.press('ArrowLeft');
  expect(await focused(studio())).toBe('Remove: Project 5');
  await keyboard.press('Enter');
  await says('Removed: Project 5.');
  await sees(
    'the focus is in the one before',
    () => document.activeElement?.id === 'field-projects[3].title',
  );
  await keyboard.down('Control');
  await keyboard.press('z');
  await keyboard.up('Control');
  await says('Undone.');
  await tabTo(studio(), 'Add: Language');
  await tabTo(studio(), messages.studio.wordsHelp, 'Shift+Tab');
  await tabTo(studio(), messages.studio.folder.save, 'Shift+Tab');
  await keyboard.down('Shift');
  await keyboard.press('Tab');
  await keyboard.up('Shift');
  const { files } = await saved(() => keyboard.press('Enter'));
  expect(Object.keys(files)).toContain('Ana-CV.pdf');
  const site = new TextDecoder().decode(files['index.html']);
  expect(site).toContain('Harbour');
  expect(site).toContain('data:image/webp');
});

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
  await studio().page.keyboard.type('!');
  await studio().shows('I like it.!');
  expect(await studio().inPreview(() => scrollY)).toBe(300);
  expect(await studio().page.evaluate(() => document.activeElement?.id)).toBe('field-work.summary');
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

test('no rule of accessibility is broken, with everything unfolded and with issues', async () => {
  await studio().type('Email', 'ana@');
  await studio().type('Title', ' ', 'Project 1');
  await studio().press('Save');
  await studio().says('Nothing was saved.');
  await studio().page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true;
  });
  expect(await issuesOfAccess(studio())).toEqual([]);
});

test('on a phone, which shows one side at a time, either has a heading and a main part, and breaks no rule', async () => {
  await studio().page.setViewport({ width: 390, height: 844 });
  for (const side of [messages.studio.show.preview, messages.studio.show.form]) {
    await studio().press(side);
    expect(await issuesOfAccess(studio())).toEqual([]);
  }
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
