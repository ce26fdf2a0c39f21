/** Each sentence, list and mark appears with its cause, and disappears with it. One file, because it is a list of what is told. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, onTestFinished, test } from 'vitest';
import { messages } from '../../src/messages/messages.ts';
import { newPage } from '../support/drivers/chromium.ts';
import { downloadingContext } from '../support/drivers/downloads.ts';
import { sharedChromium } from '../support/drivers/shared-chromium.ts';
import { pdf, photo } from '../support/owners/damaged.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import { enterStudio, type Studio } from '../support/studio/studio.ts';

const studios = setUpStudio();
const studio = studios.shared();
const folder = scratchFolder('truth').path;

const file = (name: string, content: Uint8Array | string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const MP4 = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1');

/** The summary of all issues, below the buttons. */
const summary = ({ page }: Studio) =>
  page.$eval('header > :last-child', (last) => (last.querySelector('summary') ?? last).textContent);
const summaryIs = (studio: Studio, text: string) => expect.poll(() => summary(studio)).toBe(text);
const toldIs = (studio: Studio, text: string) => expect.poll(() => studio.told()).toBe(text);
const count = ({ page }: Studio, selector: string) => page.$$eval(selector, ({ length }) => length);
/** The issue below a field, and whether the field is marked as invalid. */
const below = async (studio: Studio, id: string) =>
  studio.page.evaluate((id) => {
    const control = document.getElementById(id);
    const about = document.getElementById(control?.getAttribute('aria-describedby') ?? '');
    return {
      text: about?.querySelector('[role=alert]')?.textContent ?? '',
      isMarked: control?.getAttribute('aria-invalid') === 'true',
    };
  }, id);
const nothing = { text: '', isMarked: false };

test('until the first answer it says that it looks, and only then that nothing is left', async () => {
  const first = await studios.open({
    before: () => {
      const statuses: unknown[] = [];
      Reflect.set(window, 'statuses', statuses);
      // The page is composed only after something was said of the site, because a quick composer leaves nothing to say before.
      // What was said first is the start screen's.
      const { postMessage } = Worker.prototype;
      const held: (() => void)[] = [];
      Worker.prototype.postMessage = function (message: { path?: string[] }, ...rest: unknown[]) {
        const send = () => Reflect.apply(postMessage, this, [message, ...rest]);
        if (message.path?.[0] === 'compose' && statuses.length < 2) held.push(send);
        else send();
      };
      new MutationObserver(() => {
        const text = document.querySelector('header > :last-child')?.textContent;
        if (text && text !== statuses.at(-1)) statuses.push(text);
        if (statuses.length > 1) for (const send of held.splice(0)) send();
      }).observe(document, { childList: true, subtree: true, characterData: true });
    },
  });
  await summaryIs(first, messages.studio.nothingLeft);
  const statuses: string[] = await first.page.evaluate(() => Reflect.get(window, 'statuses'));
  const [looking, ...others] = statuses.slice(statuses.indexOf(messages.studio.looking));
  // Before the site was opened, there was an empty form.
  expect(looking).toBe(messages.studio.looking);
  expect(others.at(-1)).toBe(messages.studio.nothingLeft);
  expect(others.slice(0, -1)).not.toContain(messages.studio.nothingLeft);
});

test('once an issue is mended its list goes, and so does the sentence that nothing was saved', async () => {
  await studio().type('Role', 'Sound', 'Project 3');
  await studio().type('Title', ' ', 'Project 3');
  await studio().press('Save');
  await toldIs(studio(), messages.studio.notSaved);
  expect(await count(studio(), 'header details[open] li')).toBe(1);
  await studio().type('Role', 'Camera', 'Project 3');
  expect(await studio().told(), 'still true').toBe(messages.studio.notSaved);
  await studio().type('Title', 'Harbour', 'Project 3');
  await summaryIs(studio(), messages.studio.nothingLeft);
  await toldIs(studio(), '');
  expect(await count(studio(), 'header details')).toBe(0);
  await studio().type('Title', ' ', 'Project 3');
  await summaryIs(studio(), messages.studio.left.error({ count: 1 }));
  expect(await studio().told(), 'nobody has tried to save').toBe('');
  await studio().type('Title', 'Harbour', 'Project 3');
  await summaryIs(studio(), messages.studio.nothingLeft);
});

test('what has just happened is told until the next change', async () => {
  await studio().press('Remove: Project 5');
  await toldIs(studio(), messages.studio.removed({ what: 'Project 5' }));
  await studio().type('Greeting', 'Hello again');
  await toldIs(studio(), '');
  await studio().press('Undo');
  await toldIs(studio(), messages.studio.undone);
  await studio().press('Undo');
  await summaryIs(studio(), messages.studio.nothingLeft);
});

test('an issue that was told becomes another one as somebody types, and goes', async () => {
  await studio().type('Email', 'ana');
  await studio().page.keyboard.press('Tab');
  const email = () => below(studio(), 'field-email');
  await expect.poll(email).toMatchObject({ text: expect.stringContaining('needs one @') });
  await studio().type('Email', 'ana@');
  await expect.poll(email).toMatchObject({ text: expect.stringContaining('after the @') });
  await studio().type('Email', 'ana@ana.tv');
  await expect.poll(email).toEqual(nothing);
});

test('a text that is too long is told while it is written, and the preview shows its beginning', async () => {
  const about = () => below(studio(), 'field-about');
  await studio().type('About you', 'I light faces before I light rooms. '.repeat(40));
  await expect.poll(about).toMatchObject({ text: expect.stringContaining('there is room for') });
  await studio().shows('I light faces before I light rooms. I light…');
  await studio().type('About you', 'I light faces.');
  await expect.poll(about).toEqual(nothing);
});

test('the question about another site speaks of unsaved work only while there is some', async () => {
  const { zip } = await studio().save();
  await studio().type('Greeting', 'Hello, not saved yet');
  await studio().drop(file('another.zip', zip));
  const question = () => studio().page.$eval('header [role=alert]', (all) => all.textContent);
  await expect.poll(question).toContain(messages.studio.ask.openUnsaved({ name: 'another.zip' }));
  await studio().save();
  await expect
    .poll(question)
    .not.toContain(messages.studio.ask.openUnsaved({ name: 'another.zip' }));
  expect(await question()).toContain(messages.studio.ask.open({ name: 'another.zip' }));
  await studio().press(messages.studio.ask.no);
});

describe('a file that is refused at a picture', () => {
  const picture = 'field-projects[0].still';
  const refuse = async () => {
    await studio().give('Picture', file('reel.mp4', MP4), 'Project 1');
    await expect.poll(() => below(studio(), picture)).not.toEqual(nothing);
    return below(studio(), picture);
  };

  test('is told what it is, and that the picture which was there stays', async () => {
    expect((await refuse()).text).toBe(
      'reel.mp4 is damaged, or was not copied to its end. Copy or export it once more.',
    );
    const good = file('harbour.png', await photo(640, 360).png().toBuffer());
    await studio().give('Picture', good, 'Project 1');
    await studio().says('harbour.png is in its place');
    expect(await below(studio(), picture), 'another one is there').toEqual(nothing);
    const { text, isMarked } = await refuse();
    expect(text).toContain(messages.studio.stays);
    expect(isMarked, 'nothing is wrong with what is there').toBe(false);
    await summaryIs(studio(), messages.studio.nothingLeft);
  });

  test.each([
    ['it is dismissed', () => studio().press(messages.studio.dismiss)],
    ['the picture goes', () => studio().press(messages.studio.removeStill)],
    ['the picture is another one again', () => studio().press('Undo')],
  ])('is told until %s', async (_, act) => {
    await refuse();
    await act();
    await expect.poll(() => below(studio(), picture)).toEqual(nothing);
    expect(await count(studio(), `[id="${picture}"] ~ button`)).toBe(0);
  });
});

describe('what is dropped onto a field is known by its bytes', () => {
  const onto = (id: string) => `[id="${id}"]`;
  const site = zipSync({ 'portfolio/index.html': strToU8('<!doctype html><title>x</title>') });
  const office = zipSync({ 'word/document.xml': strToU8('<w:document/>') });
  const html = '\n<!DOCTYPE HTML><p>A page';

  test.each([
    ['a CV without an ending', 'field-cv', 'Lebenslauf', pdf('CV'), 'Lebenslauf is in its place.'],
    ['a CV in capitals', 'field-cv', 'CV.PDF', pdf('CV'), 'CV.PDF is in its place.'],
    ['a zip with a page', 'field-cv', 'old.zip', site, 'old.zip is no page of this studio.'],
    ['a page', 'field-portrait', 'page.HTM', html, 'page.HTM is no page of this studio.'],
  ])('%s', async (_, id, name, content, told) => {
    await studio().drop(file(name, content), onto(id));
    if (told.includes('no page')) await studio().press(messages.studio.ask.yes);
    await toldIs(studio(), told);
    expect(await below(studio(), id)).toEqual(nothing);
  });

  test.each([
    ['an office document', 'field-cv', 'cv.docx', office, 'is an office document, not a PDF.'],
    ['a film', 'field-portrait', 'reel.mp4', MP4, 'is a film, not a picture.'],
    ['a PDF', 'field-portrait', 'me.jpg', pdf('CV'), 'is a PDF, not a picture.'],
    ['an empty file', 'field-portrait', 'x', '', 'is empty or cannot be read.'],
  ])('%s is refused there', async (_, id, name, content, sentence) => {
    await studio().drop(file(name, content), onto(id));
    await expect
      .poll(async () => (await below(studio(), id)).text.toLowerCase())
      .toContain(`${name} ${sentence}`.toLowerCase());
    await studio().press(messages.studio.dismiss);
  });
});

test('Save waits for a file that is still being read', async () => {
  const { page } = studio();
  const cv = pdf('A newer CV');
  await page.evaluate(() => {
    const { arrayBuffer } = Blob.prototype;
    Blob.prototype.arrayBuffer = function () {
      Blob.prototype.arrayBuffer = arrayBuffer;
      return new Promise((resolve) => {
        Reflect.set(window, 'answer', () => resolve(this.arrayBuffer()));
      });
    };
  });
  const { files } = await studio().saved(async () => {
    await studio().give(messages.studio.cv, file('newer.pdf', cv));
    await studio().press('Save');
    await page.waitForFunction(() => 'answer' in window);
    await page.evaluate(() => Reflect.get(window, 'answer')());
  });
  const saved = Object.entries(files).find(([name]) => name.endsWith('.pdf'));
  expect(saved?.[1]).toEqual(new Uint8Array(Buffer.from(cv)));
});

test('the letter that is to be copied by hand goes when the site changes', async () => {
  const { page } = studio();
  await page.evaluate(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject() });
  });
  await studio().save();
  await studio().press(messages.studio.letter);
  await page.waitForSelector('header textarea');
  await studio().type('Full name', 'Ana María Núñez');
  await expect.poll(() => count(studio(), 'header textarea')).toBe(0);
});

describe('each issue that fields have together leads to one of them', () => {
  test.each([
    ['names that are too wide for the bar', 'texts["bar.project"]', 'Produktionen und Projekte'],
    ['a word too wide for a heading', 'texts["about.heading"]', 'Produktionserfahrungenundmehr'],
    ['a link to a page that is not there', 'projects[0].path', '/Life-Details'],
  ])('%s', async (_, field, text) => {
    await studio().page.evaluate(
      (id, text, withoutLife) => {
        for (const each of document.querySelectorAll('details')) each.open = true;
        const paragraphs = [...document.querySelectorAll('[aria-label^="Remove: Paragraph"]')];
        for (const each of withoutLife ? paragraphs.reverse() : []) (each as HTMLElement).click();
        const control = document.getElementById(id) as HTMLInputElement;
        control.focus();
        control.select();
        document.execCommand('insertText', false, text);
        control.blur();
      },
      `field-${field}`,
      text,
      text === '/Life-Details',
    );
    await studio().page.waitForSelector('header li[data-kind=error]');
    const told = await studio().page.$eval('header li[data-kind=error]', (each) => {
      each.querySelector('button')?.click();
      return each.lastChild?.textContent?.trim();
    });
    expect(await studio().page.evaluate(() => document.activeElement?.id)).toBe(`field-${field}`);
    expect(await below(studio(), `field-${field}`)).toEqual({ text: told, isMarked: true });
    await studio().press('Undo');
    await expect.poll(() => count(studio(), 'header li[data-kind=error]')).toBe(0);
  });
});

describe('a composing that fails', () => {
  /** The next messages, as many as `times`, that ask the composer for a page are lost. */
  const failing = (times: number) =>
    studio().page.evaluate((times) => {
      const { postMessage } = Worker.prototype;
      let left = times;
      Worker.prototype.postMessage = function (message: { path?: string[] }, ...rest: unknown[]) {
        if (message.path?.[0] !== 'compose' || left === 0)
          return Reflect.apply(postMessage, this, [message, ...rest]);
        left -= 1;
        throw new Error('no memory');
      };
    }, times);
  const alerts = ({ page }: Studio) =>
    page.$$eval('header > [role=alert]', (all) => all.map(({ textContent }) => textContent));

  test('once is told, and tried again when asked for', async () => {
    const before = await summary(studio());
    await failing(1);
    await studio().type('Greeting', 'Hello, I am Ana.');
    await expect
      .poll(() => alerts(studio()))
      .toEqual([messages.studio.notComposed({ reason: 'no memory' }) + messages.studio.tryAgain]);
    expect(await summary(studio()), 'nothing is said of what nobody knows').not.toBe(before);
    await studio().press(messages.studio.tryAgain);
    await studio().shows('Hello, I am Ana.');
    await expect.poll(() => alerts(studio())).toEqual([]);
    expect(await summary(studio())).toBe(before);
  });

  test('once is made good by the next change, even if that takes back the last one', async () => {
    await studio().type('Greeting', 'Hello, I am Ana, a director.');
    await studio().shows('Hello, I am Ana, a director.');
    await failing(1);
    await studio().type('Email', 'ana@');
    await expect.poll(() => alerts(studio())).toHaveLength(1);
    await studio().press('Undo');
    await expect.poll(() => alerts(studio())).toEqual([]);
    const page = new TextDecoder().decode((await studio().save()).files['index.html']);
    expect(page).toContain('Hello, I am Ana, a director.');
  });

  // This test is the last one of the group, because the composer does not work afterwards.
  test('always lets nothing be saved, and says so', async () => {
    await failing(1000);
    await studio().type('Greeting', 'Hello, I am Ana.');
    await studio().press('Save');
    await toldIs(studio(), messages.studio.saveFailed({ reason: 'no memory' }));
    await studio().press(messages.studio.letter);
    await toldIs(studio(), messages.studio.letterFailed({ reason: 'no memory' }));
    expect(await alerts(studio())).toHaveLength(1);
  });
});

test('a composer that does not start is told, and Save ends', async () => {
  const { context, downloads, close } = await downloadingContext(await sharedChromium());
  onTestFinished(close);
  const page = await newPage(context);
  await page.evaluateOnNewDocument(() => {
    const source = URL.createObjectURL(new Blob(['throw new Error("no WebAssembly")']));
    const { Worker: Real } = window;
    window.Worker = class extends Real {
      constructor() {
        super(source);
      }
    };
  });
  const own = await enterStudio(page, downloads);
  await own.sees('the alert', () =>
    document.querySelector('[role=alert]')?.textContent?.includes('no WebAssembly'),
  );
  await own.press(messages.studio.startScreen.begin);
  await own.press('Save');
  await own.says(messages.studio.composerGone);
});
