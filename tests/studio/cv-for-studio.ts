import { join } from 'node:path';
import { newPage } from '../support/drivers/chromium.ts';
import type { Studio } from '../support/studio/studio.ts';

const LINES = [
  ...['Ana María Núñez', 'ana@nunez.tv | +34 600 123 456 | linkedin.com/in/ana-nunez', 'About me'],
  ...[
    'I light faces before',
    'I light rooms.',
    'Work',
    'Camera operator',
    'TVE, Madrid | 2015 – 2019',
  ],
  ...['• I planned the positions of cameras.', '• I called the shots.', 'Gaffer', '2010 – 2015'],
];

/** Prints a CV of one page as a browser does, with further lines, and returns its file. */
export async function printCv(
  { page }: Pick<Studio, 'page'>,
  folder: string,
  more: readonly string[] = [],
) {
  const file = join(folder, 'my cv.pdf');
  const paper = await newPage(page.browserContext());
  const [name, ...others] = [...LINES, ...more].map((line) => `<p>${line}</p>`);
  await paper.setContent(
    `<style>p{font:11pt/1.4 sans-serif;margin:4pt 0}h1{font:22pt sans-serif}</style><h1>${name}</h1>${others.join('')}`,
  );
  await paper.pdf({ path: file, format: 'A4' });
  await paper.close();
  return file;
}
