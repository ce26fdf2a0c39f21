/** What is made of the sources once, for all owners; a site is composed of it and of what its owner says. */

export type Compiled = {
  /** The program in the order of its scripts, in ASCII: React, ours, Swiper. */
  scripts: readonly string[];
  /** In the head: tells the style the route of the address. */
  markRoute: string;
  /** Behind the parts: the same for home. */
  markHome: string;
  style: SplitStyle;
  /** Colours of the page for what cannot read its style, by the names of their tokens. */
  colours: Readonly<Record<Colour, string>>;
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

/** In ASCII. Says in which pieces the style stands in the page. */
export type SplitStyle = {
  /** Stands in the head. */
  firstScreen: string;
  /** Before the document: hides the rest until its style is there. In the body as that is: what drops one drops the other. */
  hideRest: string;
  /** Behind the bar: shows it, as all its keys are there now. */
  showBar: string;
  /** Behind the words of the first part: shows those, whose boxes are all there now, as one. */
  showWords: string;
  /** Behind all words: the rest for the screen, and what shows the page or the part that a fragment names. */
  rest: string;
  /** With the fonts: what is for print, and what shows the rest. Earlier, laying that out would keep the portrait waiting. */
  print: string;
};

export type CompiledFonts = {
  /** HarfBuzz's subsetter: WebAssembly in base64. */
  subsetter: string;
  /** For text, for headings, for labels. */
  faces: readonly CompiledFace[];
  measures: Readonly<Record<Cut, Measures>>;
};

export type CompiledFace = {
  family: string;
  /** As a `@font-face` rule writes it. */
  weight: string;
  /** OpenType features that the page uses. */
  features: readonly string[];
  /** Characters that the face holds whatever an owner says. */
  always: string;
  /** One font a script: TrueType in base64, and the characters in it. */
  scripts: readonly { font: string; characters: string }[];
};

/** A place on the axes of a family. */
export type Cut = 'text' | 'bold' | 'headings' | 'buttons' | 'labels';

/** In font units. */
export type Measures = {
  unitsPerEm: number;
  ascent: number;
  /** Below the line, so that it is negative. */
  descent: number;
  /** Advance widths by their characters. */
  widths: Readonly<Record<string, number>>;
};
