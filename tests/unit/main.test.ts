// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { SCRIPTS } from '../../src/site/take-over/marks.ts';

test.each([
  ['a root', '', /index\.html has no element with the id "root"/],
  ['a data block', '<div id="root"></div>', /index\.html has no element with the id "site-data"/],
])('a page without %s gets an error that names it', async (_, html, message) => {
  document.documentElement.setAttribute(SCRIPTS, '');
  document.body.innerHTML = html;
  vi.resetModules();
  await expect(import('../../src/main.tsx')).rejects.toThrow(message);
});
