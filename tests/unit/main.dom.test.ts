import { expect, test } from 'vitest';
import { SCRIPTS } from '../../src/site/hydration/marks.ts';
import { provideModules } from '../../src/site/hydration/provided-modules.ts';
import { projectPages } from '../../src/site/pages/project/pages.ts';

const block = (site: object) =>
  `<script type="application/json" id="site-data">${JSON.stringify(site)}</script>`;
const data = block({ portfolio: {}, projectPaths: {}, otherLanguages: [], portrait: {} });
const portrait = '<img data-part="portrait" src="data:,">';

/** Runs the program in a page with this body. */
function run(html: string): Promise<unknown> {
  document.documentElement.setAttribute(SCRIPTS, '');
  document.body.innerHTML = html;
  // With a query it is another module, so it runs again.
  const main = `../../src/main.tsx?in=${encodeURIComponent(html)}`;
  return import(/* @vite-ignore */ main);
}

test.each([
  ['a root', '', /index\.html has no element with the id "root"/],
  ['hydration data', '<div id="root"></div>', /index\.html has no hydration data/],
  ['the portrait', `<div id="root"><p>Words</p></div>${data}`, /index\.html has no portrait/],
  [
    'the style of what is not on the first screen',
    `<div id="root">${portrait}</div>${data}`,
    /index\.html has no style with the attribute "data-rest-style"/,
  ],
])(
  'a page without %s gets an error that names it, and stays as it is',
  async (_, html, message) => {
    await expect(run(html)).rejects.toThrow(message);
    expect(document.body.innerHTML).toBe(html);
  },
);

test('a site with the page of a project waits for the script of these pages, and stays as it is if something else is missing', async () => {
  const portfolio = { projects: [{ title: 'Harbour' }] };
  const plain = { portfolio, otherLanguages: [], portrait: {} };
  const site = { ...plain, projectPaths: { 0: '/Project/harbour' } };
  const html = `<div id="root">${portrait}</div>${block(site)}`;
  await run(html);
  const failed = new Promise((resolve) => process.once('unhandledRejection', resolve));
  provideModules({ ProjectPages: projectPages });
  expect(String(await failed)).toMatch(/index\.html has no style/);
  expect(document.body.innerHTML).toBe(html);
});
