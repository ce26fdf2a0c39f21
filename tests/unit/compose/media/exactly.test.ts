/**
 * One codec has profiles and types that not every browser or phone plays, and one container has many codecs. One file, because it is
 * a table for each container.
 */
import { describe, expect, it } from 'vitest';
import type { MediaHead } from '../../../../src/compose/media/media.ts';
import { film, read, reading } from '../../read-film.ts';

/** The same file with other bytes at a place, which is so far behind a name. */
function changed(file: string, name: string, behind: number, ...bytes: number[]): Buffer {
  const copy = film(file);
  copy.set(bytes, copy.indexOf(name) + behind);
  return copy;
}

/** An M4A whose description of the sound (`esds`) says another object, or another type of MPEG-4 Audio. */
function soundOf({ object = 0x40, type = 2 }): Buffer {
  const copy = film('aac.m4a');
  const from = copy.indexOf('esds');
  copy.writeUInt8(object, copy.indexOf(Buffer.from([4, 0x80, 0x80, 0x80]), from) + 5);
  const config = copy.indexOf(Buffer.from([5, 0x80, 0x80, 0x80]), from) + 5;
  copy.writeUInt16BE(type < 31 ? type << 11 : (31 << 11) | ((type - 32) << 5), config);
  return copy;
}

/** A WAV of this codec, with so many bits. */
function wav(codec: number, bits = 16): Buffer {
  const bytes = film('sound.wav');
  bytes.writeUInt16LE(codec, 20);
  bytes.writeUInt16LE(bits, 34);
  return bytes;
}

/** The same with the codec behind the numbers of the speakers. */
function extensible(codec: number): Buffer {
  const bytes = wav(0xfffe);
  const more = Buffer.alloc(24);
  more.writeUInt16LE(codec, 8);
  bytes.writeUInt32LE(40, 16);
  return Buffer.concat([bytes.subarray(0, 36), more, bytes.subarray(36)]);
}

describe('a film says its profile', () => {
  it.each([
    [66, 'H.264'],
    [77, 'H.264'],
    [100, 'H.264'],
    [110, 'H.264 High 10'],
    [122, 'H.264 High 4:2:2'],
    [244, 'H.264 High 4:4:4'],
  ])('%i is %s', async (profile, video) => {
    expect(await read(changed('h264.mp4', 'avcC', 5, profile))).toMatchObject({ video });
  });

  it.each([
    ['h264.mp4', 'avc1', 'encv'],
    ['aac.m4a', 'mp4a', 'enca'],
    ['aac.m4a', 'mp4a', 'drms'],
  ])('%s, and that it is protected, if its %s is %s', async (file, codec, name) => {
    const copy = film(file);
    copy.write(name, copy.indexOf(codec, copy.indexOf('stsd')), 'latin1');
    expect(await read(copy)).toMatchObject({ isProtected: true });
  });
});

/** An element of a WebM: its name in hexadecimal digits, and what it holds. */
function element(id: string, ...content: Uint8Array[]): Buffer {
  const inner = Buffer.concat(content);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(0x10000000 + inner.length);
  return Buffer.concat([Buffer.from(id, 'hex'), length, inner]);
}

/** A WAV in ADPCM of 4,000 bytes, of which its rate says 4 s, that counts its samples. */
function adpcm(samples: number): Buffer {
  const format = Buffer.alloc(16);
  format.writeUInt16LE(0x11, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(2000, 4);
  format.writeUInt32LE(1000, 8);
  const fact = Buffer.alloc(4);
  fact.writeUInt32LE(samples);
  const chunks = Object.entries({ 'fmt ': format, fact, data: Buffer.alloc(4000) });
  const parts = chunks.map(([name, content]) => {
    const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content]);
  });
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WAVE', 'latin1'), ...parts]);
}

it.each([
  ['as many as it can hold', 7000, 3.5],
  ['more than it can hold', 9000, 4],
  ['none', 0, 4],
])('a WAV in ADPCM is as long as its samples, if it counts %s', async (_, samples, seconds) => {
  expect(await read(adpcm(samples))).toMatchObject({ audio: 'ADPCM', seconds });
});

describe('a WebM says that it is protected', () => {
  const webm = (...encodings: Buffer[]) => {
    const kind = element('83', Buffer.of(1));
    const codec = element('86', Buffer.from('V_VP9'));
    const track = element('ae', kind, codec, ...encodings);
    const head = element('1a45dfa3', element('4282', Buffer.from('webm')));
    return Buffer.concat([head, element('18538067', element('1654ae6b', track))]);
  };
  const protectedOne = element('5035', element('47e1', Buffer.of(5)));
  const packed = element('5034', element('4254', Buffer.of(3)));

  it.each([
    ['if its track is encrypted', webm(element('6d80', element('6240', protectedOne))), true],
    [
      'if it is packed as well',
      webm(element('6d80', element('6240', packed), element('6240', protectedOne))),
      true,
    ],
    ['but not if it is only packed', webm(element('6d80', element('6240', packed))), undefined],
    ['but not if it is as usual', webm(), undefined],
  ])('%s', async (_, bytes, isProtected) => {
    const media = await read(bytes);
    expect(media?.video).toBe('VP9');
    expect(media?.isProtected).toBe(isProtected);
  });
});

describe('a sound says what it is exactly', () => {
  it.each([
    [{ type: 2 }, 'AAC'],
    [{ type: 5 }, 'HE-AAC'],
    [{ type: 29 }, 'HE-AAC'],
    [{ type: 39 }, 'AAC ELD'],
    [{ type: 42 }, 'xHE-AAC'],
    [{ type: 77 }, 'mp4a.40.77'],
    [{ object: 0x6b }, 'MP3'],
    [{ object: 0xa9 }, 'DTS'],
  ])('in an M4A: %j', async (said, audio) => {
    expect(await read(soundOf(said))).toMatchObject({ container: 'm4a', audio });
  });

  it.each([
    ['PCM', wav(1)],
    ['PCM', wav(3, 32)],
    ['PCM with 64 bits', wav(3, 64)],
    ['A-law', wav(6)],
    ['µ-law', wav(7)],
    ['ADPCM', wav(2)],
    ['ADPCM', wav(0x11)],
    ['GSM', wav(0x31)],
    ['MP2', wav(0x50)],
    ['µ-law', extensible(7)],
    ['PCM in RF64', Buffer.from(wav(1)).fill('RF64', 0, 4)],
  ])('in a WAV: %s', async (audio, bytes) => {
    expect(await read(bytes)).toEqual({ container: 'wav', audio, seconds: 0.25 });
  });

  it('in an Ogg: Speex', async () => {
    const page = (flags: number, samples: number, packet: Buffer) => {
      const head = Buffer.alloc(28);
      head.write('OggS');
      head.writeUInt8(flags, 5);
      head.writeBigInt64LE(BigInt(samples), 6);
      head.writeUInt8(1, 26);
      head.writeUInt8(packet.length, 27);
      return Buffer.concat([head, packet]);
    };
    const packet = Buffer.alloc(80);
    packet.write('Speex   1.2');
    packet.writeUInt32LE(16_000, 36);
    const bytes = Buffer.concat([page(2, 0, packet), page(4, 40_000, Buffer.alloc(50))]);
    expect(await read(bytes)).toEqual({ container: 'ogg', audio: 'Speex', seconds: 2.5 });
  });

  it('in a FLAC: that it lies behind tags, where Firefox does not find it', async () => {
    const tags = Buffer.from('ID3\x04\0\0\0\0\0\x01\0', 'latin1');
    const bytes = Buffer.concat([tags, film('sound.flac')]);
    expect(await read(bytes)).toMatchObject({ audio: 'FLAC behind ID3 tags', seconds: 1.5 });
  });

  it('in a FLAC that was recorded into a pipe: its length all the same', async () => {
    const bytes = film('sound.flac');
    // 36 bits behind those for the rate and other things.
    bytes.writeUInt8(bytes.readUInt8(21) & 0xf0, 21);
    bytes.writeUInt32BE(0, 22);
    const { seconds = 0 } = (await read(bytes)) ?? {};
    expect(Math.abs(seconds - 1.5)).toBeLessThan(0.11);
  });
});

/** Frames of an MP3 (MPEG 1, 44.1 kHz), whose weights are numbers in the list of these. */
function frames(weights: readonly number[]): Buffer {
  const kilobits = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
  return Buffer.concat(
    weights.map((weight) => {
      const frame = Buffer.alloc(Math.floor((144_000 * (kilobits[weight] ?? 0)) / 44_100));
      frame.set([0xff, 0xfb, weight << 4, 0]);
      return frame;
    }),
  );
}
/** By which part the length is wrong. */
const off = (media: MediaHead | undefined, count: number) =>
  Math.abs((media?.seconds ?? 0) / ((count * 1152) / 44_100) - 1);

describe('an MP3 tells its length', () => {
  it.each([1, 100, 1000])('if its first %i bytes are missing', async (missing) => {
    const media = await read(frames(Array(200).fill(9)).subarray(missing));
    expect(media).toMatchObject({ container: 'mp3', audio: 'MP3' });
    expect(off(media, 200)).toBeLessThan(0.02);
  });

  it.each([
    ['a short one', 400],
    ['one of half an hour', 70_000],
    ['one of two hours', 280_000],
  ])('if each frame is as heavy as it needs, and no head counts them: %s', async (_, count) => {
    const half = Math.round(count / 2);
    // A quiet beginning, and then music that comes and goes.
    const weights = Array.from({ length: count }, (_, index) =>
      index < half ? 1 : 9 + Math.round(5 * Math.sin(index / 700) ** 2),
    );
    const { media, total } = await reading(frames(weights));
    expect(off(media, count)).toBeLessThan(0.02);
    expect(total).toBeLessThan(15_000_000);
  });

  it('if its frames get heavier, and it is a little longer than what is read at once', async () => {
    const weights = Array.from({ length: 200 }, (_, index) => 1 + Math.floor(index / 15));
    expect(off(await read(frames(weights)), 200)).toBeLessThan(0.02);
  });

  it('of a large one whose frames are alike, with little reading', async () => {
    const { media, total } = await reading(frames(Array(20_000).fill(9)));
    expect(off(media, 20_000)).toBeLessThan(0.01);
    expect(total).toBeLessThan(1_300_000);
  });

  it.each([
    ['if its tags are followed by no frame', '\0'.repeat(3000), { isCut: true }],
    ['but not if a sound of another layer follows', '\xff\xfd\x84\x04'.padEnd(3000), undefined],
    ['and not if AAC follows', '\xff\xf1\x50\x80'.padEnd(3000), undefined],
  ])('and is damaged %s', async (_, rest, told) => {
    const bytes = Buffer.from(`ID3\x04\0\0\0\0\0\x01\0${rest}`, 'latin1');
    const media = await read(bytes);
    if (told) expect(media).toMatchObject({ container: 'mp3', ...told });
    else expect(media).toBeUndefined();
  });
});
