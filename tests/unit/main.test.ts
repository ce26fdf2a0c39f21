// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { SCRIPTS } from '../../src/site/take-over/marks.ts';

test.each([
  ['a root', '', /index\.html has no element with the id "root"/],
  ['a data block', '<div id="root"></div>', /index\.html has no element with the id "site-data"/],
])('a page without %s gets an error that names it', async (name, html, message) => {
  document.documentElement.setAttribute(SCRIPTS, '');
  document.body.innerHTML = html;
  // A query makes it a module of its own, which runs again.
  const main = `../../src/main.tsx?without=${encodeURIComponent(name)}`;
  await expect(import(/* @vite-ignore */ main)).rejects.toThrow(message);
});
