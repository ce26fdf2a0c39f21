/** Two pages in one folder, which the studio opens as one site if they have one shape. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { messages } from '../../src/messages/messages.ts';
import { ofVersion3 } from '../support/sites/of-version-3.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import { buildTwoLanguages, cvs, SECOND } from '../support/sites/two-languages.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';
import type { Studio } from '../support/studio/studio.ts';

const studios = setUpStudio();
const folder = scratchFolder('two pages');

const written = async (studio: Studio, label: string, place?: string) =>
  (await studio.field(label, place)).evaluate(({ value }) => value);

describe('two pages in one folder', () => {
  const built = buildTwoLanguages('two languages in the studio');
  /** Writes the files of the site into another folder, with changed pages. */
  async function changed(name: string, change: (html: string, page: string) => string) {
    const from = await built;
    const to = join(folder.path, name);
    mkdirSync(to);
    return readdirSync(from).map((file) => {
      const bytes = readFileSync(join(from, file));
      const isPage = file.endsWith('.html');
      writeFileSync(join(to, file), isPage ? change(bytes.toString(), file) : bytes);
      return join(to, file);
    });
  }

  test.each([
    ['of Node', 'node', (html: string) => html],
    ['of 3.x', 'three', ofVersion3],
  ])('%s open as one site, and each keeps its CV', async (_, name, change) => {
    const studio = await studios.enter();
    const files = await changed(name, change);
    await studio.open(files);
    await studio.press('Français');
    expect(await written(studio, 'Greeting')).toBe('Bonsoir');
    expect(await written(studio, 'Title', 'Project 1')).toBe('Ferry de nuit');
    const saved = await studio.save();
    expect(Object.keys(saved.files).map((file) => file.normalize())).toContain(`${SECOND}.html`);
    for (const { name, bytes } of Object.values(cvs))
      expect(
        bytes.equals(saved.files[name] ?? saved.files[name.normalize('NFD')] ?? new Uint8Array()),
      ).toBe(true);
  });

  test('of which somebody has changed the second stay two, byte for byte', async () => {
    const studio = await studios.enter();
    const files = await changed('changed', (html, page) =>
      page === 'index.html' ? html : html.replaceAll('Bonsoir', 'Salut'),
    );
    await studio.open(files);
    await studio.says(`${SECOND}.html`);
    const saved = await studio.save();
    const second = files.find((file) => file.endsWith(`/${SECOND}.html`)) ?? '';
    expect(readFileSync(second).equals(saved.files[`${SECOND}.html`] ?? new Uint8Array())).toBe(
      true,
    );
  });

  const cutSecond = (html: string, page: string) =>
    page === 'index.html' ? html : html.slice(0, html.indexOf('"greeting"'));

  test('of which the second is cut are one, as the first says it, and that is told', async () => {
    const studio = await studios.enter();
    await studio.open(await changed('cut', cutSecond));
    await studio.says(messages.studio.otherPages.broken({ files: [`${SECOND}.html`] }));
    await studio.press('Français');
    expect(await written(studio, 'Greeting')).toBe('Bonsoir');
    const saved = await studio.save();
    expect(saved.files[`${SECOND}.html`]).toEqual(
      new Uint8Array(readFileSync(join(await built, `${SECOND}.html`))),
    );
  });

  test('of which only the second has its texts, and is cut, stay two, and it cannot be taken as a translation', async () => {
    const studio = await studios.enter();
    const page = `${SECOND}.html`;
    const { translate, isTranslation } = messages.studio.otherPages;
    await studio.open(
      await changed('three cut', (html, page) => cutSecond(ofVersion3(html), page)),
    );
    await studio.press(translate({ page }));
    const { named, cannotOpen } = messages.studio;
    await studio.says(named({ name: page, problem: cannotOpen.damaged }));
    expect(await studio.told()).not.toContain(isTranslation({ page }));
    expect(Object.keys((await studio.save()).files)).toContain(page);
  });

  test('are restored from the second alone, each under its name', async () => {
    const studio = await studios.enter();
    const files = await changed('second alone', (html) => html);
    await studio.open(files.filter((file) => file.endsWith(`/${SECOND}.html`)));
    await studio.press('Français');
    expect(await written(studio, 'Greeting')).toBe('Bonsoir');
    await studio.press('English');
    await studio.give(messages.studio.cv, files.find((file) => file.endsWith('-CV.pdf')) ?? '');
    const saved = await studio.save();
    for (const page of ['index.html', `${SECOND}.html`])
      expect(saved.files[page]).toEqual(
        new Uint8Array(readFileSync(join(folder.path, 'second alone', page))),
      );
  });
});
