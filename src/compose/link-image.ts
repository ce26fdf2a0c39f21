/**
 * The picture beside the page that a link to the site is shown with: the portrait, the viewfinder around it, and the greeting. Here
 * is where everything stands; each system draws it in its own way. In pixels.
 */

import type { Colour, Compiled } from './compiled.ts';
import { roomForAccents } from './page/content-tokens.ts';

export const LINK_IMAGE = { width: 1200, height: 630 } as const;
const { width: WIDTH, height: HEIGHT } = LINK_IMAGE;

/** What the page is set in, by the names of the tokens. */
export const MEASURES = [
  ...['--bracket-inset', '--bracket-arm', '--bracket-line', '--lamp-edge', '--space-5'],
  ...['--target-main', '--leading', '--tracking', '--horizon'],
] as readonly `--${string}`[];

/** From a length of the page to one of the picture, which is about the first screen of a window of 800 × 420. */
const SCALE = 1.5;

/** The portrait's shape, as high as the picture. */
export const PORTRAIT_WIDTH = (HEIGHT * 4) / 5;
const PORTRAIT_LEFT = WIDTH - PORTRAIT_WIDTH;

const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F/gu;

/** A text as a system sets it; its width is in em. */
type MeasuredText = { width: number };
/** Sets a text, with so much more between its characters, in em. Nothing where the face lacks a letter. */
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
  /** What no pen can write, and so is left out. */
  unwritten: readonly (keyof LinkImageTexts)[];
};

export function layOutLinkImage<Text extends MeasuredText>(
  said: LinkImageTexts,
  pens: { display: Pen<Text>; label: Pen<Text> },
  measures: Compiled['linkImageMeasures'],
): LinkImageLayout<Text> {
  const measure = (token: string) => measures[token] ?? 0;
  const scaled = (token: string) => SCALE * measure(token);
  const strap = {
    // From the left edge to just over that of the portrait, so that it hides no face.
    width: PORTRAIT_LEFT + 40,
    lamp: scaled('--lamp-edge'),
    padding: scaled('--space-5'),
    bottom: 64,
    tallest: 280,
  };
  const { lamp, padding } = strap;
  const room = strap.width - lamp - 2 * padding;
  const tracking = measure('--tracking');

  const label = pens.label(said.subtitle);
  const written = said.greeting.replace(EMOJI, '').trim();
  const [size, texts] = setLines(written, pens.display, tracking, room, strap.tallest);

  const labelHeight = label ? scaled('--target-main') : 0;
  const bottom = HEIGHT - strap.bottom - labelHeight;
  const rectangles: Rectangle[] = [];
  const lines: Line<Text>[] = [];
  if (texts.length > 0) {
    const leading = Math.round(size * (roomForAccents(written) ?? measure('--leading')));
    const height = texts.length * leading + 2 * padding;
    const top = bottom - height;
    rectangles.push(
      { x: 0, y: top, width: strap.width, height, colour: 'paper' },
      { x: 0, y: top, width: lamp, height, colour: 'lamp' },
    );
    for (const [index, text] of texts.entries()) {
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
  // In the middle, with nothing to stand beside.
  const left = rectangles.length > 0 ? PORTRAIT_LEFT : (WIDTH - PORTRAIT_WIDTH) / 2;
  const lacksGreeting = texts.length === 0 && written !== '';
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

/** As large as its lines stay within the strap; no lines, where it cannot be written. */
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
