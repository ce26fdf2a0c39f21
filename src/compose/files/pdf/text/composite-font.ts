/** A font whose codes may have several bytes (ISO 32000-1, 9.7). */
import type { OpenPdf } from '../pdf.ts';
import { type Dictionary, isDictionary, type PdfValue } from '../pdf-values.ts';
import { cidLetters } from './cid-letters.ts';
import { type CMap, type CodeSpace, numberOf } from './cmap.ts';
import { cMapAt, type Font, type FontGlyph, numbers } from './font.ts';
import { readableSigns } from './signs.ts';

/** Encodings of Asia by a part of their name. A browser knows the letters. */
const ENCODED: readonly [part: RegExp, label: string][] = [
  [/UCS2|UTF16/, 'utf-16be'],
  [/GBK|^GB-EUC|^GBpc/, 'gbk'],
  [/RKSJ/, 'shift_jis'],
  [/^B5|B5-|^ETen/, 'big5'],
  [/KSC/, 'euc-kr'],
  [/^EUC/, 'euc-jp'],
];

const TWO_BYTES: readonly CodeSpace[] = [{ length: 2, first: 0, last: 255 }];
/** Of the other encodings, in which ASCII has one byte. */
const ONE_OR_TWO: readonly CodeSpace[] = [
  { length: 1, first: 0, last: 128 },
  { length: 1, first: 160, last: 160 },
  { length: 2, first: 129, last: 255 },
];

export function compositeFont(head: Dictionary, said: CMap | undefined, pdf: OpenPdf): Font {
  const { objects } = pdf;
  const [inner] = [objects.follow(head.get('DescendantFonts'))].flat();
  const descendant = objects.dictionary(inner);
  const encoding = objects.follow(head.get('Encoding'));
  const own = isDictionary(encoding) ? cMapAt(head.get('Encoding'), pdf) : undefined;
  const name = typeof encoding === 'string' ? encoding : '';
  const label = ENCODED.find(([part]) => part.test(name))?.[1];
  const decoder = label === undefined ? undefined : new TextDecoder(label);
  // A name in the place of a map says that the codes are letters.
  const isUnicode = typeof objects.follow(head.get('ToUnicode')) === 'string';
  const spaces = own?.lengths.length
    ? own.lengths
    : label === undefined || label === 'utf-16be'
      ? TWO_BYTES
      : ONE_OR_TWO;
  const widthOf = widthsOf(descendant, pdf);
  const lettersOf = /^Identity/.test(name) && !said ? cidLetters(descendant, objects) : undefined;
  const known = new Map<string, FontGlyph>();
  const glyphOf = (letters: string): FontGlyph => {
    const code = numberOf(letters);
    const decoded = isUnicode
      ? String.fromCharCode(code)
      : decoder?.decode(Uint8Array.from(letters, (each) => each.charCodeAt(0)));
    const text =
      readableSigns(said?.letters.get(code) ?? lettersOf?.(code)) ?? readableSigns(decoded);
    const isNarrow = label !== undefined && letters.length === 1;
    return {
      text,
      width: isNarrow ? 0.5 : widthOf(own?.glyphs.get(code) ?? code),
      isSpace: letters === ' ',
    };
  };
  return {
    scale: 1,
    *glyphs(codes) {
      for (let at = 0; at < codes.length; ) {
        const first = codes.charCodeAt(at);
        const length =
          spaces.find((each) => first >= each.first && first <= each.last)?.length ?? 2;
        const letters = codes.slice(at, at + Math.max(1, length));
        const glyph = known.get(letters) ?? glyphOf(letters);
        known.set(letters, glyph);
        yield glyph;
        at += letters.length;
      }
    },
  };
}

/** Of a number of a glyph, as a part of the size. */
function widthsOf(descendant: Dictionary | undefined, { objects, effort }: OpenPdf) {
  const follow = (value: PdfValue) => objects.follow(value);
  const usual = follow(descendant?.get('DW'));
  const list = follow(descendant?.get('W'));
  const values = Array.isArray(list) ? list.map(follow) : [];
  const widths = new Map<number, number>();
  for (let at = 0; at + 1 < values.length && effort.left >= 0; ) {
    const [first, second, third] = values.slice(at, at + 3);
    const from = Number(first) || 0;
    if (Array.isArray(second)) {
      for (const [index, width] of numbers(second, { follow }).entries())
        widths.set(from + index, width);
      effort.left -= second.length;
      at += 2;
    } else {
      const to = Math.min(Number(second) || 0, from + 65_536);
      for (let code = from; code <= to; code += 1) widths.set(code, Number(third) || 0);
      effort.left -= Math.max(0, to - from);
      at += 3;
    }
  }
  return (code: number) => (widths.get(code) ?? (typeof usual === 'number' ? usual : 1000)) / 1000;
}
