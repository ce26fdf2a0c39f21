/** What is compiled once for all owners. A site is composed from it and from its owner's content. */
import type { Accent } from '../schema/choices.ts';

export type Compiled = {
  /**
   * The program's scripts in their order, in ASCII. Only a site with a page of a project or of a showreel has `projectPages`, and only
   * one in several languages has `languages`.
   */
  scripts: Readonly<
    Record<'react' | 'main' | 'projectPages' | 'languages' | 'languageSwitch' | 'swiper', string>
  >;
  /** The script in the head (mark-route-script.ts). */
  markRoute: string;
  /** The script after the parts (promote-heading-script.ts). */
  promoteHeading: string;
  style: SplitStyle;
  /** Colours by the names of their tokens, for places that cannot read the style. */
  colours: Readonly<Record<Colour, string>>;
  /** The colours that an owner may choose. Red is none of them, because all else is red. */
  accents: Readonly<Partial<Record<Accent, CompiledAccent>>>;
  /** Measures of the page for the link image. Each is a length in CSS pixels, the number before `em` or `%`, or a plain number. */
  linkImageMeasures: Readonly<Record<string, number>>;
  fonts: CompiledFonts;
  /** The README that goes with a site, in English. */
  readme: string;
  /** The licences of what the file holds. */
  notices: string;
};

export const COLOURS = [
  'ink',
  'paper',
  'lamp',
  'signal',
  'on-signal',
  'wall',
  'wall-glow',
] as const;
export type Colour = (typeof COLOURS)[number];

export type CompiledAccent = {
  /** The tokens of the colour, for the page. */
  style: string;
  /** What it makes of the colours for other places. */
  colours: Partial<Compiled['colours']>;
};

/** The colours for places that cannot read the style, if the owner has chosen this one. */
export const coloursOf = ({ colours, accents }: Compiled, accent: Accent = 'red') => ({
  ...colours,
  ...accents[accent]?.colours,
});

/** The pieces of the style, in ASCII. Each comment says where the piece stands and what it does. */
export type SplitStyle = {
  /** In the head. */
  firstScreen: string;
  /** Before the document: hides the parts whose style is still to come. It is in the body like `rest`, because a mail program that drops one drops both. */
  hideRest: string;
  /** After the bar: shows the bar, because all its keys are there now. */
  showBar: string;
  /** After the words of the first part: shows them all at once. */
  showWords: string;
  /** Before `rest`, if the site has pages of projects or of a showreel: what only these need, on the screen and on paper. */
  projectPages: string;
  /** After all words: the rest for the screen, and the rules that show the part that the fragment names. */
  rest: string;
  /** With the fonts: all other style for paper, and the rule that shows the other parts. Not earlier, because their layout would delay the portrait. */
  print: string;
};

/** The pieces of one page. Its `rest` begins with `projectPages` if it needs them. */
export type PageStyle = Omit<SplitStyle, 'projectPages'>;

export type CompiledFonts = {
  /** HarfBuzz's subsetter: WebAssembly in base64. */
  subsetter: string;
  /** The faces for text, headings and labels. */
  faces: readonly CompiledFace[];
  measures: Readonly<Record<FontInstance, Measures>>;
};

export type CompiledFace = {
  family: string;
  /** The value in the `@font-face` rule. */
  weight: string;
  /** OpenType features that the page uses. */
  features: readonly string[];
  /** Characters that the face always holds. */
  always: string;
  /** One font for each script: TrueType in base64, and its characters. */
  scripts: readonly { font: string; characters: string }[];
};

/** An instance of a family: a place on its axes. */
export type FontInstance = 'text' | 'bold' | 'headings' | 'buttons' | 'labels';

/** In font units. */
export type Measures = {
  unitsPerEm: number;
  ascent: number;
  /** It is below the line, so it is negative. */
  descent: number;
  /** The advance width of each character. */
  widths: Readonly<Record<string, number>>;
};
