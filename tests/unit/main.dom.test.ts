import { expect, test, vi } from 'vitest';
import { handOver } from '../../src/site/hydration/arrivals.ts';
import { SCRIPTS } from '../../src/site/hydration/marks.ts';
import { projectPages } from '../../src/site/pages/project/pages.ts';
import { STORIES_ARRIVAL } from '../../src/site/stories.ts';

const block = (portfolio: object, projectPaths: object) =>
  `<script type="application/json" id="site-data">${JSON.stringify({ portfolio, projectPaths, portrait: {} })}</script>`;
const data = block({}, {});
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
  ['a data block', '<div id="root"></div>', /index\.html has no data block/],
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

test('a page of a project waits for its script and its story, and stays as it is if the story is missing', async () => {
  location.hash = '#/Project/harbour';
  const portfolio = { projects: [{ title: 'Harbour', story: '' }] };
  const html = `<div id="root">${portrait}</div>${block(portfolio, { 0: '/Project/harbour' })}`;
  await run(html);
  const arrive = () => dispatchEvent(new Event(STORIES_ARRIVAL));
  expect(arrive).not.toThrow();
  handOver({ ProjectPages: projectPages });
  await vi.waitFor(() => expect(arrive).toThrow(/index\.html has no story of this project/));
  expect(document.body.innerHTML).toBe(html);
});
