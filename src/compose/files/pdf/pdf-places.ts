/** Where the objects of a PDF are: as its cross-reference says (ISO 32000-1, 7.5), or, if that is wrong, where they are found. */
import { type ObjectLocation, type PdfFile, storedAt, unfolded } from './pdf-objects.ts';
import {
  type Dictionary,
  isDictionary,
  numberIn,
  type PdfValue,
  pdfValueAt,
  STEP,
} from './pdf-values.ts';

/** In characters: what each place costs, because it takes long to note them. No CV has a tenth of the places that this allows. */
const PLACE = 100;

type Section = { places: Iterable<[number: number, place: ObjectLocation]>; trailer: Dictionary };

/** Returns nothing if a part of the cross-reference is not where it should be. */
export function placesByTable(file: PdfFile) {
  const { text, start } = file;
  const [, last] = /^startxref\s+(\d+)/.exec(text.slice(text.lastIndexOf('startxref'))) ?? [];
  if (last === undefined) return undefined;
  const places = new Map<number, ObjectLocation>();
  const trailers: Dictionary[] = [];
  // A set, because what follows may lead back.
  const sections = new Set([start + Number(last)]);
  // The latest part comes first, and what it says is right.
  for (const at of sections) {
    const section = tableAt(file, at) ?? streamAt(file, at);
    if (!section || file.effort.left < 0) return undefined;
    const { trailer } = section;
    // For programs of before 2003 a table may stand beside a stream, which has the places of what the table says is removed.
    const isHalf = trailer.has('XRefStm');
    for (const [number, place] of section.places)
      if (!places.has(number) && (place || !isHalf)) places.set(number, place);
    trailers.push(trailer);
    for (const key of ['XRefStm', 'Prev']) {
      const further = numberIn(trailer.get(key));
      if (further !== undefined) sections.add(start + further);
    }
  }
  // Only the latest one counts.
  return { places, trailers: trailers.slice(0, 1) };
}

function tableAt(file: PdfFile, at: number): Section | undefined {
  const { text, start, effort } = file;
  let place = at;
  const take = (what: RegExp) => {
    what.lastIndex = place;
    const found = what.exec(text);
    if (found) place = what.lastIndex;
    effort.left -= STEP;
    return found ?? undefined;
  };
  if (!take(/[\0\s]*xref/y)) return undefined;
  const places: [number, ObjectLocation][] = [];
  for (;;) {
    const part = take(/[\0\s]*(\d+)\s+(\d+)/y);
    if (!part) break;
    const [first, count] = [Number(part[1]), Number(part[2])];
    for (let number = first; number < first + count; number += 1) {
      const row = take(/\s*(\d{1,10})\s+(\d{1,5})\s+([fn])/y);
      effort.left -= PLACE;
      if (!row || effort.left < 0) return undefined;
      places.push([number, row[3] === 'n' ? { at: start + Number(row[1]) } : undefined]);
    }
  }
  if (!take(/\s*trailer/y)) return undefined;
  const { value } = pdfValueAt(text, place, effort);
  return isDictionary(value) ? { places, trailer: value } : undefined;
}

/** Since PDF 1.5 a stream may stand in place of the table, with numbers of a few bytes. */
function streamAt(file: PdfFile, at: number): Section | undefined {
  const stored = storedAt(file, at);
  if (!stored || !isDictionary(stored.value) || stored.value.get('Type') !== 'XRef')
    return undefined;
  const trailer = stored.value;
  const bytes = unfolded(file, stored);
  const content = bytes && withoutPredictor(bytes, trailer);
  return content && { places: placesIn(content, trailer, file), trailer };
}

function* placesIn(
  content: Uint8Array,
  trailer: Dictionary,
  { start, effort }: PdfFile,
): Generator<[number: number, place: ObjectLocation]> {
  const [kindBytes = 0, secondBytes = 0, thirdBytes = 0] = numbersIn(trailer.get('W'));
  const width = kindBytes + secondBytes + thirdBytes;
  const index = numbersIn(trailer.get('Index') ?? [0, trailer.get('Size')]);
  let place = 0;
  const count = (bytes: number) => {
    let sum = 0;
    for (const end = place + bytes; place < end; place += 1)
      sum = sum * 256 + (content[place] ?? 0);
    return sum;
  };
  for (let part = 0; part < index.length; part += 2) {
    const [first = 0, entries = 0] = index.slice(part, part + 2);
    for (let number = first; number < first + entries; number += 1) {
      effort.left -= PLACE;
      if (width === 0 || place + width > content.length || effort.left < 0) return;
      const kind = kindBytes > 0 ? count(kindBytes) : 1;
      const second = count(secondBytes);
      place += thirdBytes;
      yield [
        number,
        kind === 1 ? { at: start + second } : kind === 2 ? { within: second } : undefined,
      ];
    }
  }
}

const numbersIn = (value: PdfValue): number[] => [value].flat().map((each) => numberIn(each) ?? 0);

/** Each row may be written as its difference from the one above, because that packs better (PNG, 9.2). */
function withoutPredictor(bytes: Uint8Array, head: Dictionary): Uint8Array {
  const [parameters] = [head.get('DecodeParms')].flat();
  const said = isDictionary(parameters) ? parameters : new Map<string, PdfValue>();
  if ((numberIn(said.get('Predictor')) ?? 1) < 10) return bytes;
  const width = numberIn(said.get('Columns')) ?? 1;
  const rows = Math.floor(bytes.length / (width + 1));
  const plain = new Uint8Array(rows * width);
  for (let row = 0; row < rows; row += 1) {
    const kind = bytes[row * (width + 1)] ?? 0;
    for (let column = 0; column < width; column += 1) {
      const place = row * width + column;
      const left = column > 0 ? (plain[place - 1] ?? 0) : 0;
      const above = plain[place - width] ?? 0;
      const corner = column > 0 ? (plain[place - width - 1] ?? 0) : 0;
      const written = bytes[row * (width + 1) + column + 1] ?? 0;
      plain[place] = written + predicted(kind, left, above, corner);
    }
  }
  return plain;
}

function predicted(kind: number, left: number, above: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return above;
  if (kind === 3) return (left + above) >> 1;
  return kind === 4 ? nearest(left, above, corner) : 0;
}

/** The neighbour that is nearest to left + above - corner. */
function nearest(left: number, above: number, corner: number): number {
  const [toLeft, toAbove] = [Math.abs(above - corner), Math.abs(left - corner)];
  const toCorner = Math.abs(left + above - 2 * corner);
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

/**
 * Searches the file once, from its start to its end. What is in a stream is no object of this PDF, because another PDF may be attached.
 * Nothing is lost if the end of an object is not marked.
 */
export function placesBySearch(file: PdfFile) {
  const { text, effort } = file;
  /** In the order of the file. */
  const found: { number: number; at: number; holdsObjects: boolean }[] = [];
  const trailers: Dictionary[] = [];
  const opening = /\d{1,10}[\0\s]+\d{1,5}[\0\s]+obj(?![a-z])|trailer/g;
  for (let each = opening.exec(text); each && effort.left >= 0; each = opening.exec(text)) {
    const at = each.index;
    if (each[0] === 'trailer') {
      const { value } = pdfValueAt(text, opening.lastIndex, effort);
      if (isDictionary(value)) trailers.push(value);
      continue;
    }
    const stored = storedAt(file, at);
    if (!stored) continue;
    const { number, value, stream } = stored;
    const type = stream && isDictionary(value) ? value.get('Type') : undefined;
    if (type === 'XRef' && isDictionary(value)) trailers.push(value);
    found.push({ number, at, holdsObjects: type === 'ObjStm' });
    if (stream) opening.lastIndex = stream.to;
  }
  return { found, trailers };
}
