/** The studio, used without a mouse. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messages } from '../../src/messages/messages.ts';
import { pdf, photo } from '../support/owners/damaged.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import { focused, tabTo } from './tabs.ts';

const studios = setUpStudio();
const studio = studios.shared();
const folder = scratchFolder('chosen').path;

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

test('undo, redo and save are those of the studio in the preview, too, and undo is the browser’s in a form of the page', async () => {
  const { page, type, shows, preview, saved, says } = await studios.open();
  const press = async (key: 'z' | 'y' | 's') => {
    await page.keyboard.down('Control');
    await page.keyboard.press(key);
    await page.keyboard.up('Control');
  };
  await type('Greeting', 'Good evening');
  await shows('Good evening');
  await (await (await preview()).waitForSelector('header button'))?.focus();
  await press('z');
  await says('Undone.');
  await press('y');
  await says('Done again.');
  await shows('Good evening');
  const { files } = await saved(() => press('s'));
  expect(new TextDecoder().decode(files['index.html'])).toContain('Good evening');

  await (await (await preview()).waitForSelector('form textarea'))?.focus();
  await page.keyboard.type('Hello');
  await press('z');
  const written = await (await preview()).$eval('textarea', ({ value }) => value);
  expect(written).not.toBe('Hello');
  await shows('Good evening');
});
