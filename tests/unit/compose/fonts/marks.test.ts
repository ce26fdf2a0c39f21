import { Blob, Face, Font, Buffer as Glyphs, shape } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { decompress } from 'woff2-encoder';
import { faces } from '../../../../src/compile/fonts.ts';
import { buildFace } from '../../../../src/compose/fonts/faces.ts';
import { penFor } from '../../../../src/node/link-image/outlines.ts';
import { fonts } from '../../../support/sites/compiled.ts';

/** The glyphs of a letter with combining marks, in our text face, as a browser places them. */
async function drawn(text: string) {
  const [textFace] = fonts.faces;
  if (!textFace) throw new Error('There is no face.');
  // Without other characters, because to pack those takes a tenth of a second.
  const rules = await buildFace({ ...textFace, always: '' }, text, fonts.subsetter, {
    scale: 1,
    isPacked: true,
  });
  const [, packed = ''] = /base64,([^)]*)\)/.exec(rules) ?? [];
  const font = new Font(new Face(new Blob(await decompress(Buffer.from(packed, 'base64')))));
  const glyphs = new Glyphs();
  glyphs.addText(text);
  glyphs.guessSegmentProperties();
  shape(font, glyphs);
  return glyphs
    .getGlyphInfosAndPositions()
    .map(({ xOffset = 0, yOffset = 0 }) => ({ xOffset, yOffset }));
}

test('a mark that stands on its own is placed over its letter, and a second one over the first', async () => {
  const [letter, tilde] = await drawn('m\u0303');
  expect(letter).toMatchObject({ xOffset: 0, yOffset: 0 });
  // The mark goes back from the end of the letter.
  expect(tilde?.xOffset).toBeLessThan(-400);

  const [, lower, upper] = await drawn('m\u0303\u0301');
  expect(lower?.xOffset).toBe(tilde?.xOffset);
  // This form of the mark leaves room for another one.
  expect(lower?.yOffset).toBeLessThan(tilde?.yOffset ?? 0);
  expect(upper?.yOffset).toBeGreaterThan((lower?.yOffset ?? 0) + 100);
});

test('so it is in the link image', async () => {
  const [text] = faces;
  const pen = await penFor(text, 'm\u0303\u0301');
  const { path = '' } = pen('m\u0303\u0301') ?? {};
  const [letter, lower, upper] = [...path.matchAll(/translate\((\S+) (\S+)\)/g)].map(
    ([, x, y]) => ({ x: Number(x), y: Number(y) }),
  );
  expect(letter).toEqual({ x: 0, y: 0 });
  expect(lower?.x).toBeLessThan(0.5);
  expect(lower?.y).toBeGreaterThan(0);
  expect(upper?.y).toBeLessThan((lower?.y ?? 0) - 0.1);
});
