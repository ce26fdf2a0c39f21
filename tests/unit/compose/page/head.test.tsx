import { load } from 'cheerio';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hexOf, tokenColour } from '../../../../src/compile/token-colours.ts';
import { Head } from '../../../../src/compose/page/head.tsx';
import { Site } from '../../../../src/site/site-content.ts';
import { site } from '../../../support/content.ts';

const $ = load(
  renderToString(
    <Site value={site}>
      <Head />
    </Site>,
  ),
);

it.each([
  ['light', '--paper'],
  ['dark', '--ink'],
] as const)("gives the browser's own furniture the ground of the %s scheme", (scheme, token) => {
  const theme = $(`meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`);
  expect(theme.attr('content')).toBe(tokenColour(token));
});

it('has a lamp on ink for an icon, in an address without spaces', () => {
  const address = $('link[rel="icon"]').attr('href') ?? '';
  expect(address).toMatch(/^data:image\/svg\+xml,\S+$/);
  const icon = load(decodeURIComponent(address), { xml: true });
  expect(icon('path').attr('fill')).toBe(tokenColour('--ink'));
  expect(icon('circle').attr('fill')).toBe(tokenColour('--lamp'));
});

it.each([
  // As Chromium paints them.
  ['oklch(0.972 0.009 85)', '#f8f5ef'],
  ['oklch(0.19 0.022 272)', '#10131e'],
  ['oklch(0.64 0.235 27)', '#fb3131'],
  ['#abc', '#abc'],
  ['black', '#000'],
  ['#f00', 'red'],
  ['rgb(0 0 0 / 50%)', '#00000080'],
])('writes %s as %s', (colour, written) => {
  expect(hexOf(colour)).toBe(written);
});

it.each(['light-dark(black, white)', 'var(--ink)', 'currentColor'])(
  'takes %s for no plain colour',
  (colour) => {
    expect(() => hexOf(colour)).toThrow('plain colour');
  },
);
