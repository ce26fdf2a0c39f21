/** The objects of a PDF, of which each is read when it is asked for. */
import { latin1 } from '../../latin1.ts';
import { inflate, type Room } from '../zip/inflate.ts';
import {
  type Dictionary,
  type Effort,
  isDictionary,
  isReference,
  numberIn,
  type PdfValue,
  pdfValueAt,
  STEP,
} from './pdf-values.ts';

export type PdfFile = {
  bytes: Uint8Array;
  /** The same, each byte as a character. */
  text: string;
  /** Where the PDF begins. Places in it are counted from there, because programs put other bytes before it. */
  start: number;
  effort: Effort;
  /** Shared by all streams. */
  room: Room;
};

/** Where an object is: in the file, or in the stream of this number. One that was removed has no place. */
export type ObjectLocation = { at: number } | { within: number } | undefined;

export type Stored = {
  number: number;
  generation: number;
  value: PdfValue;
  end: number;
  /** Where its stream begins and ends. */
  stream?: { from: number; to: number };
};

/** What it says of itself, and its bytes, still packed. */
export type PdfStream = { head: Dictionary; packed: Uint8Array };

/** Unlocks the stream of an object. */
export type Unlock = (bytes: Uint8Array, object: Stored) => Uint8Array;

/** Its short name is meant for pictures among text, but viewers take it for every stream. */
const DEFLATED: ReadonlySet<PdfValue> = new Set(['FlateDecode', 'Fl']);

const OPENING = /[\0\s]*(\d{1,10})[\0\s]+(\d{1,5})[\0\s]+obj/y;

/** The object that stands at this place of the file. */
export function storedAt({ text, effort }: PdfFile, place: number): Stored | undefined {
  OPENING.lastIndex = place;
  const [opening, number, generation] = OPENING.exec(text) ?? [];
  effort.left -= STEP;
  if (opening === undefined) return undefined;
  const { value, end } = pdfValueAt(text, place + opening.length, effort);
  const stored = { number: Number(number), generation: Number(generation), value, end };
  const stream = isDictionary(value) && streamAt(text, end, value, effort);
  return stream ? { ...stored, stream } : stored;
}

function streamAt(text: string, place: number, head: Dictionary, effort: Effort) {
  const opening = /[\0\s]*stream(?:\r\n|\n|\r)?/y;
  opening.lastIndex = place;
  if (!opening.test(text)) return undefined;
  const from = opening.lastIndex;
  const said = from + (numberIn(head.get('Length')) ?? 0);
  const closing = /\s*endstream/y;
  closing.lastIndex = said;
  if (said > from && closing.test(text)) return { from, to: said };
  // The length is wrong, or is an object of its own.
  const found = text.indexOf('endstream', from);
  const to = found < 0 ? text.length : found;
  effort.left -= to - from;
  return { from, to };
}

/** What is in a stream. Nothing if it is damaged, or packed in a way that no program uses for objects. */
export function unfolded(
  { bytes, room }: PdfFile,
  stored: Stored,
  unlock: Unlock = (locked) => locked,
): Uint8Array | undefined {
  const { value, stream } = stored;
  if (!isDictionary(value) || !stream) return undefined;
  const content = unlock(bytes.subarray(stream.from, stream.to), stored);
  const [filter, ...others] = [value.get('Filter')].flat();
  if (filter === undefined) return content;
  return DEFLATED.has(filter) && others.length === 0 ? inflate(content, 'zlib', room) : undefined;
}

export class PdfObjects {
  readonly places: ReadonlyMap<number, ObjectLocation>;
  readonly #file: PdfFile;
  readonly #unlock: Unlock | undefined;
  readonly #known = new Map<number, PdfValue>();
  readonly #streams = new Map<number, ReturnType<typeof contentOf>>();

  constructor(file: PdfFile, places: ReadonlyMap<number, ObjectLocation>, unlock?: Unlock) {
    this.#file = file;
    this.places = places;
    this.#unlock = unlock;
  }

  /** The value itself, or the object that it refers to. */
  follow(value: PdfValue): PdfValue {
    let found = value;
    for (let count = 0; isReference(found); count += 1) {
      if (count > 9) return undefined;
      found = this.#object(found.to);
    }
    return found;
  }

  dictionary(value: PdfValue): Dictionary | undefined {
    const found = this.follow(value);
    return isDictionary(found) ? found : undefined;
  }

  /** The stream that a value refers to. */
  stream(value: PdfValue): PdfStream | undefined {
    const place = isReference(value) ? this.places.get(value.to) : undefined;
    const stored = place && 'at' in place ? storedAt(this.#file, place.at) : undefined;
    if (!isReference(value) || stored?.number !== value.to) return undefined;
    if (!isDictionary(stored.value) || !stored.stream) return undefined;
    const bytes = this.#file.bytes.subarray(stored.stream.from, stored.stream.to);
    return { head: stored.value, packed: this.#unlock?.(bytes, stored) ?? bytes };
  }

  /** Where the objects are in the text of a stream that holds several. */
  within(number: number): ReturnType<typeof contentOf> {
    const known = this.#streams.get(number);
    if (known) return known;
    const place = this.places.get(number);
    const stored = place && 'at' in place ? storedAt(this.#file, place.at) : undefined;
    const content = contentOf(this.#file, stored, this.#unlock);
    this.#streams.set(number, content);
    return content;
  }

  #object(number: number): PdfValue {
    if (this.#known.has(number)) return this.#known.get(number);
    const value = this.#read(number, this.places.get(number));
    this.#known.set(number, value);
    return value;
  }

  #read(number: number, place: ObjectLocation): PdfValue {
    if (!place) return undefined;
    if ('at' in place) {
      const stored = storedAt(this.#file, place.at);
      return stored?.number === number ? stored.value : undefined;
    }
    const { text, offsets } = this.within(place.within);
    const at = offsets.get(number);
    return at === undefined ? undefined : pdfValueAt(text, at, this.#file.effort).value;
  }
}

/** A stream of objects begins with their numbers and places (ISO 32000-1, 7.5.7). */
function contentOf(file: PdfFile, stored: Stored | undefined, unlock: Unlock | undefined) {
  const head = isDictionary(stored?.value) ? stored.value : undefined;
  const isOne = stored && head?.get('Type') === 'ObjStm';
  const text = latin1((isOne && unfolded(file, stored, unlock)) || new Uint8Array());
  const first = numberIn(head?.get('First')) ?? 0;
  const offsets = new Map<number, number>();
  for (const [, number, offset] of text.slice(0, first).matchAll(/\b(\d+)\s+(\d+)/g))
    offsets.set(Number(number), first + Number(offset));
  return { text, offsets };
}
