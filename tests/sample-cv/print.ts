/** `npm run cv`: prints the sample CV in the texts of the site to public/. An owner puts their own in its place. */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { profile } from '../../src/content/profile.ts';
import { cvFileName } from '../../src/pipeline/content/file-names.ts';
import { prepareFonts } from '../../src/pipeline/fonts/prepare.ts';
import { launchChromium } from '../support/chromium.ts';
import { renderCv } from './cv-document.tsx';

const root = resolve(import.meta.dirname, '../..');
const { fallbacks, faces } = await prepareFonts(renderCv(''), join(root, '.cache'));
const browser = await launchChromium();
const page = await browser.newPage();
await page.setContent(renderCv(fallbacks + faces));
await page.evaluate(() => document.fonts.ready);
const file = join(root, 'public', cvFileName(profile.firstName));
await writeFile(
  file,
  await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true }),
);
await browser.close();
console.log(`Written: ${file}`);
