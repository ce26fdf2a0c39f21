/**
 * Draws the link image: the first screen as a picture. It needs no browser, because it draws the outlines of our fonts. A text that
 * these fonts cannot write is left out, and the build asks about it.
 */
import sharp from 'sharp';
import { compileAccent } from '../../compile/accents.ts';
import { faces } from '../../compile/fonts.ts';
import { tokenColour } from '../../compile/token-colours.ts';
import { tokenMeasure } from '../../compile/tokens.ts';
import { fileIssue, type Issue } from '../../compose/check/issue.ts';
import type { Colour } from '../../compose/compiled.ts';
import {
  LINK_IMAGE,
  type Line,
  layOutLinkImage,
  MEASURES,
  PORTRAIT_WIDTH,
} from '../../compose/link-image.ts';
import type { Accent } from '../../schema/choices.ts';
import { quote } from '../../schema/text-length.ts';
import { type Outline, penFor } from './outlines.ts';

const { width: WIDTH, height: HEIGHT } = LINK_IMAGE;

const measures = Object.fromEntries(MEASURES.map((token) => [token, tokenMeasure(token)]));

type LinkImageContent = {
  /** The file name. */
  name?: string;
  /** A data: address. */
  portrait: string;
  greeting: string;
  subtitle: string;
  accent?: Accent | undefined;
};

/** Where the owner can change each text. */
const PLACES = {
  greeting: 'greeting in src/content/portfolio.toml',
  subtitle: 'occupation in src/content/portfolio.toml',
};

export async function drawLinkImage({
  name = 'preview.png',
  portrait,
  accent = 'red',
  ...texts
}: LinkImageContent) {
  const { colours } = compileAccent(accent);
  const colourOf = (name: Colour) => colours[name] ?? tokenColour(`--${name}`);
  const [text, display] = faces;
  const pens = {
    label: await penFor({ ...text, axes: { wght: 600, wdth: 100 } }, texts.subtitle),
    display: await penFor(display, `${texts.greeting} `),
  };
  const { left, rectangles, lines, unwritten } = layOutLinkImage(texts, pens, measures);
  // fetch also reads data: addresses.
  const bytes = await (await fetch(portrait)).arrayBuffer();
  const face = await sharp(bytes).resize(PORTRAIT_WIDTH, HEIGHT).png().toBuffer();
  const drawn = rectangles.map(({ x, y, width, height, colour }) =>
    rectangle(x, y, width, height, colourOf(colour)),
  );
  const layers = [
    { input: face, left, top: 0 },
    {
      input: svg([...drawn, ...lines.map((line) => write(line, colourOf(line.colour)))].join('')),
      left: 0,
      top: 0,
    },
  ];
  // A palette of few colours makes it small, because WhatsApp shows no large picture.
  const ground = sharp(svg(GROUND)).composite(layers);
  const picture = await ground.png({ palette: true, effort: 10 }).toBuffer();
  return { picture, questions: unwritten.map((what) => asked(name, texts[what], PLACES[what])) };
}

function asked(name: string, text: string, place: string): Issue {
  const problem = `is without ${quote(text)}, as the fonts of the site lack letters of it.`;
  const expected = `On the page it is there, in a font of the visitor’s. Is that enough? If not, write something else as ${place}.`;
  return fileIssue('question', `dist/${name}`, problem, expected);
}

const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`,
  );

const rectangle = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;

// The same background as in hero.module.css.
const GROUND = `<linearGradient id="a" x2="0" y2="1">
<stop offset="${1 - tokenMeasure('--horizon') / 100}" stop-color="${tokenColour('--wall')}"/>
<stop offset="1" stop-color="${tokenColour('--wall-glow')}"/></linearGradient>${rectangle(0, 0, WIDTH, HEIGHT, 'url(#a)')}`;

function write({ text, size, x, y }: Line<Outline>, fill: string): string {
  return `<g fill="${fill}" transform="translate(${x} ${y})scale(${size})">${text.path}</g>`;
}
