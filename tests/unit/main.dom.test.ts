import { expect, test } from 'vitest';
import { SCRIPTS } from '../../src/site/hydration/marks.ts';

const data = '<script type="application/json" id="site-data">{"portrait":{}}</script>';

test.each([
  ['a root', '', /index\.html has no element with the id "root"/],
  ['a data block', '<div id="root"></div>', /index\.html has no data block/],
  ['the portrait', `<div id="root"><p>Words</p></div>${data}`, /index\.html has no portrait/],
  [
    'the style of what is not on the first screen',
    `<div id="root"><img data-part="portrait" src="data:,"></div>${data}`,
    /index\.html has no style with the attribute "data-rest-style"/,
  ],
])(
  'a page without %s gets an error that names it, and stays as it is',
  async (name, html, message) => {
    document.documentElement.setAttribute(SCRIPTS, '');
    document.body.innerHTML = html;
    // With a query it is another module, so it runs again.
    const main = `../../src/main.tsx?without=${encodeURIComponent(name)}`;
    await expect(import(/* @vite-ignore */ main)).rejects.toThrow(message);
    expect(document.body.innerHTML).toBe(html);
  },
);
