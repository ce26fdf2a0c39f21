import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { tokenColour } from '../../../../src/compile/token-colours.ts';
import { tokenMeasure } from '../../../../src/compile/tokens.ts';
import { svgAddress } from '../../../../src/compose/pictures/svg-address.ts';
import { drawLinkImage } from '../../../../src/node/link-image/draw.ts';

const portrait = svgAddress(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><path fill="#00f" d="M0 0h4v5H0z"/></svg>',
);

const draw = (greeting: string, subtitle = 'Live television') =>
  drawLinkImage({ portrait, greeting, subtitle });

/** Each is drawn once for all tests. */
const drawings = new Map<string, ReturnType<typeof draw>>();
function drawn(greeting: string, subtitle?: string) {
  const key = `${greeting}|${subtitle}`;
  const drawing = drawings.get(key) ?? draw(greeting, subtitle);
  drawings.set(key, drawing);
  return drawing;
}
const pictureOf = async (greeting: string, subtitle?: string) =>
  (await drawn(greeting, subtitle)).picture;

const HELLO = 'Hello, I am Ana.';
const hello = await pictureOf(HELLO);

/** How many pixels of a part are about this colour. */
async function count(picture: Uint8Array, colour: string, left = 0, width = 1200) {
  const part = sharp(picture).extract({ left, top: 0, width, height: 630 }).removeAlpha();
  const pixels = await part.raw().toBuffer();
  const [red = 0, green = 0, blue = 0] = Buffer.from(colour.slice(1), 'hex');
  let found = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const isAlike = (value: number, index: number) =>
      Math.abs(value - (pixels[at + index] ?? 0)) < 24;
    if (isAlike(red, 0) && isAlike(green, 1) && isAlike(blue, 2)) found++;
  }
  return found;
}

const paper = tokenColour('--paper');
const signal = tokenColour('--signal');
const blue = '#0000ff';

describe('the picture of the first screen', () => {
  it('is 1200 × 630, light enough for a messenger, and the same every time', async () => {
    expect(await sharp(hello).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    expect(hello.length).toBeLessThan(300_000);
    expect((await draw(HELLO)).picture.equals(hello)).toBe(true);
  });

  it('has the portrait at its right, whole, and the strap beside it', async () => {
    for (const picture of [hello, await pictureOf(`Hello, I am ${'Ana Beatriz '.repeat(7)}`)]) {
      expect(await count(picture, blue, 740, 460)).toBeGreaterThan(455 * 630);
      expect(await count(picture, paper, 0, 700)).toBeGreaterThan(40_000);
      expect(await count(picture, signal, 0, 700)).toBeGreaterThan(10_000);
    }
  });

  it('has the brackets of the page at the corners of the portrait, half as large again', async () => {
    const [arm, line, inset] = (['arm', 'line', 'inset'] as const).map(
      (name) => 1.5 * tokenMeasure(`--bracket-${name}`),
    );
    if (!arm || !line || !inset) throw new Error('The brackets have no size.');
    const corner = 2 * arm * line - line * line;
    expect(await count(hello, paper, 1200 - inset - arm, arm)).toBe(2 * corner);
    expect(await count(hello, paper, 1200 - inset, inset)).toBe(0);
  });

  it('is written in letters of our fonts, the extended ones included', async () => {
    const extended = await pictureOf('Łucja');
    expect(extended.equals(await pictureOf('Lucja'))).toBe(false);
    expect(extended.equals(await pictureOf('Łucja 👋🏽'))).toBe(true);
  });

  it('keeps each line within the strap', async () => {
    const picture = await pictureOf('Wolfeschlegelsteinhausenberger');
    expect(await count(picture, tokenColour('--ink'), 14, 20)).toBe(
      await count(await pictureOf('Łucja'), tokenColour('--ink'), 14, 20),
    );
    expect(await count(picture, blue, 740, 460)).toBeGreaterThan(455 * 630);
  });

  it('has the portrait alone, in its middle, where our fonts lack the script', async () => {
    const picture = await pictureOf('こんにちは', '放送');
    expect(await count(picture, paper, 0, 340)).toBe(0);
    expect(await count(picture, blue, 348, 504)).toBeGreaterThan(500 * 630 - 2000);
  });

  it.each([
    [
      'こんにちは',
      '放送',
      ['greeting in src/content/portfolio.toml', 'occupation in src/content/portfolio.toml'],
    ],
    ['مرحبا، أنا Ana', undefined, ['greeting in src/content/portfolio.toml']],
    [HELLO, '放送', ['occupation in src/content/portfolio.toml']],
    ['Łucja 👋🏽', undefined, []],
  ])(
    'asks about what it leaves out of %s, %s, and says where to change it',
    async (greeting, subtitle, places) => {
      const { questions } = await drawn(greeting, subtitle);
      expect(questions.map(({ expected }) => expected)).toEqual(
        places.map((place) => expect.stringContaining(place)),
      );
      for (const { problem } of questions)
        expect([greeting, `${subtitle}`].some((text) => problem.includes(text))).toBe(true);
    },
  );
});
