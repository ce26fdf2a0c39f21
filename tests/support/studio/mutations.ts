/** Changes a saved page and its zip in hundreds of ways, which are the same each time. One file, because it is one list. */
import { crc32, deflateRawSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { joined } from '../../../src/compose/files/joined.ts';
import { DEFLATED, zipParts } from '../../../src/compose/files/zip/zip-parts.ts';
import { asciiJson } from '../../../src/site/ascii-json.ts';
import { seeded } from '../owners/mistakes.ts';
import { film } from '../sites/page-with-films.ts';

/** The name of the change, and the changed file. `opens` says that it is still a whole site. */
export type Mutation = { what: string; name: string; bytes: Uint8Array; opens?: true };

type Block = { version: unknown; portfolio: unknown; portrait: unknown };

const BLOCK = /(<script type="application\/json" id="site-data">)(.*?)(<\/script>)/s;
const CAPTIONS = /(<script type="application\/json" id="captions">)(.*?)(<\/script>)/s;

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Values in JSON, because one of them cannot be written otherwise. */
const values: readonly [what: string, json: string | undefined][] = [
  ['missing', undefined],
  ['null', 'null'],
  ['a number', '-1e999'],
  ['true', 'true'],
  ['a text', '"all"'],
  ['an empty text', '""'],
  ['an object', '{}'],
  ['an object with an inherited name', '{"toString":1,"constructor":{"x":1}}'],
  ['an object with a prototype', '{"__proto__":{"length":1}}'],
  ['an empty list', '[]'],
  ['a list of null', '[null]'],
  ['a list of lists', '[[[]]]'],
  ['2,000 levels', nested(2000)],
  ['a long text', JSON.stringify('Ä '.repeat(50_000))],
  ['half a character', '"\\ud83d"'],
];

/** All places in a value, as keys on the way there. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, each]) => placesIn(each, [...path, key]))];
}

/** JSON of a value with other JSON at a place. */
function withJson(value: unknown, [key, ...rest]: readonly string[], json?: string): string {
  if (key === undefined) return json ?? 'null';
  const isList = Array.isArray(value);
  const entries = Object.entries(value as object).flatMap(([name, each]) => {
    if (name === key && rest.length === 0 && json === undefined) return [];
    const inner = name === key ? withJson(each, rest, json) : asciiJson(each);
    return isList ? [inner] : [`${asciiJson(name)}:${inner}`];
  });
  return isList ? `[${entries}]` : `{${entries}}`;
}

/** The page with another text in its hydration data, or in that of the captions. */
const withBlock = (page: string, change: (json: string) => string, block = BLOCK) =>
  page.replace(
    block,
    (_, open: string, json: string, close: string) => open + change(json) + close,
  );

export function mutationsOf(page: string, cv: Uint8Array): Mutation[] {
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  const html = (what: string, text: string, opens?: true): Mutation => ({
    ...{ what, name: 'page.html', bytes: bytesOf(text) },
    ...(opens && { opens }),
  });
  const zipped = (what: string, bytes: Uint8Array, opens?: true): Mutation => ({
    ...{ what, name: 'site.zip', bytes },
    ...(opens && { opens }),
  });
  const block: Block = JSON.parse(BLOCK.exec(page)?.[2] ?? '');
  const json = (what: string, text: string) =>
    html(
      what,
      withBlock(page, () => text),
    );
  const at = (path: readonly string[], [what, value]: (typeof values)[number]) =>
    json(`${path.join('.')}: ${what}`, withJson(block, path, value));
  const captions: unknown = JSON.parse(CAPTIONS.exec(page)?.[2] ?? '{}');
  const said = (what: string, text: string) =>
    html(
      what,
      withBlock(page, () => text, CAPTIONS),
    );
  const captionsAt = (path: readonly string[], [what, value]: (typeof values)[number]) =>
    said(`captions ${path.join(' ')}: ${what}`, withJson(captions, path, value));
  const media = placesIn(block).filter(([first]) =>
    /^(?:media|posters|pictures)$/.test(first ?? ''),
  );
  // The film comes first, so it is the first entry of the list.
  const filmed = zipSync({ 'harbour.mp4': [film, { level: 0 }], 'index.html': bytesOf(page) });
  const zip = zipSync({ 'index.html': bytesOf(page), 'Ana-CV.pdf': cv });
  const random = seeded(23);
  const among = (length: number) => Math.floor(random() * length);
  const places = placesIn(block).filter(([first]) => first !== 'words' && first !== 'phrases');
  const script = BLOCK.exec(page)?.[0] ?? '';

  return [
    // First the parts of the block that are read first, with all values, then random places.
    ...[[], ['version'], ['portfolio'], ['portrait'], ['portrait', 'colour']].flatMap((path) =>
      values.map((value) => at(path, value)),
    ),
    ...['language', 'projects', 'texts', 'links', 'life', 'work'].flatMap((name) =>
      values.map((value) => at(['portfolio', name], value)),
    ),
    ...Array.from({ length: 70 }, () => {
      const [path = [], value] = [places[among(places.length)], values[among(values.length)]];
      return at(path, value ?? ['missing', undefined]);
    }),
    ...media.flatMap((path) => values.map((value) => at(path, value))),
    ...placesIn(captions).flatMap((path) => values.map((value) => captionsAt(path, value))),
    ...['0', '-1', '1e308', '1.5', '"1920"'].flatMap((number) => [
      at(['media', 'harbour.mp4', 'width'], [number, number]),
      at(['media', 'harbour.mp4', 'seconds'], [number, number]),
    ]),
    at(['media', 'harbour.mp4', 'type'], ['another type', '"video/mp4\\"><script>"']),
    at(['portfolio', 'projects', '0', 'film'], ['a path', '"../harbour.mp4"']),
    at(['portfolio', 'projects', '0', 'film'], ['another film', '"constructor.mp4"']),
    at(['portfolio', 'projects', '0', 'captions'], ['a path', '"../harbour.vtt"']),
    at(['portfolio', 'projects', '0', 'captions'], ['others', '"constructor.vtt"']),
    said('captions: no JSON', '{"harbour.vtt":'),
    said('captions: 30 MB', `{"a":"${'a'.repeat(30_000_000)}"}`),
    html(
      'captions twice',
      page.replace(CAPTIONS, (all) => all + all),
    ),
    html('no captions', page.replace(CAPTIONS, '')),
    html(
      'captions before the hydration data',
      page.replace(CAPTIONS, '').replace('<body>', () => `<body>${CAPTIONS.exec(page)?.[0] ?? ''}`),
      true,
    ),
    json('only a version', '{"version":2}'),
    json('100,000 levels', nested(100_000)),
    json('a million values', `{"version":2,"portfolio":[${'0,'.repeat(900_000)}0]}`),
    json('no JSON', '{"version":2,'),
    ...['constructor', 'toString', '__proto__', 'valueOf', 'hasOwnProperty'].flatMap((name) => [
      json(`a field ${name}`, withJson(block, ['portfolio', 'texts'], `{"${name}":"x"}`)),
      json(`a text ${name}`, withJson(block, ['portfolio', 'email'], `"a@b.cd","${name}":"x"`)),
      json(`a language ${name}`, withJson(block, ['portfolio', 'language'], `"${name}"`)),
    ]),
    html(
      'a second block',
      page.replace(script, () => script + script),
    ),
    html('no end of the block', page.slice(0, page.indexOf(script) + 400)),
    ...Array.from({ length: 10 }, (_, index) =>
      html(`cut at ${index} of 10`, page.slice(0, Math.floor((page.length * index) / 10))),
    ),
    ...Array.from({ length: 15 }, () => {
      const start = page.indexOf(script) + among(script.length);
      return html(`without 30 signs at ${start}`, page.slice(0, start) + page.slice(start + 30));
    }),
    // Changes that other tools make.
    html(
      'an element with the id before it',
      page.replace('<body>', '<body><p id="site-data">x</p>'),
      true,
    ),
    html(
      'a block in a comment',
      page.replace('<body>', () => `<body><!--${script}-->`),
      true,
    ),
    html('lines of Windows', page.replaceAll('\n', '\r\n'), true),
    html('no comments', page.replace(/<!--.*?-->/gs, ''), true),
    html('a banner', page.replace('<main', '<p>From outside</p><main'), true),
    html(
      'other quotation marks',
      page.replace(/ (id|type|data-part|width)="([^"' ]*)"/g, " $1='$2'"),
      true,
    ),
    html(
      'no quotation marks',
      page.replace(/ (id|type|data-part|width)="([^"' >]+)"/g, ' $1=$2 '),
      true,
    ),
    html(
      'attributes in another order',
      page.replace(/<(script|img) ([^>]*?) (id="[^"]*"|data-part="[^"]*")>/g, '<$1 $3 $2>'),
      true,
    ),
    html(
      'names in capitals',
      page.replace('<script type="application/json" id=', '<SCRIPT TYPE="application/json" ID='),
      true,
    ),
    html(
      'references',
      page.replace(
        /src="(data:image[^"]*)"/,
        (_, src: string) => `src="${src.replaceAll("'", '&#39;').replaceAll(',', '&#x2C;')}"`,
      ),
      true,
    ),
    html('a byte order mark', `\ufeff${page}`, true),
    html('the portrait in a box that is hidden', movedPortrait(page), true),
    html(
      'a second portrait',
      page.replace('</body>', '<img data-part="portrait" src="x"></body>'),
      true,
    ),
    html('no portrait', page.replace(/<img[^>]*data-part="portrait"[^>]*>/, '')),
    html('no stills', page.replace(/<image .*?\/>/g, '')),
    ...['constructor', '__proto__', 'toString', 'watch'].map((name) =>
      html(
        `a still called ${name}`,
        // A block with such a key is refused, whatever is in it.
        page.replaceAll('still-1', name).replace(`"posters":{"${name}"`, '"posters":{"still-1"'),
        true,
      ),
    ),
    // Zips.
    zipped('whole', zip, true),
    zipped('a folder around it', zipSync({ 'a/index.html': bytesOf(page) }), true),
    zipped('a name that leads out', zipSync({ '../../index.html': bytesOf(page) }), true),
    zipped('not packed', zipSync({ 'index.html': bytesOf(page) }, { level: 0 }), true),
    zipped(
      'files of Apple',
      zipSync({ '__MACOSX/._index.html': cv, 'index.html': bytesOf(page) }),
      true,
    ),
    zipped('something before it', Buffer.concat([Buffer.from('PK'), Buffer.alloc(300), zip]), true),
    zipped('something behind it', Buffer.concat([zip, Buffer.alloc(300)])),
    zipped('a film', filmed, true),
    zipped('a packed film', zipSync({ 'harbour.mp4': film, 'index.html': bytesOf(page) }), true),
    zipped(
      'a film in another folder',
      zipSync({ 'a/harbour.mp4': film, 'index.html': bytesOf(page) }),
      true,
    ),
    zipped('a film of another size', field(filmed, 24, 100)),
    zipped('a film that is longer than the zip', field(field(filmed, 24, 2 ** 31), 20, 2 ** 31)),
    zipped('a film outside of the zip', field(filmed, 42, 2 ** 31)),
    zipped('a locked film', field(filmed, 8, 0x0801, 2)),
    zipped('a film that is packed in another way', field(filmed, 10, 14, 2)),
    zipped('a film of Zip64 without its size', field(filmed, 24, 2 ** 32 - 1)),
    zipped(
      'another film of the same name',
      Buffer.from(
        Buffer.from(
          zipSync({ 'harbour.mp4': film, 'harb0ur.mp4': cv, 'index.html': bytesOf(page) }),
        )
          .toString('latin1')
          .replaceAll('harb0ur.mp4', 'harbour.mp4'),
        'latin1',
      ),
    ),
    zipped('no file', zipSync({})),
    zipped('names of objects', zipSync({ 'toString.html': cv, 'a/constructor.pdf': cv })),
    zipped('100,000 files', manyFiles(100_000)),
    zipped('one name twice', twice(zipSync({ 'index.html': bytesOf(page), 'index.htm1': cv }))),
    zipped('70 MB of zeros', pageOfZeros(70_000_000)),
    zipped('zeros that it calls 9 bytes', field(pageOfZeros(50_000_000), 24, 9)),
    zipped('other bytes than its checksum says', field(zip, 16, 1)),
    zipped('more bytes than it holds', field(zip, 24, 50_000_000)),
    zipped('fewer bytes than it holds', field(zip, 24, 100)),
    zipped('more packed bytes than it holds', field(zip, 20, 2 ** 31)),
    zipped('a place out of it', field(zip, 42, 2 ** 31)),
    zipped('locked', field(zip, 8, 0x0801, 2)),
    zipped('packed in another way', field(zip, 10, 14, 2)),
    zipped('Zip64', field(zip, 24, 2 ** 32 - 1)),
    zipped('a list of Zip64', ending(zip, 16, 2 ** 32 - 1)),
    zipped('a list out of it', ending(zip, 16, 2 ** 31)),
    zipped('a part of several', ending(zip, 4, 3, 2)),
    zipped('only its end', zip.slice(-22)),
    ...Array.from({ length: 10 }, (_, index) =>
      zipped(`cut at ${index} of 10`, zip.slice(0, 2 + Math.floor((zip.length * index) / 10))),
    ),
    ...Array.from({ length: 40 }, () => {
      const bytes = zip.slice();
      const place = 2 + among(zip.length - 2);
      bytes[place] = (bytes[place] ?? 0) ^ (1 << among(8));
      return zipped(`another bit at ${place}`, bytes);
    }),
  ];
}

/** As the program leaves it in a page that is saved from a running browser. */
function movedPortrait(page: string): string {
  const [image = ''] = /<img[^>]*data-part="portrait"[^>]*>/.exec(page) ?? [];
  return page.replace(image, '').replace('</body>', () => `<div hidden="">${image}</div></body>`);
}

/** Where the list at the end of a zip begins. */
const listOf = (zip: Uint8Array) =>
  new DataView(zip.buffer, zip.byteOffset).getUint32(zip.length - 6, true);

/** A zip with another number in the first entry of its list. */
const field = (zip: Uint8Array, offset: number, value: number, size = 4) =>
  changed(zip, listOf(zip) + offset, value, size);

const ending = (zip: Uint8Array, offset: number, value: number, size = 4) =>
  changed(zip, zip.length - 22 + offset, value, size);

function changed(zip: Uint8Array, at: number, value: number, size: number): Uint8Array {
  const bytes = zip.slice();
  const view = new DataView(bytes.buffer);
  if (size === 2) view.setUint16(at, value, true);
  else view.setUint32(at, value, true);
  return bytes;
}

const twice = (zip: Uint8Array) =>
  Buffer.from(Buffer.from(zip).toString('latin1').replaceAll('index.htm1', 'index.html'), 'latin1');

/** Node packs it, because fflate takes ten times as long. */
function pageOfZeros(size: number): Uint8Array {
  const zeros = new Uint8Array(size);
  const bytes = new Uint8Array(deflateRawSync(zeros, { level: 1 }));
  const sizes = { size, packedSize: bytes.length };
  const checksum = crc32(zeros);
  return joined(zipParts([{ name: 'index.html', method: DEFLATED, ...sizes, checksum, bytes }]));
}

/** Each has a name and no bytes. */
function manyFiles(count: number): Uint8Array {
  const list = Buffer.alloc(count * 56);
  for (let index = 0; index < count; index += 1) {
    list.writeUInt32LE(0x02014b50, index * 56);
    list.writeUInt32LE(crc32(Buffer.alloc(0)), index * 56 + 16);
    list.writeUInt16LE(10, index * 56 + 28);
    list.write(`${String(index).padStart(5, '0')}.html`.slice(-10), index * 56 + 46, 'latin1');
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt32LE(list.length, 12);
  return Buffer.concat([list, end]);
}
