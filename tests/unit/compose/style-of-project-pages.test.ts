import { expect, test } from 'vitest';
import { compose } from '../../../src/compose/compose.ts';
import { portfolio } from '../../support/owners/content.ts';
import { pdf } from '../../support/owners/damaged.ts';
import { onlyFonts } from '../../support/sites/compiled.ts';

const style = { ...onlyFonts.style, projectPages: 'p{color:red}', rest: 'q{color:blue}' };

async function restOf(said: Partial<typeof portfolio>): Promise<string | undefined> {
  const portrait = { src: 'data:image/webp;base64,AAAA', width: 800, height: 1000 };
  const { html } = await compose(
    { portfolio: { ...portfolio, ...said }, portrait, stills: new Map(), cv: pdf('Ana') },
    { ...onlyFonts, style },
  );
  return /<style data-rest-style="">(.*?)<\/style>/s.exec(html)?.[1];
}

test.each<[string, Partial<typeof portfolio>]>([
  ['of a project', { projects: [{ title: 'Dawn', story: 'At sea.' }] }],
  ['of a showreel', { reel: { name: 'Showreel', file: 'reel.mp4' } }],
])('a site with the page %s has their style', async (_, said) => {
  expect(await restOf(said)).toBe('p{color:red}q{color:blue}');
});

test('a site without such a page does not have it', async () => {
  expect(await restOf({ projects: [{ title: 'Dawn', year: '2020' }] })).toBe('q{color:blue}');
});
