import { describe, expect, it } from 'vitest';
import { hash, type Pieces, seal } from '../../../src/compose/page/seal.ts';
import { flawsIn } from '../../support/inspect.ts';

const style: Pieces['style'] = {
  firstScreen: 'p{background:url(data:image/png;base64,AAAA)}q{fill:url(#red)}',
  hideRest: 'b{display:none}',
  showBar: 'header{visibility:visible}',
  showWords: 'p{visibility:visible}',
  rest: 'b{color:red}',
  print: 'i{display:inline}',
};

const markHome = 'b=1';

/** As the static document has them. */
const stylesWithin = ({ showBar, showWords, rest }: Pieces['style']) =>
  `${[showBar, showWords, rest].map((text) => `<style>${text}</style>`).join('')}<script>${markHome}</script>`;

const pieces: Pieces = {
  language: 'en',
  stills: '',
  // What a text says is no call.
  data: '<script type="application/json">{"title":"fetch()"}</script>',
  structuredData: '<script type="application/ld+json">{}</script>',
  head: '<title>A page</title><link rel="icon" href="data:image/svg+xml,%3Csvg/%3E">',
  style,
  body: `<main id="main"><p>Hello</p></main>${stylesWithin(style)}`,
  fonts: '@font-face{font-family:A;src:url("data:font/woff2;base64,AAAA")format("woff2")}',
  markRoute: 'a=1',
  markHome,
  scripts: ['document.title="B"', 'document.title+="!"'],
  notices: 'Of others.\n',
};
const neighbours = ['index.html', 'Ana-María-CV.pdf', 'README.md'];

const flaws = (html: string) => flawsIn(html, neighbours);
const about = (changed: Partial<Pieces>) => flaws(seal({ ...pieces, ...changed }));
const aboutBody = (document: string) => about({ body: `<main >${document}${stylesWithin(style)}` });

function expectFlaw(found: readonly string[], ...parts: string[]) {
  for (const part of parts) expect(found.join('\n')).toContain(part);
}

describe('a file that is self-contained passes', () => {
  it.each([
    ['text, a drawing, a picture of its own', '<p>Hello</p><img src="data:image/webp;base64,AA">'],
    ['a link to a place of the site', '<a href="#/Work-Details">Work</a>'],
    ['a link to the web', '<a href="https://example.com/a?b=c">Out</a>'],
    ['a link to a mail program', '<a href="mailto:ana@example.com">Mail</a>'],
    ['a link to the CV beside it', '<a href="Ana-Mar%C3%ADa-CV.pdf" download>CV</a>'],
    ['a form that opens a mail program', '<form action="mailto:ana@example.com"></form>'],
    [
      'a picture with colours that it defines',
      '<img src="data:image/svg+xml,%3Csvg fill=\'url(%23red)\'/%3E">',
    ],
    ['a colour that a drawing defines', '<svg><path fill="url(#red)"/><use href="#a"/></svg>'],
  ])('%s', (_, document) => {
    expect(aboutBody(document)).toEqual([]);
  });

  it('the address of the page itself, and of a picture of it', () => {
    const head = `<link rel="canonical" href="https://ana.tv/"><meta property="og:url" content="https://ana.tv/">
      <meta property="og:image" content="https://ana.tv/README.md">`;
    expect(about({ head })).toEqual([]);
  });

  it('structured data, which is no program', () => {
    const data = '<script type="application/ld+json">{"@type":"Person"}</script>';
    expect(about({ head: data })).toEqual([]);
  });
});

describe('a reference to a second file', () => {
  it.each([
    ['<img src="portrait.jpg">', '<img src="portrait.jpg">'],
    ['<img src="/assets/portrait-B1x.webp">', '<img src="/assets/portrait-B1x.webp">'],
    ['<img src="https://example.com/p.jpg">', '<img src="https://example.com/p.jpg">'],
    ['<img src="//example.com/p.jpg">', '<img src="//example.com/p.jpg">'],
    ['<img srcset="data:image/png;base64,AA 1x, big.png 2x">', '<img srcset="data:image/png;'],
    ['<picture><source srcset="a.avif"></picture>', '<source srcset="a.avif">'],
    ['<video poster="still.jpg"></video>', '<video poster="still.jpg">'],
    ['<video src="film.mp4"></video>', '<video src="film.mp4">'],
    ['<iframe src="other.html"></iframe>', '<iframe src="other.html">'],
    ['<object data="film.swf"></object>', '<object data="film.swf">'],
    ['<embed src="film.swf">', '<embed src="film.swf">'],
    ['<link rel="stylesheet" href="more.css">', '<link href="more.css">'],
    ['<link rel="preload" as="image" imagesrcset="a.png 1x">', '<link imagesrcset="a.png 1x">'],
    ['<table background="paper.png"></table>', '<table background="paper.png">'],
    ['<svg><use href="drawings.svg#pen"/></svg>', '<use href="drawings.svg#pen">'],
    ['<svg><image xlink:href="photo.png"/></svg>', '<image href="photo.png">'],
    ['<svg><path fill="url(red.svg#a)"/></svg>', '<path fill="url(red.svg#a)">'],
    ['<a href="#/" ping="https://example.com/">Out</a>', '<a ping="https://example.com/">'],
  ])('%s', (element, culprit) => {
    expectFlaw(aboutBody(element), `a reference to a second file: ${culprit}`);
  });

  it.each([
    ['@import "more.css";p{color:red}', '@import "more.css"'],
    ['@import url(more.css);', '@import url(more.css)'],
    ['p{background:url(paper.png)}', 'url(paper.png)'],
    ['p{background:url( "paper.png" )}', 'url( "paper.png" )'],
    ["p{background:URL('https://example.com/p.png')}", "URL('https://example.com/p.png')"],
    ['p{background:image-set("paper.png" 1x)}', 'image-set("paper.png" 1x'],
    ['@font-face{font-family:B;src:local("B"),url(b.woff2)}', 'url(b.woff2)'],
  ])('in a style: %s', (css, culprit) => {
    const said = 'a style that refers to a second file';
    for (const piece of Object.keys(style)) {
      const changed = { ...style, [piece]: css };
      expectFlaw(about({ style: changed, body: stylesWithin(changed) }), said, culprit);
    }
  });

  it.each([
    ['<link rel="canonical" href="http://ana.tv/">', 'http://ana.tv/'],
    ['<link rel="canonical stylesheet" href="https://ana.tv/a.css">', 'https://ana.tv/a.css'],
    ['<link rel="image_src" href="https://ana.tv/README.md">', 'README.md'],
    ['<meta property="og:image" content="https://ana.tv/preview.png">', 'a preview picture that'],
  ])('in the head: %s', (head, culprit) => {
    expectFlaw(about({ head }), culprit);
  });

  it('in the fonts', () => {
    const fonts = '@font-face{font-family:A;src:url(/assets/archivo.woff2)}';
    expectFlaw(about({ fonts }), 'url(/assets/archivo.woff2)');
  });

  it('by a base that would lead every address elsewhere', () => {
    expectFlaw(about({ head: '<base href="https://example.com/">' }), '<base href=');
  });
});

describe('a link that leads nowhere', () => {
  it.each([
    ['Ana-CV.pdf', 'a file that is not there'],
    ['../Ana-Mar%C3%ADa-CV.pdf', 'a file that lies elsewhere'],
    ['/About', 'a route without its hash'],
    ['http://example.com', 'an address that is not encrypted'],
    ['javascript:void(0)', 'a script'],
  ])('%s, %s', (href) => {
    expectFlaw(
      aboutBody(`<a href="${href}">Away</a>`),
      'a link to a file that does not lie beside index.html',
      `<a href="${href}">`,
    );
  });
});

describe('what the policy would drop', () => {
  it.each([
    ['<p style="opacity:0">Hello</p>', 'a style attribute: <p style="opacity:0">'],
    ['<p onclick="go()">Hello</p>', 'an event attribute: <p onclick="go()">'],
    ['<svg onload="go()"></svg>', 'an event attribute: <svg onload="go()">'],
    ['<script>go()</script>', 'the policy has no hash for a <script>: go()'],
    ['<script type="importmap">{}</script>', 'the policy has no hash for a <script>: {}'],
    ['<style>p{color:blue}</style>', 'the policy has no hash for a <style>: p{color:blue}'],
    ['<form action="https://example.com"></form>', 'a form that sends elsewhere'],
    ['<button formaction="/send">Send</button>', 'a form that sends elsewhere'],
  ])('%s', (document, culprit) => {
    expectFlaw(aboutBody(document), culprit);
  });

  it('a script changed after it was hashed', () => {
    const changed = seal(pieces).replace('title="B"', 'title="C"');
    expectFlaw(flaws(changed), 'the policy has no hash for a <script>: document.title="C"');
  });

  it('a style changed after it was hashed', () => {
    const changed = seal(pieces).replace('p{background', 'p{ background');
    expectFlaw(flaws(changed), 'the policy has no hash for a <style>: p{ background');
  });
});

describe('a policy that does not fit', () => {
  const meta = /<meta http-equiv[^>]*>\n/.exec(seal(pieces))?.[0] ?? '';

  it('is missing', () => {
    // The first governed element is met before the end of the search.
    expectFlaw(flaws(seal(pieces).replace(meta, '')), 'stands before the policy');
    expectFlaw(flaws(''), 'a <body> stands before the policy');
  });

  it.each([
    ['<script>document.title</script>', 'a <script> stands before the policy'],
    ['<style>p{}</style>', 'a <style> stands before the policy'],
    ['<link rel="icon" href="data:image/png,">', 'a <link> stands before the policy'],
    ['<base target="_top">', 'a <base> stands before the policy'],
  ])('comes after %s', (early, culprit) => {
    expectFlaw(flaws(seal(pieces).replace(meta, `${early}${meta}`)), culprit);
  });

  it('comes in the body, where browsers ignore it', () => {
    const late = seal(pieces).replace(meta, '').replace(pieces.body, meta);
    expectFlaw(flaws(late), 'stands before the policy');
  });

  it('allows something that is not in the file', () => {
    const other = hash('another program');
    const loose = seal(pieces).replace("script-src '", `script-src ${other} '`);
    expectFlaw(flaws(loose), `the policy allows ${other}`, 'stands nowhere in the file');
  });
});

describe('what a page in one file has no use for', () => {
  it.each([
    'fetch("/a")',
    'new XMLHttpRequest',
    'navigator.sendBeacon("/a")',
    'new WebSocket("wss://example.com")',
    'new EventSource("/a")',
    'importScripts("a.js")',
    'import("./a.js")',
    'new URL("a.png",import.meta.url)',
    'localStorage.a=1',
    'sessionStorage.a=1',
    'indexedDB.open("a")',
    'document.cookie="a=1"',
  ])('the program: %s', (program) => {
    expectFlaw(
      about({ scripts: [program] }),
      'the program could call outside or keep something: "',
    );
  });

  it('a page that leads away by itself', () => {
    const head = '<meta http-equiv="refresh" content="0;url=https://example.com">';
    expectFlaw(about({ head }), 'the page would lead away by itself: <meta http-equiv=');
  });
});

describe('what mail gateways take for an attack', () => {
  it.each([
    ['eval("a")', 'eval('],
    ['new Function("a")', 'new Function'],
    ['atob("YQ==")', 'atob('],
    ['unescape("%61")', 'unescape('],
    ['document.write("a")', 'document.write'],
    ['URL.createObjectURL(a)', 'createObjectURL'],
    ['new Blob(["a"])', 'new Blob'],
    ['navigator.msSaveOrOpenBlob(a)', 'msSaveOrOpenBlob'],
    ['a="data:application/octet-stream;base64,AA"', 'data:application/octet-stream'],
    ['a="data:text/javascript,b"', 'data:text/javascript'],
    ['a="data:text/html,b"', 'data:text/html'],
    [`a="${'\\x61'.repeat(20)}"`, '\\x61'],
    [`a="${'\\u0061'.repeat(20)}"`, '\\u0061'],
    [`a="${'%61'.repeat(30)}"`, '%61'],
  ])('%s', (program, marker) => {
    expectFlaw(about({ scripts: [program] }), 'mail gateways stop a file that holds "', marker);
  });

  it.each([
    ['words like those', 'medieval(1);a.retrieval=2;batobject(3)'],
    ['a sentence in Japanese', `a="${'\\u3042'.repeat(30)}"`],
    ['an address in Japanese', `a="https://example.jp/${'%E3%81%82'.repeat(30)}"`],
  ])('is left alone where it is only like one: %s', (_, program) => {
    expect(about({ scripts: [program] })).toEqual([]);
  });
});
