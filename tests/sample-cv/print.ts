/** `npm run cv`: prints the sample CV with the texts of the site to public/. Owners replace it by their own. */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { archivo, readFontFile } from '../../src/compile/fonts.ts';
import { cvFileName } from '../../src/compose/files/file-names.ts';
import { fontFaceRule } from '../../src/compose/fonts/faces.ts';
import { launchChromium } from '../support/drivers/chromium.ts';
import { portfolioOf } from '../support/owners/owners.ts';
import { renderCv } from './cv-document.tsx';

const root = resolve(import.meta.dirname, '../..');
const portfolio = await portfolioOf();
const browser = await launchChromium();
const page = await browser.newPage();
await page.setContent(renderCv(portfolio, await staticFaces(renderCv(portfolio, ''))));
await page.evaluate(() => document.fonts.ready);
const file = join(root, 'public', cvFileName(portfolio.firstName));
await writeFile(
  file,
  await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true }),
);
await browser.close();
console.log(`Written: ${file}`);

/** One static face for each weight, because in the PDF a variable font would become drawings of its letters. */
async function staticFaces(text: string): Promise<string> {
  const cuts = [
    { family: 'Archivo', wght: 400, wdth: 100 },
    { family: 'Archivo', wght: 600, wdth: 100 },
    { family: 'Archivo', wght: 700, wdth: 100 },
    { family: 'Archivo Display', wght: 800, wdth: 125 },
  ];
  let css = '';
  for (const { family, ...axes } of cuts) {
    const font = await subsetFont(await readFontFile(archivo('latin')), text, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: ['kern'],
    });
    css += fontFaceRule({
      'font-family': `"${family}"`,
      'font-weight': String(axes.wght),
      src: `url(data:font/woff2;base64,${font.toString('base64')})`,
    });
  }
  return `${css}:root{--font-sans:'Archivo',sans-serif;--font-display:'Archivo Display',sans-serif}`;
}
