/** What an owner does, in a copy of the project with the content of the fixture owner: edit, build, look. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../../../src/routes.ts';
import { portfolio as fixturePortfolio, work } from '../../support/owners/content.ts';
import { flat, pdf } from '../../support/owners/damaged.ts';
import { moveIn, portfolioOf, writePortfolio } from '../../support/owners/owners.ts';
import { copyProject, runIn } from '../../support/sites/project-copy.ts';
import { setUpRoutePage } from '../set-up-page.ts';

const copy = copyProject({ withCache: true });
afterAll(() => copy.remove());
const at = (...names: string[]) => join(copy.path, ...names);

const fullName = 'Łucja Ő’Brien & <b>Söhne</b>';
const portfolio = {
  ...fixturePortfolio,
  firstName: 'Łucja',
  fullName,
  greeting: `Hello, I am ${fullName}`,
  portraitAlt: 'Łucja in a control room',
  description: 'Łucja directs live television.',
  email: 'lucja@studio.pl',
  phone: '+48 600 123 456',
  linkedin: 'https://www.linkedin.com/in/lucja-studio',
} as const;
const cv = 'Łucja-CV.pdf';

beforeAll(async () => {
  moveIn(copy.path);
  for (const name of readdirSync(at('public'))) rmSync(at('public', name));
  writeFileSync(at('public', cv), pdf('Łucja'));
  rmSync(at('src/content/portrait.svg'));
  // 24 megapixels, on its side, with the place where it was taken.
  await flat(6000, 4000)
    .jpeg()
    .withExif({
      IFD0: { Orientation: '6' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
    })
    .toFile(at('src/content/portrait.jpg'));
  writePortfolio(at('src/content'), portfolio);
  const { code, text } = await runIn(copy.path, 'build');
  expect(code, text).toBe(0);
});

const visitor = setUpRoutePage(() => at('dist/index.html'));

test('the build holds the site, the CV and a note, and the photo without its place', async () => {
  expect(readdirSync(at('dist')).sort()).toEqual(['README.md', 'index.html', cv].sort());
  expect(readFileSync(at('dist/README.md'), 'utf8')).toContain(fullName);
  const html = readFileSync(at('dist/index.html'), 'utf8');
  const photo = Buffer.from(/data:image\/webp;base64,([^"]+)/.exec(html)?.[1] ?? '', 'base64');
  const { width, height, exif, orientation } = await sharp(photo).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 800, height: 1000 });
});

test('nobody else is named in it', async () => {
  const html = readFileSync(at('dist/index.html'), 'utf8');
  for (const { fullName, email, linkedin } of [fixturePortfolio, await portfolioOf()])
    for (const name of [fullName, email, linkedin ?? email]) expect(html).not.toContain(name);
});

test('the site says what the owner wrote, as it was written', async () => {
  const { page, show } = visitor;
  await show(routes.home.path, { width: 360 });
  expect(await page.title()).toContain(fullName);
  expect(await page.$eval('h1', (h1) => h1.textContent)).toBe(portfolio.greeting);
  expect(await page.$('b'), 'a name is text, whatever it holds').toBeNull();
  const credits = await page.$eval('footer', ({ textContent }) => textContent);
  expect(credits).toContain(portfolio.phone);
  expect(await page.$eval('footer a', ({ href }) => href)).toBe('https://wa.me/48600123456');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  // Letters that the font's Latin file lacks come from its Latin Extended file.
  const isThere = await page.evaluate(() => document.fonts.check('16px "Archivo Display"', 'ŁŐ'));
  expect(isThere).toBe(true);
});

test('the owner is told of every mistake at once, and the old site stays as it was', async () => {
  const before = readFileSync(at('dist/index.html'), 'utf8');
  const [job] = work.jobs;
  writePortfolio(at('src/content'), {
    ...portfolio,
    email: 'lucja@studio',
    phone: '0600 123 456',
    linkedin: 'http://www.linkedin.com/in/lucja-studio',
    work: { ...work, jobs: [job, { ...job, title: '' }] },
  });
  const { code, text } = await runIn(copy.path, 'build');
  writePortfolio(at('src/content'), portfolio);

  expect(code).toBe(1);
  for (const field of ['email', 'phone', 'linkedin', 'jobs[1].title']) {
    expect(text).toContain(field);
  }
  expect(text).toContain('src/content/portfolio.toml');
  expect(text).not.toMatch(/\n\s+at /);
  expect(readFileSync(at('dist/index.html'), 'utf8')).toBe(before);
});
