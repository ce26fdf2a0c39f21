/**
 * The link image, which lies beside the page and is shown with a link to the site: the portrait, the viewfinder around it, and the
 * greeting. This module says where everything stands, in pixels. Node draws outlines of our fonts, the studio draws on a canvas, and only
 * the edges of letters differ. A text with letters that our fonts lack is left out.
 */

import type { Colour, Compiled } from './compiled.ts';
import { roomForAccents } from './page/content-tokens.ts';

export const LINK_IMAGE = { width: 1200, height: 630 } as const;
const { width: WIDTH, height: HEIGHT } = LINK_IMAGE;

/** The tokens of the page that the image takes its measures from. */
export const MEASURES = [
  ...['--bracket-inset', '--bracket-arm', '--bracket-line', '--lamp-edge', '--space-5'],
  ...['--target-main', '--leading', '--tracking', '--horizon'],
] as readonly `--${string}`[];

/** How much longer a length of the page is in the image, which looks about like the first screen of a window of 800 × 420. */
const SCALE = 1.5;

/** The portrait is as high as the image, and 4:5. */
export const PORTRAIT_WIDTH = (HEIGHT * 4) / 5;
const PORTRAIT_LEFT = WIDTH - PORTRAIT_WIDTH;

const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F/gu;

/** A text that Node or a browser has measured. The width is in em. */
type MeasuredText = { width: number };
/** Measures a text, with `tracking` (in em) added after each character. Returns nothing if the face lacks a letter of it. */
export type Pen<Text extends MeasuredText> = (text: string, tracking?: number) => Text | undefined;

type Rectangle = { x: number; y: number; width: number; height: number; colour: Colour };
/** `y` is its base line. */
export type Line<Text> = { text: Text; size: number; x: number; y: number; colour: Colour };

type LinkImageTexts = { greeting: string; subtitle: string };

type LinkImageLayout<Text> = {
  /** Where the portrait begins. */
  left: number;
  rectangles: readonly Rectangle[];
  lines: readonly Line<Text>[];
  /** The texts that are left out, because the face lacks a letter of them. */
  unwritten: readonly (keyof LinkImageTexts)[];
};

export function layOutLinkImage<Text extends MeasuredText>(
  texts: LinkImageTexts,
  pens: { display: Pen<Text>; label: Pen<Text> },
  measures: Compiled['linkImageMeasures'],
): LinkImageLayout<Text> {
  const measure = (token: string) => measures[token] ?? 0;
  const scaled = (token: string) => SCALE * measure(token);
  // From the left edge of the image to just beyond that of the portrait, so that it does not hide the face.
  const strap = { width: PORTRAIT_LEFT + 40, bottom: 64, tallest: 280 };
  const [lamp, padding] = [scaled('--lamp-edge'), scaled('--space-5')];
  const room = strap.width - lamp - 2 * padding;
  const tracking = measure('--tracking');

  const label = pens.label(texts.subtitle);
  const written = texts.greeting.replace(EMOJI, '').trim();
  const [size, greetingLines] = setLines(written, pens.display, tracking, room, strap.tallest);

  const labelHeight = label ? scaled('--target-main') : 0;
  const bottom = HEIGHT - strap.bottom - labelHeight;
  const rectangles: Rectangle[] = [];
  const lines: Line<Text>[] = [];
  if (greetingLines.length > 0) {
    const leading = Math.round(size * (roomForAccents(written) ?? measure('--leading')));
    const height = greetingLines.length * leading + 2 * padding;
    const top = bottom - height;
    rectangles.push(
      { x: 0, y: top, width: strap.width, height, colour: 'paper' },
      { x: 0, y: top, width: lamp, height, colour: 'lamp' },
    );
    for (const [index, text] of greetingLines.entries()) {
      const y = top + padding + leading * (index + 0.8);
      lines.push({ text, size, x: lamp + padding, y, colour: 'ink' });
    }
  }
  if (label) {
    const size = Math.min(32, room / label.width);
    const width = label.width * size + lamp + 2 * padding;
    const y = bottom + (labelHeight + 0.7 * size) / 2;
    rectangles.push({ x: 0, y: bottom, width, height: labelHeight, colour: 'signal' });
    lines.push({ text: label, size, x: lamp + padding, y, colour: 'on-signal' });
  }
  // Without a text beside it, the portrait stands in the middle.
  const left = rectangles.length > 0 ? PORTRAIT_LEFT : (WIDTH - PORTRAIT_WIDTH) / 2;
  const lacksGreeting = greetingLines.length === 0 && written !== '';
  return {
    left,
    rectangles: [...brackets(left, scaled), ...rectangles],
    lines,
    unwritten: [
      ...(lacksGreeting ? (['greeting'] as const) : []),
      ...(label ? [] : (['subtitle'] as const)),
    ],
  };
}

/** As viewfinder.module.css has them: at each corner of the portrait a line across and one down. */
function brackets(left: number, scaled: (token: string) => number): Rectangle[] {
  const inset = scaled('--bracket-inset');
  const arm = scaled('--bracket-arm');
  const line = scaled('--bracket-line');
  const corners = (width: number, height: number) =>
    [left + inset, left + PORTRAIT_WIDTH - inset - width].flatMap((x) =>
      [inset, HEIGHT - inset - height].map((y) => ({
        x,
        y,
        width,
        height,
        colour: 'paper' as const,
      })),
    );
  return [...corners(arm, line), ...corners(line, arm)];
}

/** Divides the greeting into lines, in the largest size that fits the strap. There are none if no size fits or a letter is missing. */
function setLines<Text extends MeasuredText>(
  greeting: string,
  pen: Pen<Text>,
  tracking: number,
  room: number,
  tallest: number,
): [size: number, lines: Text[]] {
  // A line may end after a space or a hyphen.
  const words = greeting.match(/[^\s-]*[\s-]*/g) ?? [];
  for (let size = 84; size >= 24; size -= 4) {
    const texts = [''];
    for (const word of words) {
      const longer = texts.at(-1) + word;
      const isWider = (pen(longer.trim(), tracking)?.width ?? 0) * size > room;
      if (isWider) texts.push(word);
      else texts.splice(-1, 1, longer);
    }
    const lines = texts.flatMap((text) => pen(text.trim(), tracking) ?? []);
    if (lines.length < texts.length) break;
    const isWithin = lines.every(({ width }) => width * size <= room);
    if (isWithin && lines.length * size <= tallest) return [size, lines];
  }
  return [0, []];
}
