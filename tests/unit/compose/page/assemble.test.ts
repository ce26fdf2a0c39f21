import { describe, expect, it } from 'vitest';
import { assemblePage, hash, type PagePieces } from '../../../../src/compose/page/assemble.ts';
import { STATIC } from '../../../../src/site/hydration/marks.ts';

const pieces: PagePieces = {
  language: 'en',
  madeWith: [],
  late: '',
  hasMedia: false,
  hasCaptions: false,
  data: '<script type="application/json">{}</script>',
  structuredData: '<script type="application/ld+json">{}</script>',
  head: '<title>A page</title>',
  style: {
    firstScreen: 'p{color:red}',
    hideRest: 'q{display:none}',
    showBar: 'header{visibility:visible}',
    showWords: 'p{visibility:visible}',
    rest: 'q{color:blue}',
    print: 'q{display:inline}',
  },
  body: '<main id="main"><p>Hello</p></main>',
  lastStyle: '@font-face{font-family:A;src:url(data:font/woff2;base64,AAAA)}',
  lateStyle: ':root:where([lang=de]){--a:1}',
  markRoute: 'a=1',
  promoteHeading: 'b=1',
  scripts: ['document.title="B"', 'document.title+="!"'],
  notices: 'Of others.\n',
};

const html = assemblePage(pieces);

describe('the order of the bytes', () => {
  it('is policy, mark, style of the first screen, head, style that hides the rest, document, data, style for print with the fonts, scripts, structured data, style of other languages, notices', () => {
    const inOrder = [
      '<meta charset="utf-8">',
      '<meta http-equiv="Content-Security-Policy"',
      `<script>${pieces.markRoute}</script>`,
      pieces.style.firstScreen,
      pieces.head,
      `<body>\n<style>${pieces.style.hideRest}</style>`,
      `<div id="root" ${STATIC}="">${pieces.body}</div>`,
      pieces.data,
      `<style id="fonts">${pieces.lastStyle}`,
      ...pieces.scripts,
      pieces.structuredData,
      pieces.lateStyle,
      pieces.notices,
    ];
    const positions = inOrder.map((part) => html.indexOf(part));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });

  it('has the encoding within the first 1,024 bytes, where browsers look for it', () => {
    expect(html.slice(0, 1024)).toContain('charset="utf-8"');
  });

  it('is the same for the same pieces', () => {
    expect(assemblePage({ ...pieces })).toBe(html);
  });
});

describe('the policy', () => {
  const { firstScreen, hideRest, showBar, showWords, rest } = pieces.style;
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

  it('allows the pieces by their hashes, pictures and fonts from data:, the form to mailto:, and no more', () => {
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${[pieces.markRoute, pieces.promoteHeading, ...pieces.scripts].map(hash).join(' ')}`,
      `style-src ${[firstScreen, hideRest, showBar, showWords, rest, pieces.lastStyle, pieces.lateStyle].map(hash).join(' ')}`,
      'img-src data:',
      'font-src data:',
      "base-uri 'none'",
      'form-action mailto:',
    ]);
  });
});

describe('in ASCII, which no charset changes', () => {
  const piece = (text: string) => `q::after{content:"${text}"}`;
  const every = Object.keys(pieces.style) as (keyof PagePieces['style'])[];

  it.each<[string, Partial<PagePieces>]>([
    ['the head', { head: '<title>Año</title>' }],
    ['the document', { body: pieces.body.replace('Hello', '<b title="ñ">💬</b>') }],
    ['the pictures', { late: '<svg><text>ñ</text></svg>' }],
  ])('is %s', (_, changed) => {
    expect(assemblePage({ ...pieces, ...changed })).toMatch(/^[\0-\x7f]*$/);
  });

  it.each<[string, Partial<PagePieces>]>([
    ['raw template', { scripts: ['a=String.raw`ñ\\d`'] }],
    ['structured data', { structuredData: '<script type="application/ld+json">"ñ"</script>' }],
    ['style in the document', { body: `<style>${piece('ñ')}</style>${pieces.body}` }],
    ['licence', { notices: 'Of ñ.\n' }],
    ['font', { lastStyle: '@font-face{font-family:"ñ";src:url(data:font/woff2;base64,AAAA)}' }],
    ...every.map((name): [string, Partial<PagePieces>] => [
      `style ${name}`,
      // The document contains its own scripts.
      { body: `<style>${piece('ñ')}</style>`, style: { ...pieces.style, [name]: piece('ñ') } },
    ]),
    ['text with a control character', { head: '<title>a\x85</title>' }],
  ])('is no %s that has other characters: the build stops and says where', (_, changed) => {
    const assembling = () => assemblePage({ ...pieces, ...changed });
    expect(assembling).toThrow(/would damage a character of index.html: .*[\x85ñ]/s);
  });
});

const endsEarly = 'p::after{content:"</style >"}';

describe('what would break out of its element stops the build, and the message shows where', () => {
  it.each<[string, Partial<PagePieces>, string]>([
    ['"</style" in a style', { style: { ...pieces.style, firstScreen: endsEarly } }, 'p::after{'],
    [
      '"</STYLE" in a style',
      { style: { ...pieces.style, rest: endsEarly.toUpperCase() } },
      'P::AFTER{',
    ],
    ['"</style" in a style', { lastStyle: '@font-face{font-family:"</style"}' }, '@font-face{'],
    ['"</script" in a script', { scripts: ['a="</script>"'] }, 'a="</script>'],
    ['"</ScRiPt" in a script', { scripts: ['a=1', 'b="</ScRiPt\n>"'] }, 'b="</ScRiPt'],
    ['"<!--" in a script', { scripts: ['a="<!-- <script>"'] }, 'a="<!--'],
    ['"-->" in the notices', { notices: 'Of others --> and on' }, 'Of others -->'],
    ['"--!>" in the notices', { notices: 'Of others --!> and on' }, 'Of others --!>'],
  ])('%s', (message, changed, place) => {
    const assembling = () => assemblePage({ ...pieces, ...changed });
    expect(assembling).toThrow(message);
    expect(assembling).toThrow(place);
  });
});
