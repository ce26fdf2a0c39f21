import { expect, it } from 'vitest';
import { render } from '../../../../src/compose/page/render.ts';
import { textsIn } from '../../../../src/compose/page/shown-texts.ts';
import { BECOMES_BUTTON, ROUTE_ANCHOR } from '../../../../src/site/hydration/marks.ts';

it.each([
  ['a line each', '<h1>Now</h1><p>and <b>then</b></p>', 'Now\nand \nthen'],
  [
    'as React writes them',
    await render(<p>{`<b> & "co" o'clock &amp;`}</p>),
    `<b> & "co" o'clock &amp;`,
  ],
  ['without what is in tags', '<h1 class="Ł">Now</h1><img alt="Ł">', 'Now'],
  ['without styles and programs', '<style>.Ł{}</style>Now<script>Ł()</script>', 'Now'],
  [
    'with what a place is to say',
    `<span ${BECOMES_BUTTON}="Copy &amp; go"></span>Now`,
    'Now\nCopy & go',
  ],
  [
    'with what a heading is called',
    `<i aria-label="Ł"></i><b aria-label="Work" ${ROUTE_ANCHOR}=""></b>`,
    'Work',
  ],
])('the texts of a page are %s', (_, markup, texts) => {
  expect(textsIn(markup)).toBe(texts);
});
