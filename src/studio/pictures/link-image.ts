/** Draws the link image. It equals that of a build, except for the edges of letters. Returns undefined if the browser changes pixels. */
import { fromBase64 } from '../../compose/base64.ts';
import { type Compiled, coloursOf } from '../../compose/compiled.ts';
import { LINK_IMAGE, layOutLinkImage, type Pen, PORTRAIT_WIDTH } from '../../compose/link-image.ts';
import type { Accent } from '../../schema/choices.ts';
import { contextOf, isFalsified } from './canvas.ts';

/** `portrait` is a data: address. */
export type LinkImageContent = {
  greeting: string;
  subtitle: string;
  portrait: string;
  accent?: Accent | undefined;
};

type SetText = { text: string; font: string; tracking: number; width: number };

const { width: WIDTH, height: HEIGHT } = LINK_IMAGE;

export async function drawLinkImage(
  { portrait, accent, ...texts }: LinkImageContent,
  compiled: Compiled,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const { fonts, linkImageMeasures: measures } = compiled;
  const colours = coloursOf(compiled, accent);
  if (isFalsified()) return undefined;
  const face = new Image();
  face.src = portrait;
  await face.decode();
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = contextOf(canvas);

  const penOf = async (face: Compiled['fonts']['faces'][number], weight: number) => {
    const family = `${face.family} for links`;
    for (const { font } of face.scripts) {
      const loaded = new FontFace(family, fromBase64(font), { weight: face.weight });
      document.fonts.add(await loaded.load());
    }
    const held = new Set(face.scripts.flatMap(({ characters }) => [...characters]));
    const font = `${weight} 100px "${family}"`;
    const pen: Pen<SetText> = (text, tracking = 0) => {
      const characters = [...text.normalize('NFC')];
      if (!characters.every((character) => held.has(character))) return undefined;
      context.font = font;
      const width = context.measureText(text).width / 100 + tracking * characters.length;
      return { text, font, tracking, width };
    };
    return pen;
  };
  const [text, display] = fonts.faces;
  if (!text || !display) throw new Error('The fonts of the site are not there.');
  const pens = { label: await penOf(text, 600), display: await penOf(display, 800) };
  const { left, rectangles, lines } = layOutLinkImage(texts, pens, measures);

  // The same background as in hero.module.css.
  const ground = context.createLinearGradient(0, 0, 0, HEIGHT);
  ground.addColorStop(1 - (measures['--horizon'] ?? 0) / 100, colours.wall);
  ground.addColorStop(1, colours['wall-glow']);
  context.fillStyle = ground;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.drawImage(face, left, 0, PORTRAIT_WIDTH, HEIGHT);
  for (const { x, y, width, height, colour } of rectangles) {
    context.fillStyle = colours[colour];
    context.fillRect(x, y, width, height);
  }
  for (const { text, size, x, y, colour } of lines) {
    context.fillStyle = colours[colour];
    context.font = text.font.replace('100px', `${size}px`);
    context.letterSpacing = `${text.tracking * size}px`;
    context.fillText(text.text, x, y);
  }
  const png = await canvas.convertToBlob({ type: 'image/png' });
  return new Uint8Array(await png.arrayBuffer());
}
