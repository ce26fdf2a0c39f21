/**
 * Reads the number of pages of a PDF, its title, and whether it is active. It finds objects by searching the file, because some
 * programs write a wrong table. A later object replaces an earlier one, because changes are appended.
 *
 * The PDF may come from anybody, so it is searched only once, from its start to its end. An object without an end stops the search.
 */
import { inflate, type Room } from './inflate.ts';

type Pdf = {
  pages: number;
  /** Accents may be lost, and so is the end of a long title. */
  title: string;
  /** It holds a script, another file, or a call of a program. */
  isActive: boolean;
};

/** In bytes, of all streams of a PDF together. Those that hold objects unpack to a few times the size of the PDF. */
const MOST_UNPACKED = 20_000_000;

const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)\b/;

/** Results are kept, because the studio asks about the same CV after each letter that is typed. */
const known = new WeakMap<Uint8Array, ReturnType<typeof search>>();

/** Returns 'locked' or 'damaged' if the PDF cannot be read. */
export function readPdf(bytes: Uint8Array): Pdf | 'locked' | 'damaged' {
  const found = known.get(bytes) ?? search(bytes);
  known.set(bytes, found);
  return found;
}

function search(bytes: Uint8Array): Pdf | 'locked' | 'damaged' {
  const text = latin1(bytes);
  const objects = new Map<string, string>();
  const trailers = [...between(text, /\btrailer\b/g, /\bstartxref\b/g)].map(({ body }) => body);
  const room = { left: MOST_UNPACKED };
  for (const { opening, start, body } of between(text, /\b(\d+)\s+\d+\s+obj\b/g, /\bendobj\b/g)) {
    objects.set(opening[1] ?? '', body);
    if (/\/Type\s*\/XRef\b/.test(body)) trailers.push(body);
    const [head, stream] = streamIn(body, start);
    if (!/\/Type\s*\/ObjStm\b/.test(head)) continue;
    const unpacked = unpack(head, bytes.subarray(...stream), room);
    for (const [number, inner] of objectsIn(head, unpacked)) objects.set(number, inner);
  }
  if (trailers.some((trailer) => /\/Encrypt\b/.test(trailer))) return 'locked';

  const follow = (from: string | undefined, key: string) => {
    const [, number = ''] = new RegExp(`/${key}\\s+(\\d+)\\s+\\d+\\s+R\\b`).exec(from ?? '') ?? [];
    return objects.get(number);
  };
  const last = (key: string) => trailers.findLast((trailer) => follow(trailer, key) !== undefined);
  const tree = follow(follow(last('Root'), 'Root'), 'Pages');
  const pages = Number(follow(tree, 'Count') ?? /\/Count\s+(\d+)/.exec(tree ?? '')?.[1]);
  const title = titleIn(follow(last('Info'), 'Info'));
  const isActive = [...objects.values()].some((body) => ACTIVE.test(withoutStream(body)));
  return pages > 0 ? { pages, title, isActive } : 'damaged';
}

function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return text;
}

/** What stands between each opening and the closing that follows it. */
function* between(text: string, opening: RegExp, closing: RegExp) {
  for (let opened = opening.exec(text); opened; opened = opening.exec(text)) {
    const start = opening.lastIndex;
    closing.lastIndex = start;
    const closed = closing.exec(text);
    // No closing follows here, so the openings after this one have none, either.
    if (!closed) return;
    yield { opening: opened, start, body: text.slice(start, closed.index) };
    opening.lastIndex = closing.lastIndex;
  }
}

function withoutStream(body: string): string {
  const start = body.search(/\bstream\b/);
  return start < 0 ? body : body.slice(0, start);
}

/** What stands before a stream, and where in the file the stream begins and ends. */
function streamIn(body: string, at: number): [head: string, stream: [start: number, end: number]] {
  const opening = /\bstream\r?\n/.exec(body);
  if (!opening) return [body, [at, at]];
  const start = opening.index + opening[0].length;
  const end = Math.max(start, body.lastIndexOf('endstream'));
  return [body.slice(0, opening.index), [at + start, at + end]];
}

/** A stream that cannot be unpacked is empty. */
function unpack(head: string, stream: Uint8Array, room: Room): string {
  const isPacked = /\/FlateDecode\b/.test(head);
  return latin1(isPacked ? (inflate(stream, 'zlib', room) ?? new Uint8Array()) : stream);
}

/** The objects in a stream that holds several, by the index at its start. */
function* objectsIn(head: string, text: string): Generator<[number: string, object: string]> {
  const first = Number(/\/First\s+(\d+)/.exec(head)?.[1]);
  let before: { number: string; start: number } | undefined;
  for (const [, number = '', offset] of text.slice(0, first).matchAll(/\b(\d+)\s+(\d+)/g)) {
    const start = first + Number(offset);
    if (before) {
      // The objects follow one another (ISO 32000-1, 7.5.7). If they could overlap, searching them might take too long.
      if (start <= before.start) return;
      yield [before.number, text.slice(before.start, start)];
    }
    before = { number, start };
  }
  if (before) yield [before.number, text.slice(before.start)];
}

/** The title is written as characters or as their codes. */
function titleIn(info = ''): string {
  const [, signs, codes = ''] =
    /\/Title\s*(?:\(((?:\\.|[^\\)]){0,1000})|<([\da-f\s]{0,4000}))/is.exec(info) ?? [];
  const written =
    signs ?? codes.replace(/(..)\s*/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  // In UTF-16, one of the two bytes of a Latin letter is 0.
  return written.replaceAll('\0', '').replace(/^\u00FE\u00FF/, '');
}
