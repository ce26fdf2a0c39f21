import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';
import { pdf } from '../support/damaged.ts';
import { copyProject } from '../support/project-copy.ts';

/** The owner's way, in a copy of the project: edit, build, look, send. */

const copy = copyProject({ withCache: false });
const at = (...names: string[]) => join(copy.path, ...names);
const run = promisify(execFile);

/** Runs a script of package.json as `npm run` would; the text is what the terminal showed. */
async function npmRun(script: 'build' | 'kit', ...args: string[]) {
  const file = `src/build/${script}.ts`;
  try {
    const { stdout, stderr } = await run(process.execPath, ['--import', 'tsx', file, ...args], {
      cwd: copy.path,
    });
    return { succeeded: true, text: stdout + stderr };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { succeeded: false, text: stdout + stderr };
  }
}

function edit(file: string, change: (text: string) => string) {
  writeFileSync(at(file), change(readFileSync(at(file), 'utf8')));
}

const fullName = 'Łucja Ő’Brien & <b>Söhne</b>';

beforeAll(async () => {
  const [cv = ''] = readdirSync(at('public'));
  rmSync(at('public', cv));
  writeFileSync(at('public/Łucja-CV.pdf'), pdf('Łucja'));
  rmSync(at('src/content/portrait.svg'));
  // 24 megapixels, on its side, with the place where it was taken.
  await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#a06040' } })
    .jpeg()
    .withExif({
      IFD0: { Orientation: '6' },
      IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' },
    })
    .toFile(at('src/content/portrait.jpg'));
  edit('src/content/profile.ts', (text) =>
    text
      .replace(/firstName: '.*'/, "firstName: 'Łucja'")
      .replace(/fullName: '.*'/, `fullName: '${fullName}'`)
      .replace(/greeting: '.*'/, `greeting: 'Hello, I am ${fullName}'`)
      .replace(/portraitAlt: '.*'/, "portraitAlt: 'Łucja in a control room'")
      .replace(/description:\s*'.*'/, "description: 'Łucja directs live television.'")
      .replace(/email: '.*'/, "email: 'lucja@studio.pl'")
      .replace(/phone: '.*'/, "phone: '+48 600 123 456'")
      .replace(/linkedin: '.*'/, "linkedin: 'https://www.linkedin.com/in/lucja-studio'"),
  );
});
afterAll(() => copy.remove());

describe('the owner', () => {
  test('builds a site of their own, which says nothing of the sample', async () => {
    const { succeeded, text } = await npmRun('build');
    expect(text).not.toContain('is still the sample');
    expect(succeeded).toBe(true);
    expect(readdirSync(at('dist')).sort()).toEqual(
      ['README.md', 'index.html', 'Łucja-CV.pdf'].sort(),
    );
    expect(readFileSync(at('dist/README.md'), 'utf8')).toContain(fullName);

    const html = readFileSync(at('dist/index.html'), 'utf8');
    expect(html).not.toMatch(/robin|example\.com|7700 900/i);
    const photo = Buffer.from(/data:image\/webp;base64,([^"]+)/.exec(html)?.[1] ?? '', 'base64');
    const facts = await sharp(photo).metadata();
    expect([facts.width, facts.height, facts.exif, facts.orientation]).toEqual([
      800,
      1000,
      undefined,
      undefined,
    ]);

    const browser = await launchChromium();
    try {
      const page = await browser.newPage();
      await page.setViewport({ width: 360, height: 740 });
      await page.goto(pathToFileURL(at('dist/index.html')).href);
      await page.waitForFunction(() => !document.querySelector('[data-static-only]'));
      expect(await page.title()).toContain(fullName);
      expect(await page.$eval('h1', (h1) => h1.textContent)).toBe(`Hello, I am ${fullName}`);
      expect(await page.$('b'), 'a name is text, whatever it holds').toBeNull();
      expect(await page.$eval('footer', (footer) => footer.textContent)).toContain(
        '+48 600 123 456',
      );
      expect(await page.$eval('footer a', (link) => link.getAttribute('href'))).toBe(
        'https://wa.me/48600123456',
      );
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      ).toBe(true);
      await page.evaluate(() => document.fonts.ready);
      // The letters that the Latin file of the font does not have come from its extended one.
      expect(await page.evaluate(() => document.fonts.check('16px "Archivo Display"', 'ŁŐ'))).toBe(
        true,
      );
    } finally {
      await browser.close();
    }
  });

  test('packs it for sending', async () => {
    const { succeeded, text } = await npmRun('kit');
    expect(text).toMatch(/\.zip/);
    expect(text, 'dist/ is what was just built').not.toContain('built anew');
    expect(succeeded).toBe(true);
    const [zip = ''] = readdirSync(at('kit')).filter((name) => name.endsWith('.zip'));
    const files = unzipSync(readFileSync(at('kit', zip)));
    expect(
      Object.keys(files)
        .map((name) => name.split('/').pop())
        .sort(),
    ).toEqual(['README.md', 'index.html', 'Łucja-CV.pdf'].sort());
    expect(readdirSync(at('kit')).filter((name) => name.endsWith('.eml'))).toHaveLength(1);
  });

  test('is told of every mistake at once, and the old site stays as it was', async () => {
    const before = readFileSync(at('dist/index.html'), 'utf8');
    const [profile, work] = ['src/content/profile.ts', 'src/content/work.ts'];
    const kept = [profile, work].map((file) => [file, readFileSync(at(file), 'utf8')] as const);
    edit(profile, (text) =>
      text
        .replace('lucja@studio.pl', 'lucja@studio')
        .replace('+48 600', '0600')
        .replace("linkedin: 'https", "linkedin: 'http"),
    );
    edit(work, (text) => text.replace(/title: 'HR Trainee'/, "title: '{title}'"));
    const { succeeded, text } = await npmRun('build');
    for (const [file, content] of kept) writeFileSync(at(file), content);

    expect(succeeded).toBe(false);
    for (const field of ['email', 'phone', 'linkedin', 'jobs[3].title'])
      expect(text).toContain(field);
    expect(text).toContain('src/content/profile.ts');
    expect(text).toContain('src/content/work.ts');
    expect(text).not.toMatch(/\n\s+at /);
    expect(readFileSync(at('dist/index.html'), 'utf8')).toBe(before);
  });
});
