/**
 * The first screen as a picture, for where a link to the site is shown with one. Drawn without a browser: the portrait, the
 * viewfinder around it, and the greeting in outlines of our fonts. What these cannot write is left out, and asked about.
 */
import sharp from 'sharp';
import { faces } from '../../compile/fonts.ts';
import { tokenColour } from '../../compile/token-colours.ts';
import { type Token, tokenMeasure } from '../../compile/tokens.ts';
import type { Fault } from '../../compose/check/fault.ts';
import { PREVIEW } from '../../compose/page/preview.ts';
import { quote } from '../../schema/rules.ts';
import { type Outline, type Pen, penFor } from './outlines.ts';

const { width: WIDTH, height: HEIGHT } = PREVIEW;
/** From a length of the page to one of the picture, which is about the first screen of a window of 800 × 420. */
const SCALE = 1.5;
const scaled = (token: Token) => SCALE * tokenMeasure(token);

/** The portrait's shape, as high as the picture. */
const PORTRAIT_WIDTH = (HEIGHT * 4) / 5;
const PORTRAIT_LEFT = WIDTH - PORTRAIT_WIDTH;

const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F/gu;

type Said = {
  /** An address with its bytes in it. */
  portrait: string;
  greeting: string;
  subtitle: string;
};

export async function drawPreview({ portrait, greeting, subtitle }: Said) {
  // Node reads a data: address like any other.
  const bytes = await (await fetch(portrait)).arrayBuffer();
  const face = await sharp(bytes).resize(PORTRAIT_WIDTH, HEIGHT).png().toBuffer();
  const { strap, questions } = await lowerThird(greeting, subtitle);
  // In the middle, with nothing to stand beside.
  const left = strap ? PORTRAIT_LEFT : (WIDTH - PORTRAIT_WIDTH) / 2;
  const layers = [
    { input: face, left, top: 0 },
    { input: svg(brackets(left) + strap), left: 0, top: 0 },
  ];
  // Few colours: WhatsApp shows no picture that is heavy.
  const ground = sharp(svg(GROUND)).composite(layers);
  const picture = await ground.png({ palette: true, effort: 10 }).toBuffer();
  return { picture, questions };
}

/** The place is where the owner may say it otherwise. */
function asked(text: string, place: string): Fault {
  return {
    file: `dist/${PREVIEW.name}`,
    field: '',
    problem: `is without ${quote(text)}, as the fonts of the site lack letters of it.`,
    expected: `On the page it is there, in a font of the visitor’s. Is that enough? If not, write something else as ${place}.`,
    stops: 'nothing',
  };
}

const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`,
  );

const rectangle = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

// As hero.module.css has it.
const GROUND = `<linearGradient id="a" x2="0" y2="1">
<stop offset="${1 - tokenMeasure('--horizon') / 100}" stop-color="${tokenColour('--wall')}"/>
<stop offset="1" stop-color="${tokenColour('--wall-glow')}"/></linearGradient>${rectangle(0, 0, WIDTH, HEIGHT, 'url(#a)')}`;

/** As viewfinder.module.css has them: at each corner of the portrait a line across and one down. */
function brackets(left: number): string {
  const [inset, arm, line] = [
    scaled('--bracket-inset'),
    scaled('--bracket-arm'),
    scaled('--bracket-line'),
  ];
  const lines = (width: number, height: number) =>
    [left + inset, left + PORTRAIT_WIDTH - inset - width].flatMap((x) =>
      [inset, HEIGHT - inset - height].map((y) =>
        rectangle(x, y, width, height, tokenColour('--paper')),
      ),
    );
  return [...lines(arm, line), ...lines(line, arm)].join('');
}

/** From the left edge to just over that of the portrait, so that it hides no face. */
const STRAP = {
  width: PORTRAIT_LEFT + 40,
  lamp: scaled('--lamp-edge'),
  padding: scaled('--space-5'),
  bottom: 64,
  tallest: 280,
};
const ROOM = STRAP.width - STRAP.lamp - 2 * STRAP.padding;

async function lowerThird(greeting: string, subtitle: string) {
  const [text, display] = faces;
  const label = (await penFor({ ...text, axes: { wght: 600, wdth: 100 } }, subtitle))(subtitle);
  const written = greeting.replace(EMOJI, '').trim();
  const [size, lines] = setLines(written, await penFor(display, `${written} `));

  const labelHeight = label ? scaled('--target-main') : 0;
  const bottom = HEIGHT - STRAP.bottom - labelHeight;
  const { lamp, padding } = STRAP;
  const drawn: string[] = [];
  const questions: Fault[] = [];
  if (lines.length > 0) {
    const leading = Math.round(size * tokenMeasure('--leading'));
    const height = lines.length * leading + 2 * padding;
    const top = bottom - height;
    drawn.push(
      rectangle(0, top, STRAP.width, height, tokenColour('--paper')),
      rectangle(0, top, lamp, height, tokenColour('--lamp')),
      ...lines.map((line, index) =>
        write(line, size, lamp + padding, top + padding + leading * (index + 0.8), '--ink'),
      ),
    );
  } else if (written) {
    questions.push(asked(greeting, 'greeting in src/content/portfolio.toml'));
  }
  if (label) {
    const size = Math.min(32, ROOM / label.width);
    const width = label.width * size + lamp + 2 * padding;
    drawn.push(rectangle(0, bottom, width, labelHeight, tokenColour('--signal')));
    drawn.push(
      write(label, size, lamp + padding, bottom + (labelHeight + 0.7 * size) / 2, '--on-signal'),
    );
  } else {
    // Which need not be the owner's yet.
    questions.push(asked(subtitle, '"hero.subtitle" below [texts] in src/content/portfolio.toml'));
  }
  return { strap: drawn.join(''), questions };
}

/** As large as its lines stay within the strap; no lines, where it cannot be written. */
function setLines(greeting: string, pen: Pen): [size: number, lines: Outline[]] {
  const tracking = tokenMeasure('--tracking');
  // A line may end after a space or a hyphen.
  const words = greeting.match(/[^\s-]*[\s-]*/g) ?? [];
  for (let size = 84; size >= 24; size -= 4) {
    const texts = [''];
    for (const word of words) {
      const longer = texts.at(-1) + word;
      const isWider = (pen(longer.trim(), tracking)?.width ?? 0) * size > ROOM;
      if (isWider) texts.push(word);
      else texts.splice(-1, 1, longer);
    }
    const lines = texts.flatMap((text) => pen(text.trim(), tracking) ?? []);
    if (lines.length < texts.length) break;
    const isWithin = lines.every(({ width }) => width * size <= ROOM);
    if (isWithin && lines.length * size <= STRAP.tallest) return [size, lines];
  }
  return [0, []];
}

function write({ path }: Outline, size: number, x: number, y: number, ink: Token): string {
  return `<g fill="${tokenColour(ink)}" transform="translate(${x} ${y})scale(${size})">${path}</g>`;
}
