/** A PNG may say its brightness (gAMA) and its colours (cHRM) by numbers. sharp heeds only a profile, so these become one. */
import { crc32, deflateSync } from 'node:zlib';

/** The places of a white and three colours in the plane of all colours: those of sRGB. */
const SRGB = [0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06];

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
/** Behind the signature and the first chunk, which always has 13 bytes. */
const AFTER_HEADER = 33;

/** The same picture with a profile in the place of these numbers, if it has them and nothing that counts more. */
export function withGammaAsProfile(png: Buffer): Buffer {
  if (!png.subarray(0, 8).equals(SIGNATURE)) return png;
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at + 12 <= png.length; ) {
    const name = png.toString('latin1', at + 4, at + 8);
    if (name === 'IDAT') break;
    const end = at + 8 + png.readUInt32BE(at);
    if (end > png.length) break;
    chunks.set(name, png.subarray(at + 8, end));
    at = end + 4;
  }
  const [gamma = 0] = numbersIn(chunks.get('gAMA'));
  const counts = ['cICP', 'iCCP', 'sRGB'].some((name) => chunks.has(name));
  if (!(gamma > 0.01 && gamma < 100) || counts) return png;
  const isGrey = [0, 4].includes(chunks.get('IHDR')?.[9] ?? 0);
  const places = numbersIn(chunks.get('cHRM'));
  const lights = isGrey ? undefined : (lightsOf(places) ?? lightsOf(SRGB));
  const profile = profileOf(1 / gamma, lights);
  const iccp = chunk('iCCP', Buffer.concat([Buffer.from('gamma\0\0'), deflateSync(profile)]));
  return Buffer.concat([png.subarray(0, AFTER_HEADER), iccp, png.subarray(AFTER_HEADER)]);
}

function numbersIn(data: Buffer = Buffer.alloc(0)): number[] {
  return Array.from(
    { length: Math.floor(data.length / 4) },
    (_, index) => data.readUInt32BE(4 * index) / 100_000,
  );
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  return Buffer.concat([unsigned(data.length), named, unsigned(crc32(named))]);
}

type Vector = readonly [number, number, number];
type Matrix = readonly [Vector, Vector, Vector];

/** Bradford's matrix, and its inverse: by them profiles carry colours from one white to another. */
const EYE: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];
const BACK: Matrix = [
  [0.986993, -0.147054, 0.159963],
  [0.432305, 0.51836, 0.049291],
  [-0.008529, 0.040043, 0.968487],
];
/** The white of all profiles. */
const DAYLIGHT: Vector = [0.9642, 1, 0.8249];

/** How much light each of the three colours has. Undefined if the places are none of three colours. */
function lightsOf(places: readonly number[]): Matrix | undefined {
  const lightAt = (at: number): Vector => {
    const [x = 0, y = 0] = places.slice(at, at + 2);
    return [x / y, 1, (1 - x - y) / y];
  };
  const white = lightAt(0);
  const [red, green, blue] = [lightAt(2), lightAt(4), lightAt(6)];
  const whole = dot(red, cross(green, blue));
  const lights = [
    scaled(red, dot(cross(green, blue), white) / whole),
    scaled(green, dot(cross(blue, red), white) / whole),
    scaled(blue, dot(cross(red, green), white) / whole),
  ] as const;
  const seen = times(EYE, white);
  const wanted = times(EYE, DAYLIGHT);
  const adapted = lights.map((light): Vector => {
    const [x, y, z] = times(EYE, light);
    return times(BACK, [
      (x * wanted[0]) / seen[0],
      (y * wanted[1]) / seen[1],
      (z * wanted[2]) / seen[2],
    ]);
  });
  const [r, g, b] = adapted;
  const isRight = adapted.flat().every((value) => Math.abs(value) < 100);
  return isRight && r && g && b ? [r, g, b] : undefined;
}

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const scaled = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
const times = ([a, b, c]: Matrix, v: Vector): Vector => [dot(a, v), dot(b, v), dot(c, v)];

/** A colour profile of the plainest form: one curve, and three colours if the picture is not grey. */
function profileOf(exponent: number, lights: Matrix | undefined): Buffer {
  const place = (light: Vector) => Buffer.concat([letters('XYZ '), ...light.map(fixed)]);
  const curve = Buffer.concat([letters('para'), unsigned(0), fixed(exponent)]);
  const white = ['wtpt', place(DAYLIGHT)] as const;
  const tags: (readonly [string, Buffer])[] = lights
    ? [
        white,
        ...['rXYZ', 'gXYZ', 'bXYZ'].map(
          (name, at) => [name, place(lights[at] ?? DAYLIGHT)] as const,
        ),
        ...['rTRC', 'gTRC', 'bTRC'].map((name) => [name, curve] as const),
      ]
    : [white, ['kTRC', curve]];
  const list: Buffer[] = [unsigned(tags.length)];
  let at = 128 + 4 + 12 * tags.length;
  for (const [name, data] of tags) {
    list.push(Buffer.from(name), unsigned(at), unsigned(data.length));
    at += data.length;
  }
  const header = Buffer.alloc(128);
  header.writeUInt32BE(at);
  header.writeUInt32BE(0x04_20_00_00, 8);
  header.write(`mntr${lights ? 'RGB ' : 'GRAY'}XYZ `, 12);
  header.write('acsp', 36);
  Buffer.concat(DAYLIGHT.map(fixed)).copy(header, 68);
  return Buffer.concat([header, ...list, ...tags.map(([, data]) => data)]);
}

/** The name of a kind of value, with the four empty bytes that follow it. */
const letters = (name: string) => Buffer.concat([Buffer.from(name), unsigned(0)]);

function unsigned(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** With 16 bits behind the point, also below zero. */
const fixed = (value: number) => unsigned(Math.round(value * 65_536) >>> 0);
