import { describe, expect, it } from 'vitest';
import { patchesOfPlaces } from '../../../../src/compose/media/without-place.ts';
import { film, read } from '../../read-film.ts';

/** A box of an MP4 or a MOV. */
function box(name: string, ...content: (Buffer | string)[]): Buffer {
  const bytes = content.map((each) => Buffer.from(each as string, 'latin1'));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + bytes.reduce((sum, { length }) => sum + length, 0));
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, ...bytes]);
}

/** A film whose index stands at its end, with more boxes in it. */
function filmWith(...boxes: Buffer[]): Buffer {
  const bytes = film('h264-aac.mp4');
  const at = bytes.indexOf('moov') - 4;
  const size = bytes.readUInt32BE(at);
  const moov = box('moov', bytes.subarray(at + 8, at + size), ...boxes);
  return Buffer.concat([bytes.subarray(0, at), moov, bytes.subarray(at + size)]);
}

const COORDINATES = '+43.3623-008.4115+028.516/';
const version = '\0\0\0\0';
const handler = box('hdlr', version, '\0\0\0\0mdta', '\0'.repeat(12));
const nameOfValue = box(
  'keys',
  version,
  '\0\0\0\x01',
  box('mdta', 'com.apple.quicktime.location.ISO6709'),
);
const value = box('ilst', box('\0\0\0\x01', box('data', '\0\0\0\x01\0\0\0\0', COORDINATES)));
const xmp = `<x:xmpmeta exif:GPSLatitude="43,21.7N">${COORDINATES}`;
const title = box('\xA9nam', '\0\x07\x15\xC7Harbour');
const coordinates = box('\xA9xyz', '\0\x1A\x15\xC7', COORDINATES);

/** The place as programs write it. */
const films: readonly [who: string, bytes: Buffer][] = [
  ['Android', filmWith(box('udta', title, coordinates))],
  ['an iPhone', filmWith(box('meta', handler, nameOfValue, value))],
  [
    'an MP4 with such names',
    filmWith(box('udta', box('meta', version, handler, nameOfValue, value))),
  ],
  ['iTunes', filmWith(box('udta', box('meta', version, handler, box('ilst', coordinates))))],
  ['3GP', filmWith(box('udta', box('loci', version, COORDINATES)))],
  ['a track', filmWith(box('trak', box('udta', coordinates)))],
  ['XMP', filmWith(box('udta', box('XMP_', xmp)))],
  [
    'XMP at the end',
    Buffer.concat([
      filmWith(),
      box('uuid', Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'), xmp),
    ]),
  ],
  [
    'Sony',
    Buffer.concat([
      filmWith(),
      box('meta', version, box('xml ', version, `<Latitude>${COORDINATES}`)),
    ]),
  ],
];

/** An element of a WebM: the number that is its name, and a length of eight bytes. */
function element(id: number[], ...content: (Buffer | string)[]): Buffer {
  const inner = Buffer.concat(content.map((each) => Buffer.from(each as string, 'latin1')));
  const length = Buffer.alloc(8);
  length.writeUInt32BE(inner.length, 4);
  length.writeUInt8(1);
  return Buffer.concat([Buffer.from(id), length, inner]);
}
const tag = (name: string, text: string) =>
  element([0x67, 0xc8], element([0x45, 0xa3], name), element([0x44, 0x87], text));

/** A WebM with tags, and the checksum of these. */
function webmWith(...tags: Buffer[]): Buffer {
  const bytes = film('vp9-opus.webm');
  const at = bytes.indexOf(Buffer.from([0x1f, 0x43, 0xb6, 0x75]));
  const checksum = Buffer.from([0xbf, 0x84, 1, 2, 3, 4]);
  const all = element([0x12, 0x54, 0xc3, 0x67], checksum, element([0x73, 0x73], ...tags));
  return Buffer.concat([bytes.subarray(0, at), all, bytes.subarray(at)]);
}

const ranged = (bytes: Buffer) => ({
  size: bytes.length,
  read: async (from: number, to: number) => new Uint8Array(bytes.subarray(from, to)),
});

/** The film without its place. */
async function forgetful(bytes: Buffer): Promise<Buffer> {
  const copy = Buffer.from(bytes);
  for (const patch of await patchesOfPlaces(ranged(bytes))) copy.set(patch.bytes, patch.at);
  return copy;
}

describe('a WebM that says where it was taken', () => {
  const title = tag('TITLE', 'Location scouting');
  const bytes = webmWith(title, tag('LOCATION-eng', COORDINATES));

  it('is known, and forgets that and no other tag', async () => {
    expect(await read(bytes)).toMatchObject({ saysPlace: true, video: 'VP9' });
    const after = await forgetful(bytes);
    expect(await read(after)).not.toHaveProperty('saysPlace');
    expect(after.includes('43.3623')).toBe(false);
    expect(after.includes('Location scouting')).toBe(true);
    // Room that is void has a length as before.
    const at = bytes.indexOf(tag('LOCATION-eng', COORDINATES));
    const left = tag('LOCATION-eng', COORDINATES).length - 9;
    expect([...after.subarray(at, at + 9)]).toEqual([0xec, 1, 0, 0, 0, 0, 0, 0, left]);
    expect(after.length).toBe(bytes.length);
    // The checksum is that of the tags before.
    expect(after.includes(Buffer.from([0xbf, 0x84, 1, 2, 3, 4]))).toBe(false);
  });

  it('but not one with other tags', async () => {
    expect(await read(webmWith(title))).not.toHaveProperty('saysPlace');
    expect(await patchesOfPlaces(ranged(webmWith(title)))).toEqual([]);
  });
});

describe('a film that says where it was taken', () => {
  it.each(films)('is known: %s', async (_, bytes) => {
    expect(await read(bytes)).toMatchObject({ saysPlace: true, video: 'H.264' });
  });

  it.each(films)('forgets it, and stays as it is else: %s', async (_, bytes) => {
    const { saysPlace: _place, ...others } = (await read(bytes)) ?? {};
    const after = await forgetful(bytes);
    expect(await read(after)).toEqual(others);
    expect(after.includes('43.3623')).toBe(false);
    expect(after.length).toBe(bytes.length);
    // Before the boxes that say it, all is the same: the film, and which byte each of its pictures begins at.
    const at = bytes.indexOf('stco');
    expect(after.subarray(0, at + 100).equals(bytes.subarray(0, at + 100))).toBe(true);
  });

  it('keeps its title', async () => {
    const [, bytes = Buffer.alloc(0)] = films[0] ?? [];
    expect((await forgetful(bytes)).includes('Harbour')).toBe(true);
  });
});

describe('a film that does not say where it was taken', () => {
  it.each([
    ['with a title', filmWith(box('udta', title))],
    [
      'with the names of other values',
      filmWith(
        box(
          'meta',
          handler,
          box('keys', version, '\0\0\0\x01', box('mdta', 'com.apple.quicktime.make')),
          value,
        ),
      ),
    ],
    ['with other XMP', filmWith(box('udta', box('XMP_', '<x:xmpmeta>')))],
    ['of another kind', film('vp9-opus.webm')],
    ['that is no film', Buffer.from('My film')],
  ])('is left as it is: %s', async (_, bytes) => {
    expect(await read(bytes)).not.toMatchObject({ saysPlace: true });
    expect(await patchesOfPlaces(ranged(bytes))).toEqual([]);
  });
});

/** A track that has this description. */
const track = (description: Buffer) =>
  filmWith(
    box(
      'trak',
      box('mdia', box('minf', box('stbl', box('stsd', version, '\0\0\0\x01', description)))),
    ),
  );

describe('a track that may say it for each moment', () => {
  it.each([
    ['of a GoPro', track(box('gpmd', '\0'.repeat(8)))],
    ['of a 360° camera', track(box('camm', '\0'.repeat(8)))],
    ['of an iPhone', track(box('mebx', '\0'.repeat(8), nameOfValue))],
  ])('is known: %s', async (_, bytes) => {
    expect(await read(bytes)).toMatchObject({ tracksPlaces: true, video: 'H.264' });
    expect(await patchesOfPlaces(ranged(bytes))).toEqual([]);
  });

  it.each([
    ['the time of each picture', track(box('tmcd', '\0'.repeat(20)))],
    ['faces', track(box('mebx', '\0'.repeat(8), 'com.apple.quicktime.detected-face'))],
  ])('is not one with %s', async (_, bytes) => {
    expect(await read(bytes)).not.toHaveProperty('tracksPlaces');
  });
});
