import { load } from 'cheerio';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Head } from '../../../../src/compose/page/head.tsx';
import { Site } from '../../../../src/site/site-content.ts';
import { site } from '../../../support/owners/content.ts';

test.each([
  ['https://ana.tv', 'https://ana.tv/preview.png'],
  ['https://ana.tv/work', 'https://ana.tv/work/preview.png'],
  ['https://ana.tv/work/', 'https://ana.tv/work/preview.png'],
  ['https://ana.tv/work/index.html', 'https://ana.tv/work/preview.png'],
  ['https://ana.tv/work/cv.htm', 'https://ana.tv/work/preview.png'],
] as const)('the picture of %s lies beside it', (address, picture) => {
  const value = { ...site, portfolio: { ...site.portfolio, address } };
  const colours = { ink: '#111', paper: '#eee', lamp: '#f11' };
  const $ = load(
    renderToString(
      <Site value={value}>
        <Head colours={colours} />
      </Site>,
    ),
  );
  expect($('meta[property="og:image"]').attr('content')).toBe(picture);
});
