import { expect, test } from 'vitest';
import { readSiteData, renderSiteData } from '../../../src/site/site-data.ts';
import { noBlocks, site } from '../../support/owners/content.ts';

const { portrait, ...others } = site;
const { src, ...size } = portrait;

test('the program reads what the site says, with the portrait of the prerendered document', () => {
  const image = '<img data-part="portrait" src="data:image/png,x">';
  document.body.innerHTML = image + renderSiteData({ ...others, portrait: size }, noBlocks);
  expect(readSiteData(document)).toMatchObject({
    ...others,
    portrait: { ...size, src: 'data:image/png,x' },
  });
});

test('the program reads the portrait of the block where there is no prerendered document', () => {
  document.body.innerHTML = renderSiteData(site, noBlocks);
  expect(readSiteData(document).portrait).toEqual(portrait);
  expect(src).toMatch(/^data:/);
});
