import { load } from 'cheerio';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Head } from '../../../../src/compose/page/head.tsx';
import { Site } from '../../../../src/site/site-content.ts';
import { site } from '../../../support/owners/content.ts';

const colours = { ink: '#111', paper: '#eee', lamp: '#f11' };

const $ = load(
  renderToString(
    <Site value={site}>
      <Head colours={colours} />
    </Site>,
  ),
);

it.each([
  ['light', 'paper'],
  ['dark', 'ink'],
] as const)("gives the browser's own furniture the ground of the %s scheme", (scheme, colour) => {
  const theme = $(`meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`);
  expect(theme.attr('content')).toBe(colours[colour]);
});

it('has a lamp on ink for an icon, in an address without spaces', () => {
  const address = $('link[rel="icon"]').attr('href') ?? '';
  expect(address).toMatch(/^data:image\/svg\+xml,\S+$/);
  const icon = load(decodeURIComponent(address), { xml: true });
  expect(icon('path').attr('fill')).toBe(colours.ink);
  expect(icon('circle').attr('fill')).toBe(colours.lamp);
});
