/** Follows what a page draws (ISO 32000-1, 9.4), and says where each glyph is. */
import { latin1 } from '../../../latin1.ts';
import type { OpenPdf } from '../pdf.ts';
import { type Dictionary, isDictionary, type PdfValue, pdfLetters } from '../pdf-values.ts';
import { unpacked } from './filters.ts';
import type { Font } from './font.ts';
import type { Fonts } from './fonts.ts';
import type { GlyphPen } from './glyph-pen.ts';
import { both, type Matrix, matrixOf, UNCHANGED } from './matrix.ts';
import { type Operation, operationsIn } from './tokens.ts';

/** In each other. */
const MOST_FORMS = 12;
/** In characters: what the drawing of a form costs beside its own, because a form may be drawn again and again. */
const FORM = 500;

type TextState = {
  font: Font | undefined;
  size: number;
  between: number;
  ofSpaces: number;
  stretch: number;
  leading: number;
  rise: number;
};

type State = { matrix: Matrix; text: TextState };

const FIRST: TextState = {
  font: undefined,
  size: 0,
  between: 0,
  ofSpaces: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
};

export class ContentReader {
  readonly #pdf: OpenPdf;
  readonly #fonts: Fonts;
  readonly #pen: GlyphPen;

  constructor(pdf: OpenPdf, fonts: Fonts, pen: GlyphPen) {
    this.#pdf = pdf;
    this.#fonts = fonts;
    this.#pen = pen;
  }

  page(head: Dictionary, resources: Dictionary | undefined, matrix: Matrix): void {
    const { objects } = this.#pdf;
    const contents = head.get('Contents');
    const followed = objects.follow(contents);
    const parts = Array.isArray(followed) ? followed : [contents];
    // A part may end within a command.
    const text = parts.map((part) => this.#textOf(part)).join('\n');
    this.#draw(text, resources, { matrix, text: FIRST }, 0);
  }

  #textOf(value: PdfValue): string {
    const stream = this.#pdf.objects.stream(value);
    const bytes = stream && unpacked(stream, this.#pdf.objects, this.#pdf.room);
    return latin1(bytes ?? new Uint8Array());
  }

  #draw(text: string, resources: Dictionary | undefined, first: State, depth: number): void {
    const { objects, effort } = this.#pdf;
    const named = (kind: string, name: PdfValue) =>
      typeof name === 'string' ? objects.dictionary(resources?.get(kind))?.get(name) : undefined;
    const kept: State[] = [];
    let { matrix, text: state } = first;
    let line = UNCHANGED;
    let place = UNCHANGED;
    const set = (changed: Partial<TextState>) => {
      state = { ...state, ...changed };
    };
    const move = (right: number, up: number) => {
      line = both([1, 0, 0, 1, right, up], line);
      place = line;
    };
    const show = (value: PdfValue) => {
      const codes = pdfLetters(value);
      const { font, size, between, ofSpaces, stretch, rise } = state;
      if (!font) return;
      for (const { text: letters, width, isSpace } of font.glyphs(codes)) {
        const drawn = both([size * stretch, 0, 0, size, 0, rise], both(place, matrix));
        this.#pen.put(letters, drawn, width, font.scale);
        effort.left -= GLYPH;
        const right = (width * size + between + (isSpace ? ofSpaces : 0)) * stretch;
        place = both([1, 0, 0, 1, right, 0], place);
      }
    };
    const follow = ({ operator, operands }: Operation) => {
      const [one = 0, two = 0, three] = operands.map((each) =>
        typeof each === 'number' ? each : 0,
      );
      if (operator === 'q' && kept.length < 100) kept.push({ matrix, text: state });
      else if (operator === 'Q') ({ matrix, text: state } = kept.pop() ?? { matrix, text: state });
      else if (operator === 'cm') matrix = both(matrixOf(operands), matrix);
      else if (operator === 'BT') line = place = UNCHANGED;
      else if (operator === 'Tf') set({ font: this.#fonts(named('Font', operands[0])), size: two });
      else if (operator === 'Td') move(one, two);
      else if (operator === 'TD') {
        set({ leading: -two });
        move(one, two);
      } else if (operator === 'Tm') line = place = matrixOf(operands);
      else if (operator === 'T*') move(0, -state.leading);
      else if (operator === 'Tc') set({ between: one });
      else if (operator === 'Tw') set({ ofSpaces: one });
      else if (operator === 'Tz') set({ stretch: one / 100 });
      else if (operator === 'TL') set({ leading: one });
      else if (operator === 'Ts') set({ rise: one });
      else if (operator === 'Tj') show(operands[0]);
      else if (operator === 'TJ') {
        const [parts] = operands;
        for (const part of Array.isArray(parts) ? parts : [])
          if (typeof part === 'number') {
            const right = (-part / 1000) * state.size * state.stretch;
            place = both([1, 0, 0, 1, right, 0], place);
          } else show(part);
      } else if (operator === "'" || operator === '"') {
        if (operator === '"') set({ ofSpaces: one, between: two });
        move(0, -state.leading);
        show(operands[three === undefined ? 0 : 2]);
      } else if (operator === 'BDC') this.#pen.begin(this.#meaning(operands[1], named));
      else if (operator === 'BMC') this.#pen.begin(undefined);
      else if (operator === 'EMC') this.#pen.end();
      else if (operator === 'Do' && depth < MOST_FORMS) {
        effort.left -= FORM;
        this.#form(named('XObject', operands[0]), resources, { matrix, text: state }, depth + 1);
      }
    };
    for (const operation of operationsIn(text, effort)) follow(operation);
  }

  #form(value: PdfValue, resources: Dictionary | undefined, state: State, depth: number): void {
    const { objects } = this.#pdf;
    const head = objects.dictionary(value);
    if (!head || objects.follow(head.get('Subtype')) !== 'Form') return;
    const said = objects.follow(head.get('Matrix'));
    const own = Array.isArray(said)
      ? matrixOf(said.map((each) => objects.follow(each)))
      : UNCHANGED;
    const matrix = both(own, state.matrix);
    const inner = objects.dictionary(head.get('Resources')) ?? resources;
    this.#draw(this.#textOf(value), inner, { ...state, matrix }, depth);
  }

  /** What is drawn may mean another text. */
  #meaning(value: PdfValue, named: (kind: string, name: PdfValue) => PdfValue): string | undefined {
    const { objects } = this.#pdf;
    const found = isDictionary(value) ? value : objects.dictionary(named('Properties', value));
    const said = objects.follow(found?.get('ActualText'));
    return said === undefined ? undefined : pdfLetters(said);
  }
}

/** In characters: what a glyph costs. */
const GLYPH = 40;
