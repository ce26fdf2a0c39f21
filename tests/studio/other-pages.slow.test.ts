/** A zip or a folder with several pages: the studio opens one of them, and no other file changes or goes. */
import { describe, expect, test } from 'vitest';
import { messages } from '../../src/messages/messages.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import { cvs, OWN, SHARED } from './three-pages.ts';
import { textOf, threePagesInStudio } from './three-pages-in-studio.ts';

const studios = setUpStudio();
/** Each test opens a site in it, which takes the place of the one before. */
const studio = studios.shared();

const { built, zip, open, changedIn, zipOf, leftAt } = await threePagesInStudio(
  'three pages',
  studio,
);
const [ownCv = ''] = cvs;

describe('three pages, two of which share a film', () => {
  test('are told when index.html is opened, and saved byte for byte', async () => {
    await open(zip);
    expect(await studio().told()).toContain('as they are: de.html and fr.html.');
    const { files } = await studio().save();
    expect(changedIn(files)).toEqual([]);
    expect(built.size).toBeGreaterThan(9);
  });

  test('are changed one after the other, and saved together', async () => {
    await open(zip);
    await studio().type('Greeting', 'Changed here.');
    await studio().press('Open fr.html');
    await studio().says('fr.html is open.');
    await studio().shows('Bonsoir');
    await studio().type('Greeting', 'Ici aussi.');
    const { files, name } = await studio().save();
    expect(name).toBe('Inés-Cardoso-Vale-portfolio.zip');
    expect(changedIn(files)).toEqual(['fr.html']);
    expect(textOf(files['index.html'])).toContain('Changed here.');
    expect(textOf(files['fr.html'])).toContain('Ici aussi.');
    await studio().page.evaluate(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject() });
    });
    await studio().press(messages.studio.letter);
    const letter = await studio().page.waitForSelector('header textarea');
    const text = await letter?.evaluate((each) => (each as HTMLTextAreaElement).value);
    expect(text).toContain('fr.html');
    expect(text).not.toContain('index.html');
  });
});

test('a page of another shape that is taken as a translation gives its texts, and undo brings it back', async () => {
  await open(zip);
  expect(await studio().told()).toContain(messages.studio.otherPages.canTranslate);
  await studio().press('Take fr.html as a translation');
  await studio().says('fr.html is a translation of this page now.');
  expect(await studio().told()).toContain('It had more in these fields');
  await studio().press('Français');
  const greeting = await studio().field('Greeting');
  expect(await greeting.evaluate(({ value }) => value)).toBe('Bonsoir');
  await studio().press('Undo');
  await studio().page.waitForSelector('xpath/.//button[.="Take fr.html as a translation"]');
  expect(changedIn((await studio().save()).files)).toEqual([]);
});

test('a link to a page that is not there is named before Save, and the zip of one language names that', async () => {
  const single = ['index.html', ownCv, SHARED, OWN, 'README.md'];
  const alone = Object.fromEntries(
    single.map((name) => [name, new Uint8Array(built.get(name) ?? [])]),
  );
  await open(zipOf('alone.zip', alone));
  await expect
    .poll(() => leftAt('Language'))
    .toEqual([expect.stringContaining('de.html'), expect.stringContaining('fr.html')]);
  const { name, files } = await studio().save();
  expect(name).toBe('Inés-Cardoso-Vale-portfolio-en.zip');
  expect(Object.keys(files).sort()).toEqual(single.sort());
});
