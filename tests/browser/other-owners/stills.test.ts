import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { stillOf } from '../../../src/compose/ingredients.ts';
import { foldersOf } from '../../../src/node/folders.ts';
import { readPictures } from '../../../src/node/pictures/project-pictures.ts';
import { routes } from '../../../src/routes.ts';
import type { Project } from '../../../src/schema/portfolio/portfolio.ts';
import { projects } from '../../support/owners/content.ts';
import { takePicture } from '../../support/reading/pixels.ts';
import { root } from '../../support/sites/project-copy.ts';
import { builtFile, filesOf } from '../../support/sites/site.ts';
import { settle } from '../../support/visits/route-page.ts';
import { setUpRoutePage } from '../set-up-page.ts';

const visitor = setUpRoutePage();
const html = readFileSync(builtFile(), 'utf8');
const owner = join(root, filesOf(process.env.FIXTURE_OWNER ?? 'owner'));
const names = [...new Set(projects.flatMap(({ still }) => still ?? []))];
const hasNone = names.length === 0;

test.skipIf(hasNone)('each still stands once in the file, behind the program, and is light', () => {
  const program = html.lastIndexOf('</script>');
  for (const [index] of names.entries()) {
    const parts = html.split(`<image id="still-${index + 1}" href="`);
    expect(parts).toHaveLength(2);
    expect(parts[0]?.length).toBeGreaterThan(program);
    const [address = ''] = parts[1]?.split('"') ?? [];
    expect(address.length).toBeLessThanOrEqual(20_000);
    expect(html.split(address)).toHaveLength(2);
  }
});

test.skipIf(hasNone)('each project refers to its own still', async () => {
  const { value } = await readPictures(foldersOf(root, owner), { projects });
  const $ = load(html);
  const block = JSON.parse($('script[type="application/json"]').text());
  const sources = block.portfolio.projects.map(({ still }: Project) =>
    $(`[id="${still}"]`).attr('href'),
  );
  expect(sources).toEqual(projects.map((project) => value.stills.get(`${stillOf(project)}`)?.src));
});

test("no name of the owner's files is in the page", () => {
  const paths = readdirSync(join(owner, 'content'), { recursive: true, encoding: 'utf8' });
  const files = paths.map((path) => basename(path)).filter((name) => name.includes('.'));
  expect(files).toEqual(expect.arrayContaining(['portfolio.toml', ...names]));
  const spelled = files.flatMap((name) => [name, encodeURIComponent(name)]);
  expect(spelled.filter((name) => html.includes(name))).toEqual([]);
});

test.skipIf(hasNone).each([true, false])(
  'a card shows its still (scripts: %s)',
  async (javascript) => {
    const { page, show } = visitor;
    await show(routes.project.path, { javascript, width: 390, height: 844 });
    if (javascript) await settle(page);
    const [first] = projects;
    const card = await page.waitForSelector(`main svg[role="img"]`);
    const name = await card?.evaluate((svg) => svg.querySelector('title')?.textContent);
    expect(name).toBe(first?.stillAlt);
    const box = await card?.boundingBox();
    if (!box) throw new Error('The still has no box.');
    expect(box.width / box.height).toBeCloseTo(16 / 9, 1);
    // A picture has many colours, and an empty screen one.
    const colours = (await takePicture(page)).coloursIn(box);
    expect(colours.length).toBeGreaterThan(500);
  },
);

test.skipIf(hasNone)('a still stays itself in forced colours, and on paper', async () => {
  const { page, show } = visitor;
  const coloursNow = async () => {
    const card = await page.waitForSelector(`main svg[role="img"]`);
    const box = await card?.boundingBox();
    if (!box) throw new Error('The still has no box.');
    return (await takePicture(page)).coloursIn(box).length;
  };
  const phone = { width: 390, height: 844, javascript: false };
  await show(routes.project.path, { ...phone, forcedColors: true });
  expect(await coloursNow()).toBeGreaterThan(500);
  await show(routes.project.path, phone);
  await page.emulateMediaType('print');
  expect(await coloursNow()).toBeGreaterThan(500);
  await page.emulateMediaType();
});
