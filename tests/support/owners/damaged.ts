/** Makes files that owners may have, whole and broken ones, for each test. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { onTestFinished } from 'vitest';
import type { Wanted } from '../../../src/compose/pictures/wanted.ts';

/** The default picture that the tests want. */
export const still: Wanted = {
  width: 640,
  height: 360,
  budget: 20_000,
  shortestSide: 300,
  position: 'attention',
};

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder with these files in it, by their paths. */
export function folderWith(files: Record<string, Uint8Array | string>): string {
  const folder = temporaryFolder();
  writeFiles(folder, files);
  return folder;
}

export function writeFiles(folder: string, files: Record<string, Uint8Array | string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

export function flat(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#d02020' } });
}

/** Left half red, right half blue. */
export function photo(width: number, height: number): Sharp {
  const red = { create: { width, height, channels: 3 as const, background: '#d02020' } };
  const blue = {
    create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#2020d0' },
  };
  return sharp(red).composite([{ input: blue, left: Math.floor(width / 2), top: 0 }]);
}

/** Random pixels, which cannot be compressed well. They are the same every time. */
export function noise(width: number, height: number): Sharp {
  let state = 1;
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[index] = state >>> 24;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A photo as a camera saves it that is held upright: on its side, with the rotation and the place in its EXIF. */
export function sidewaysPhotoWithPlace(width: number, height: number): Promise<Buffer> {
  return photo(width, height)
    .withExif({
      IFD0: { Copyright: 'Ana at home', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '40/1 25/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '3/1 42/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export async function truncatedJpeg(): Promise<Buffer> {
  const whole = await noise(700, 900).jpeg().toBuffer();
  return whole.subarray(0, Math.floor(whole.length * 0.6));
}

/** Only the header of a picture, which announces gigabytes of pixels. */
export function pngThatClaims(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 2], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    pngChunk('IHDR', size),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** Only the header of a HEIC, as an iPhone saves it. */
export function heic(width: number, height: number): Buffer {
  const ofFour = (...values: number[]) =>
    Buffer.from(values.flatMap((value) => [value >>> 24, value >>> 16, value >>> 8, value]));
  const box = (type: string, ...parts: (Buffer | string)[]) => {
    const content = Buffer.concat([type, ...parts].map((part) => Buffer.from(part as string)));
    return Buffer.concat([ofFour(content.length + 4), content]);
  };
  const item = box('infe', ofFour(0x2000000), Buffer.from([0, 1, 0, 0]), 'hvc1\0');
  const size = box('ispe', ofFour(0, width, height));
  const properties = box('ipco', box('hvcC', Buffer.from([1]), Buffer.alloc(22)), size);
  const meta = box(
    'meta',
    ofFour(0),
    box('hdlr', ofFour(0, 0), 'pict', Buffer.alloc(13)),
    box('pitm', ofFour(0), Buffer.from([0, 1])),
    box('iloc', ofFour(0), Buffer.from([0x44, 0, 0, 1, 0, 1, 0, 0, 0, 1]), ofFour(0, 64)),
    box('iinf', ofFour(0), Buffer.from([0, 1]), item),
    box('iprp', properties, box('ipma', ofFour(0, 1), Buffer.from([0, 1, 2, 0x81, 2]))),
  );
  return Buffer.concat([box('ftyp', 'heic', ofFour(0), 'mif1heic'), meta, Buffer.alloc(1000)]);
}

/** A PDF of one page with one line. */
export function pdf(line: string, title = 'CV'): Buffer {
  const stream = `BT /F1 12 Tf 72 720 Td (${line}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Title(${title})>>`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R/Info 6 0 R>>\nstartxref\n${body.length}\n%%EOF\n`,
  );
}

export const svgWithEverythingBad = `<?xml version="1.0"?>
<?xml-stylesheet href="https://tracker.test/a.css"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 400 500" onload="alert(1)">
  <script>alert(2)</script>
  <script href="https://tracker.test/b.js"/>
  <style>@import url(https://tracker.test/c.css); /* https://editor.test */ .sky { fill: #234 }</style>
  <style>.leak { fill: u\\72l(https://tracker.test/d.svg#x) }</style>
  <foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://tracker.test/e"/></body></foreignObject>
  <image href="https://tracker.test/f.png" width="9" height="9"/>
  <image xlink:href="file:///etc/passwd" width="9" height="9"/>
  <use href="https://tracker.test/g.svg#x"/>
  <a href="javascript:alert(3)"><circle cx="200" cy="200" r="90" fill="url(#warm)" onclick="alert(4)"/></a>
  <rect class="sky" width="400" height="500" style="filter: url(//tracker.test/h.svg#y)" data-secret="home"/>
  <animate attributeName="href" to="https://tracker.test/i"/>
  <linearGradient id="warm"><stop stop-color="#fa0"/><stop offset="1" stop-color="#f00"/></linearGradient>
</svg>`;

/** The folders of a build with this content folder, and an empty folder for files beside the page. */
export const foldersAround = (content: string, cache: string) => ({
  root: content,
  content,
  beside: content,
  cache,
});
