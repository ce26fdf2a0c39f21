/** Drawings that an owner may have. One file, because all tests share the makers of drawings. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { svgAddress } from '../../../../src/compose/pictures/svg-address.ts';
import { PORTRAIT, type Wanted } from '../../../../src/compose/pictures/wanted.ts';
import { readDrawing } from '../../../../src/node/pictures/drawing.ts';
import { preparePicture } from '../../../../src/node/pictures/picture.ts';
import {
  foldersAround,
  folderWith,
  sidewaysPhotoWithPlace,
  still,
  svgWithEverythingBad,
  temporaryFolder,
} from '../../../support/owners/damaged.ts';

async function prepare(svg: string, wanted = still) {
  const folders = foldersAround(folderWith({ 'a.svg': svg }), temporaryFolder());
  const found = await preparePicture(folders, 'a.svg', wanted);
  if ('problem' in found) throw new Error(`${found.file} ${found.problem}`);
  return found;
}

function read(svg: string, wanted: Wanted) {
  const found = readDrawing(svg, wanted);
  if ('problem' in found) throw new Error(found.problem);
  return found;
}

function drawingOf(src: string): string {
  return decodeURIComponent(src.slice(src.indexOf(',') + 1));
}

/** A drawing with one circle and something else. */
function drawing(more: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}><circle cx="4" cy="4" r="3"/>${more}</svg>`;
}

describe('a plain drawing', () => {
  it('stays a drawing, in the shape of its frame', async () => {
    const { src, ...size } = await prepare(drawing(''));
    expect(size).toEqual({ width: 640, height: 360 });
    expect(drawingOf(src)).toContain(" preserveAspectRatio='xMidYMid slice' viewBox='0 0 9 9'");
    const image = sharp(Buffer.from(drawingOf(src)));
    expect(await image.metadata()).toMatchObject({ format: 'svg', width: 640, height: 360 });
  });

  it('can stand between double quotes in HTML', async () => {
    const { src } = await prepare(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"><path fill="#f00" d="M0 0h9v9z"/><text y="9">a\'b &lt; "c" &amp; Łódź 100%</text></svg>',
    );
    expect(src).toMatch(/^data:image\/svg\+xml,[^"<>&#\s]*$/);
    expect(drawingOf(src)).toContain('b &lt; ');
    expect(drawingOf(src)).toContain('Łódź 100%');
    expect(drawingOf(src)).toContain("viewBox='0 0 40 50'");
    await expect(sharp(Buffer.from(drawingOf(src))).metadata()).resolves.toMatchObject({
      format: 'svg',
    });
  });

  it('is the portrait of the sample', ({ skip }) => {
    const file = resolve(import.meta.dirname, '../../../../src/content/portrait.svg');
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    skip(!source.includes('data-sample'), 'src/content has an owner’s own portrait');
    const { svg, isPlain } = read(source, PORTRAIT);
    expect(isPlain).toBe(true);
    expect(svg).not.toContain('data-sample');
    expect(svgAddress(svg).length).toBeLessThan(8000);
  });

  it.each([
    [
      'a gradient',
      '<linearGradient id="g"><stop stop-color="red"/><stop offset="1"/></linearGradient><path fill="url(#g)" d="M0 0h5v5z"/>',
    ],
    [
      'an old reference',
      '<g xmlns:xlink="http://www.w3.org/1999/xlink"><path id="p" d="M0 0h1v1z"/><use xlink:href="#p" x="3"/><use xlink:href="#p" x="5"/></g>',
    ],
    [
      'a style',
      '<style>.s{fill:#234}</style><path class="s" d="M0 0h5v5z"/><path class="s" d="M6 0h5v5z"/>',
    ],
  ])('may hold %s', (_, more) => {
    expect(readDrawing(drawing(more), still)).toMatchObject({ isPlain: true });
  });

  it.each([
    ['a script', '<script>alert("secret")</script>', ''],
    ['an event', '', ' onload="secret()"'],
    ['an event of a new kind', '', ' onnextgesture="secret()"'],
    [
      'a title, a description and a comment',
      '<title>secret</title><desc>secret</desc><!-- secret -->',
      '',
    ],
    ['data and labels', '', ' data-place="secret" aria-label="secret"'],
    [
      'metadata of its editor',
      '<metadata>secret</metadata>',
      ' xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:label="secret"',
    ],
  ])('loses %s', (_, more, attributes) => {
    const { svg, isPlain } = read(drawing(more, attributes), still);
    expect(isPlain).toBe(true);
    expect(svg).toContain('<circle');
    expect(svg).not.toMatch(/secret|script|inkscape/);
  });
});

it('a drawing that repeats itself again and again is not taken as it is', () => {
  const levels = Array.from({ length: 12 }, (_, level) => {
    const uses = `<use href="#l${level}"/>`.repeat(10);
    return `<g id="l${level + 1}">${uses}</g>`;
  });
  const defs = `<defs><path id="l0" d="M0 0h1v1z"/>${levels.join('')}</defs><use href="#l12"/>`;
  expect(readDrawing(drawing(defs), still)).toMatchObject({ isPlain: false });
});

describe('a drawing becomes pixels', () => {
  const small: Wanted = { ...still, width: 160, height: 90 };

  it('with everything bad in it: nothing but the picture is left', async () => {
    const { src } = await prepare(svgWithEverythingBad, small);
    const pixels = Buffer.from(src.slice(src.indexOf(',') + 1), 'base64');
    expect(src).toMatch(/^data:image\/webp/);
    expect(pixels.toString('latin1')).not.toMatch(/script|alert|tracker|passwd|secret|svg|http/i);
    const { exif, icc, xmp } = await sharp(pixels).metadata();
    expect({ exif, icc, xmp }).toEqual({});
    // The sky, #234, is drawn last.
    const { dominant } = await sharp(pixels).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
  });

  it.each([
    ['pixels', '<image width="9" height="9" href="data:image/png;base64,iVBORw0KGgo="/>'],
    ['a picture elsewhere', '<image width="9" height="9" href="f.png"/>'],
    ['a drawing elsewhere', '<use href="https://tracker.test/g.svg#x"/>'],
    ['a paint elsewhere', '<path fill="url(//tracker.test/h.svg#y)" d="M0 0h9v9z"/>'],
    ['a paint written otherwise', '<path style="fill:u\\72l(https:tracker.test)" d="M0 0h9v9z"/>'],
    [
      'a style sheet',
      '<style>@import "https:tracker.test/c.css";path{fill:#234}</style><path d="M0 0h9v9z"/>',
    ],
    [
      'a set of images',
      '<path style="mask:image-set(&quot;https:tracker.test&quot; 1x)" d="M0 0h9v9z"/>',
    ],
    [
      'a font',
      '<style>@font-face{font-family:a;src:local(a)}text{font-family:a}</style><text y="9">a</text>',
    ],
    ['a link', '<a href="javascript:alert(3)"><path d="M0 0h9v9z"/></a>'],
    [
      'a web page',
      '<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>',
    ],
    ['a change in time', '<path d="M0 0h9v9z"><set attributeName="fill" to="red"/></path>'],
    ['a language of its own', '<path xmlns:my="http://my.test" my:place="home" d="M0 0h9v9z"/>'],
    [
      'an image as a filter',
      '<filter id="f"><feImage href="#p"/></filter><path id="p" filter="url(#f)" d="M0 0h9v9z"/>',
    ],
  ])('with %s', (_, more) => {
    expect(readDrawing(drawing(more), still)).toMatchObject({ isPlain: false });
  });

  it('with a photo inside, so that no metadata travels inside it', async () => {
    const inner = (await sidewaysPhotoWithPlace(200, 200)).toString('base64');
    const image = `<image width="9" height="9" href="data:image/jpeg;base64,${inner}"/>`;
    expect((await prepare(drawing(image), small)).src).toMatch(/^data:image\/webp/);
  });

  it('with more lines than the budget holds', async () => {
    const spots = Array.from(
      { length: 1000 },
      (_, i) => `M${(i * 37) % 401} ${(i * 91) % 503}h3v4z`,
    );
    const lines = drawing(`<path d="${spots.join('')}"/>`);
    expect(readDrawing(lines, small)).toMatchObject({ isPlain: true });
    const { src } = await prepare(lines, { ...small, budget: 9000 });
    expect(src).toMatch(/^data:image\/webp/);
    expect(src.length).toBeLessThanOrEqual(9000);
  });

  it('without reading another file of this computer', async () => {
    const red = { create: { width: 9, height: 9, channels: 3 as const, background: '#f00' } };
    const folder = folderWith({ 'red.png': await sharp(red).png().toBuffer() });
    const { src } = await prepare(
      drawing(`<image width="9" height="9" href="file://${join(folder, 'red.png')}"/>`),
      small,
    );
    const pixels = Buffer.from(src.slice(src.indexOf(',') + 1), 'base64');
    const { channels } = await sharp(pixels).stats();
    expect(channels[0]?.max).toBeLessThan(20);
  });
});

describe('a drawing that the build cannot draw as browsers do is an issue', () => {
  const path = '<path id="p" d="M0 4h9"/>';
  it.each([
    ['text on a path', `${path}<text><textPath href="#p">round</textPath></text>`],
    [
      'a transform-origin',
      '<rect width="2" height="2" transform="rotate(45)" transform-origin="4 4"/>',
    ],
    [
      'a transform-origin',
      '<style>.a{transform-origin:center}</style><g class="a"><rect width="2" height="2"/></g>',
    ],
    [
      'a foreignObject',
      '<foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">a</p></foreignObject>',
    ],
    [
      'a text of a set length (textLength)',
      '<mask id="m"/><text textLength="9" mask="url(#m)">a</text>',
    ],
  ])('%s', async (what, more) => {
    await expect(prepare(drawing(more))).rejects.toThrow(
      `has ${what}, which the build cannot draw.`,
    );
  });

  it('but not where its origin is that of the drawing', async () => {
    const more = '<g style="transform-origin:0px 0px"><rect width="2" height="2"/></g>';
    expect((await prepare(drawing(more))).src).toMatch(/^data:image/);
  });
});

describe('is an issue: a drawing', () => {
  const head = '<svg xmlns="http://www.w3.org/2000/svg"';
  it.each([
    ['that is not well-formed', `${head} viewBox="0 0 4 5"><g></svg>`, 'is a damaged drawing (.+)'],
    ['cut in a tag', `${head} viewBox="0 0 4 5"><path d="M0`, 'is a damaged drawing (.+)'],
    ['of no size', `${head}><path d="M0 0h9"/></svg>`, 'is a drawing without a size'],
    ['that is none', '<html><body><svg></svg></body></html>', 'is a drawing without a size'],
    [
      'with entities',
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg viewBox="0 0 4 5"><text>&x;</text></svg>',
      'defines entities of its own',
    ],
  ])('%s', async (_, svg, problem) => {
    await expect(prepare(svg)).rejects.toThrow(new RegExp(`^src/content/a\\.svg .*${problem}`));
  });
});

it('a drawing may write its letters as numbers, as often as it likes, and markup among them stays text', () => {
  const { svg } = read(drawing(`<text>${'&#x65e5;'.repeat(600)}&#60;g&#62;</text>`), still);
  expect(svg).toContain(`${'日'.repeat(600)}&lt;g`);
});
