/** What is read of films and sounds. One file, because all tests make films of the same boxes. */
import { describe, expect, it } from 'vitest';
import type { MediaHead } from '../../../../src/compose/media/media.ts';
import { readMedia } from '../../../../src/compose/media/read-media.ts';
import { film, read, reading } from '../../read-film.ts';

/** The box of an MP4. */
function box(name: string, content: Uint8Array | string = '', length?: number): Buffer {
  const bytes = Buffer.from(content as string, 'latin1');
  const head = Buffer.alloc(8);
  head.writeUInt32BE(length ?? bytes.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, bytes]);
}

const ftyp = box('ftyp', 'isom\0\0\0\0');
/** The index of a film, which ffmpeg puts at the end. */
const index = (bytes: Buffer) => bytes.subarray(bytes.indexOf('moov') - 4);
/** The same with another codec: its name stands behind that of the list it is in. */
function encodedAs(codec: string, bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy.write(codec, copy.indexOf('avc1', copy.indexOf('stsd')), 'latin1');
  return copy;
}

/** A WAV that says another length of its sound. */
function withLength(length: number): Buffer {
  const bytes = film('sound.wav');
  bytes.writeUInt32LE(length, bytes.indexOf('data') + 4);
  return bytes;
}

/** A FLAC with a cover behind its first block. */
const flacWithCover = Buffer.concat([
  Buffer.from('fLaC\0', 'latin1'),
  film('sound.flac').subarray(5, 42),
  Buffer.from([0x06, 0, 0x10, 0]),
  Buffer.alloc(4096),
  Buffer.from([0x84, 0, 0, 0]),
  film('sound.flac').subarray(42),
]);

const wide = { width: 64, height: 36 };

describe('a film or sound tells', () => {
  it.each<[name: string, told: MediaHead]>([
    ['h264-aac.mp4', { container: 'mp4', seconds: 1.628, ...wide, video: 'H.264', audio: 'AAC' }],
    ['turned.mp4', { container: 'mp4', seconds: 1.5, width: 36, height: 64, video: 'H.264' }],
    ['anamorphic.mp4', { container: 'mp4', seconds: 1.5, width: 85, height: 36, video: 'H.264' }],
    ['hevc.mp4', { container: 'mp4', seconds: 1.5, ...wide, video: 'HEVC' }],
    ['av1.mp4', { container: 'mp4', seconds: 1.5, ...wide, video: 'AV1' }],
    ['vp9.mp4', { container: 'mp4', seconds: 0.982, ...wide, video: 'VP9' }],
    ['fragmented.mp4', { container: 'mp4', ...wide, video: 'H.264' }],
    ['prores.mov', { container: 'mov', seconds: 0.2, ...wide, video: 'ProRes' }],
    ['vp9-opus.webm', { container: 'webm', seconds: 1.508, ...wide, video: 'VP9', audio: 'Opus' }],
    ['live.webm', { container: 'webm', ...wide, video: 'VP8' }],
    ['aac.m4a', { container: 'm4a', seconds: 1.628, audio: 'AAC' }],
    ['counted.mp3', { container: 'mp3', seconds: 1.656, audio: 'MP3' }],
    ['plain.mp3', { container: 'mp3', seconds: 1.656, audio: 'MP3' }],
    ['sound.opus', { container: 'opus', seconds: 1.5, audio: 'Opus' }],
    ['vorbis.ogg', { container: 'ogg', seconds: 1.5, audio: 'Vorbis' }],
    ['sound.wav', { container: 'wav', seconds: 0.25, audio: 'PCM' }],
    ['sound.flac', { container: 'flac', seconds: 1.5, audio: 'FLAC' }],
  ])('what it is: %s', async (name, told) => {
    expect(await read(film(name))).toEqual(told);
  });

  it.each([
    ['an MKV', film('film.mkv')],
    ['a picture of a telephone', Buffer.concat([box('ftyp', 'heic\0\0\0\0'), box('meta')])],
    ['an AVI', Buffer.from('RIFF\0\0\0\0AVI LIST')],
    ['a text', Buffer.from('My film')],
    ['zeros', Buffer.alloc(100_000)],
    ['nothing', Buffer.alloc(0)],
  ])('nothing, as it is %s', async (_, bytes) => {
    expect(await read(bytes)).toBeUndefined();
  });

  it('the same if it is 3 GB long and has its index at the end, and little of it is read', async () => {
    const size = 3_000_000_000;
    const end = index(film('h264-aac.mp4'));
    let total = 0;
    const head = Buffer.concat([ftyp, box('mdat', '', size - ftyp.length - end.length)]);
    const media = await readMedia({
      size,
      async read(from, to) {
        total += to - from;
        if (from === 0) return head;
        return end.subarray(from - (size - end.length));
      },
    });
    expect(media).toMatchObject({ seconds: 1.628, ...wide });
    expect(total).toBeLessThan(200_000);
  });

  it('no length and no size that no film has', async () => {
    const long = film('h264-aac.mp4');
    // Behind the name: version and flags, two dates, and how many units a second has.
    long.writeUInt32BE(1, long.indexOf('mvhd') + 16);
    long.writeUInt32BE(0xfffffffe, long.indexOf('mvhd') + 20);
    const high = film('live.webm');
    // The height, as a number of one byte, becomes one of four.
    const at = high.indexOf(Buffer.from([0xba, 0x81, 36]));
    const higher = Buffer.concat([
      high.subarray(0, at),
      Buffer.from([0xba, 0x84, 0xff, 0xff, 0xff, 0xff]),
    ]);
    expect(await read(long)).toEqual({ container: 'mp4', ...wide, video: 'H.264', audio: 'AAC' });
    expect(await read(higher)).toEqual({ container: 'webm', video: 'VP8' });
  });

  it('its own codec, if we know no other name, and never what owners cannot read', async () => {
    const bytes = film('h264-aac.mp4');
    expect(await read(encodedAs('XAVC', bytes))).toMatchObject({ video: 'XAVC' });
    expect(await read(encodedAs('\x07\x1b\0\xff', bytes))).not.toHaveProperty('video');
  });

  it('the track that is shown, not one with the pictures of chapters', async () => {
    const bytes = film('h264-aac.mp4');
    const movie = index(bytes);
    const track = movie.subarray(movie.indexOf('trak') - 4);
    const chapters = encodedAs('jpeg', track.subarray(0, track.readUInt32BE()));
    chapters[chapters.indexOf('tkhd') + 7] = 0;
    const moov = box('moov', Buffer.concat([chapters, movie.subarray(8)]));
    expect(await read(Buffer.concat([ftyp, moov]))).toMatchObject({ video: 'H.264' });
  });

  it('its length behind tags that hold pictures', async () => {
    const tag = Buffer.concat([
      Buffer.from('ID3\x04\0\0\0\x06\x1a\0', 'latin1'),
      Buffer.alloc(101_632),
    ]);
    expect(await read(Buffer.concat([tag, film('plain.mp3')]))).toMatchObject({ seconds: 1.656 });
    expect(await read(Buffer.concat([tag, film('sound.flac')]))).toMatchObject({ seconds: 1.5 });
  });
});

/** A box that stands in a film, with what is to be read of it. */
const inside = (bytes: Buffer, name: string) => {
  const at = bytes.indexOf(name) - 4;
  return bytes.subarray(at, at + bytes.readUInt32BE(at));
};
/** A film's track of pictures, as it is in a sound: with another number, and as pictures. */
function coverTrack(codec: string): Buffer {
  const track = encodedAs(codec, inside(film('h264.mp4'), 'trak'));
  const head = track.indexOf('tkhd');
  // Dates take more bytes in the second version.
  track.writeUInt32BE(7, head + (track[head + 4] === 1 ? 24 : 16));
  return track;
}
/** A sound whose tracks are these and its own, which may say where its chapters are. */
function soundWith(brand: string, tracks: Buffer, more: Buffer = Buffer.alloc(0)): Buffer {
  const whole = film('aac.m4a');
  const own = inside(whole, 'trak').subarray(8);
  const track = box('trak', Buffer.concat([own, more]));
  const moov = box('moov', Buffer.concat([inside(whole, 'mvhd'), tracks, track]));
  return Buffer.concat([box('ftyp', `${brand}\0\0\0\0`), moov, inside(whole, 'mdat')]);
}

/** A number of four bytes. */
function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

describe('a film in fragments is no longer than these', () => {
  const whole = film('fragmented.mp4');
  const [mvhd, trak] = [inside(whole, 'mvhd'), inside(whole, 'trak')] as const;
  // Behind the name: version and flags, two dates, and how many units a second has.
  const scale = mvhd.readUInt32BE(20);
  const trackScale = trak.readUInt32BE(trak.indexOf('mdhd') + 16);
  const own = whole.subarray(whole.indexOf('moof') - 4);

  type Said = { inMovie?: number; inFragments?: number; usual?: number; fragments: Buffer };
  /** The lengths that the two heads say, in seconds, and that of a sample in seconds. */
  function inFragments({ inMovie = 0, inFragments = 0, usual = 0, fragments }: Said): Buffer {
    const head = Buffer.from(mvhd);
    head.writeUInt32BE(Math.round(inMovie * scale), 24);
    const length = box('mehd', Buffer.concat([number(0), number(inFragments * scale)]));
    const trex = [0, 1, 1, Math.round(usual * trackScale), 0, 0];
    const extended = box(
      'mvex',
      Buffer.concat([length, box('trex', Buffer.concat(trex.map(number)))]),
    );
    return Buffer.concat([ftyp, box('moov', Buffer.concat([head, trak, extended])), fragments]);
  }
  /** A fragment of these lengths of samples in seconds, or of so many usual ones, that begins at a time. */
  function fragment(samples: number[] | number, from?: number): Buffer {
    const rows = Array.isArray(samples) ? samples.map((each) => number(each * trackScale)) : [];
    const flags = Array.isArray(samples) ? 0x100 : 0;
    const count = Array.isArray(samples) ? samples.length : samples;
    const parts = [
      box('tfhd', Buffer.concat([number(0), number(1)])),
      from === undefined
        ? Buffer.alloc(0)
        : box('tfdt', Buffer.concat([0, from * trackScale].map(number))),
      box('trun', Buffer.concat([number(flags), number(count), ...rows])),
    ];
    return Buffer.concat([box('moof', box('traf', Buffer.concat(parts))), box('mdat', 'shown')]);
  }

  it.each<[string, number | undefined, Buffer]>([
    ['whose index says more', 1.5, inFragments({ inMovie: 19_063, fragments: own })],
    [
      'whose head of the fragments says more',
      1.5,
      inFragments({ inFragments: 19_063, fragments: own }),
    ],
    ['that says less', 1, inFragments({ inFragments: 1, fragments: own })],
    ['that does not say it', undefined, inFragments({ fragments: own })],
    [
      'that do not say when they begin',
      7,
      inFragments({ inMovie: 99, fragments: Buffer.concat([fragment([1, 2]), fragment([3, 1])]) }),
    ],
    [
      'that leave out a time',
      14,
      inFragments({
        inMovie: 99,
        fragments: Buffer.concat([fragment([1, 2], 0), fragment([3, 1], 10)]),
      }),
    ],
    ['of usual samples', 8, inFragments({ inMovie: 99, usual: 2, fragments: fragment(4) })],
    [
      'of many samples',
      3000,
      inFragments({ inMovie: 9999, fragments: fragment(Array(3000).fill(1)) }),
    ],
    [
      'that say more samples than there are',
      undefined,
      inFragments({
        inMovie: 99,
        fragments: box('moof', box('traf', box('trun', Buffer.concat([0x100, 9].map(number))))),
      }),
    ],
    ['of which none says a time', undefined, inFragments({ inMovie: 99, fragments: fragment(4) })],
  ])('one %s', async (_, seconds, bytes) => {
    expect((await read(bytes))?.seconds).toBe(seconds);
  });

  it('and none is known if there are too many to read', async () => {
    const bytes = inFragments({
      inMovie: 99,
      fragments: Buffer.concat(Array(30_000).fill(fragment([1]))),
    });
    expect((await read(bytes))?.seconds).toBeUndefined();
  });
});

describe('a sound stays a sound', () => {
  const chapters = box('tref', box('chap', '\0\0\0\x07'));
  it.each([
    ['with pictures of its chapters', soundWith('M4A ', coverTrack('jpeg'), chapters)],
    ['with such pictures in another codec', soundWith('isom', coverTrack('avc1'), chapters)],
    ['with a cover', soundWith('M4A ', coverTrack('png '))],
    ['of a book with a cover', soundWith('M4B ', coverTrack('jpeg'))],
  ])('%s', async (_, bytes) => {
    expect(await read(bytes)).toEqual({ container: 'm4a', seconds: 1.628, audio: 'AAC' });
  });

  it('but a film is none', async () => {
    const bytes = soundWith('isom', coverTrack('avc1'));
    expect(await read(bytes)).toMatchObject({ container: 'mp4', video: 'H.264', audio: 'AAC' });
  });
});

describe('a file that was not copied to its end is known', () => {
  it.each([
    'h264.mp4',
    'h264-aac.mp4',
    'fragmented.mp4',
    'prores.mov',
    'aac.m4a',
    'vp9-opus.webm',
    'counted.mp3',
    'vorbis.ogg',
    'sound.wav',
    'sound.flac',
  ])('%s, wherever most of it is missing', async (name) => {
    const bytes = film(name);
    for (const part of [0.3, 0.5, 0.7]) {
      const cut = bytes.subarray(0, Math.floor(bytes.length * part));
      expect(await read(cut), `${part}`).toMatchObject({ isCut: true });
    }
  });

  it.each<[string, Buffer]>([
    [
      'its index, and nothing behind it',
      film('h264.mp4').subarray(0, film('h264.mp4').indexOf('mdat') - 4),
    ],
    [
      'its index, and the head of what is shown',
      film('h264.mp4').subarray(0, film('h264.mp4').indexOf('mdat') + 4),
    ],
    ['its tags, with half a cover', Buffer.from('ID3\x04\0\0\0\x06\x1a\0 cover', 'latin1')],
    ['a WebM without its tracks', film('live.webm').subarray(0, 60)],
    [
      'the head of a WAV, and no sound',
      withLength(0).subarray(0, withLength(0).indexOf('data') + 8),
    ],
    ['the head of a FLAC, and half a cover', flacWithCover.subarray(0, 3000)],
  ])('a file that has %s', async (_, bytes) => {
    expect(await read(bytes)).toMatchObject({ isCut: true });
  });

  it.each<[string, Buffer]>([
    ['of a recorder that was switched off', withLength(0)],
    ['that was written into a pipe', withLength(0xffffffff)],
    ['that was written into a pipe by SoX', withLength(0x7ffff000)],
    ['that counts its head as well', withLength(film('sound.wav').length)],
    ['with a cover', flacWithCover],
    ['of a live recording', film('live.webm').subarray(0, -30)],
    ['with other bytes behind it', Buffer.concat([film('h264.mp4'), Buffer.from('TAG, and more')])],
  ])('but a file %s is whole', async (_, bytes) => {
    expect(await read(bytes)).not.toHaveProperty('isCut');
  });
});

describe('a file that is damaged, or made to take for ever, is done with soon', () => {
  const nested = Array.from({ length: 5000 }).reduce<Buffer>((inner) => box('trak', inner), ftyp);
  it.each([
    ['10,000 boxes before the index', Buffer.concat([ftyp, ...Array(10_000).fill(box('free'))])],
    ['boxes in boxes', Buffer.concat([ftyp, box('moov', nested)])],
    ['a box of no length', Buffer.concat([ftyp, Buffer.from('\0\0\0\x01free\0\0\0\0\0\0\0\0')])],
    ['a box shorter than its head', Buffer.concat([ftyp, box('free', '', 4)])],
    ['an index of 2 GB', Buffer.concat([ftyp, box('moov', '', 2_000_000_000)])],
    ['a WebM without an end', film('live.webm').subarray(0, 60)],
    [
      'an Ogg of nothing but heads',
      Buffer.concat(Array(100).fill(film('vorbis.ogg').subarray(0, 58))),
    ],
    ['a WAV of empty chunks', Buffer.from(`RIFF\0\0\0\0WAVE${'junk\0\0\0\0'.repeat(10_000)}`)],
    ['tags without a sound', Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f')],
  ])('%s', async (_, bytes) => {
    for (const size of [bytes.length, 3_000_000_000]) {
      const { total } = await reading(bytes, size);
      expect(total).toBeLessThan(33_000_000);
    }
  });

  it('the index is found behind 10,000 boxes', async () => {
    const boxes = Array(10_000).fill(box('free'));
    const bytes = Buffer.concat([ftyp, ...boxes, index(film('h264-aac.mp4'))]);
    expect(await read(bytes)).toMatchObject({ seconds: 1.628 });
  });
});
