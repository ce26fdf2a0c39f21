/**
 * Reads what a site says of a PDF: its pages and its title. It finds objects by searching the file, because some programs
 * write a wrong table. A later object replaces an earlier one, because changes are appended.
 */
import { unzlibSync } from 'fflate';

type Pdf = {
  pages: number;
  /** As the PDF has it. Accents may be lost. */
  title: string;
  /** It holds a script, another file, or a call of a program. */
  isActive: boolean;
};

const ACTIVE = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)\b/;
const STREAM = /\bstream\b.*/s;
const OBJECT = /\b(\d+)\s+\d+\s+obj\b(.*?)\bendobj\b/gs;

/** Says 'locked' or 'damaged' if the PDF cannot be read. */
export function readPdf(bytes: Uint8Array): Pdf | 'locked' | 'damaged' {
  const text = latin1(bytes);
  const objects = new Map<string, string>();
  let trailers = [...text.matchAll(/\btrailer\b(.*?)\bstartxref\b/gs)].map(([, body = '']) => body);
  for (const [, number = '', body = ''] of text.matchAll(OBJECT)) {
    objects.set(number, body);
    if (/\/Type\s*\/XRef\b/.test(body)) trailers = [...trailers, body];
    if (!/\/Type\s*\/ObjStm\b/.test(body)) continue;
    for (const [packed, inner] of unpack(body)) objects.set(packed, inner);
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
  const isActive = [...objects.values()].some((body) => ACTIVE.test(body.replace(STREAM, '')));
  return pages > 0 ? { pages, title, isActive } : 'damaged';
}

function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return text;
}

/** The objects in a stream that holds several. A stream that cannot be unpacked gives none. */
function unpack(body: string): [number: string, object: string][] {
  const [head = '', stream = ''] = body.split(/\bstream\r?\n(.*)endstream/s);
  const first = Number(/\/First\s+(\d+)/.exec(head)?.[1]);
  try {
    const bytes = Uint8Array.from(stream, (character) => character.charCodeAt(0));
    const text = latin1(/\/FlateDecode\b/.test(head) ? unzlibSync(bytes) : bytes);
    const index = [...text.slice(0, first).matchAll(/(\d+)\s+(\d+)/g)];
    return index.map(([, number = '', offset], at) => {
      const next = index[at + 1]?.[2];
      const end = next === undefined ? text.length : first + Number(next);
      return [number, text.slice(first + Number(offset), end)];
    });
  } catch {
    return [];
  }
}

/** The title is written as characters or as their codes. */
function titleIn(info = ''): string {
  const [, signs, codes = ''] =
    /\/Title\s*(?:\(((?:\\.|[^\\)])*)\)|<([\da-f\s]*)>)/is.exec(info) ?? [];
  const written =
    signs ?? codes.replace(/(..)\s*/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  // In UTF-16, half of the bytes of Latin letters are empty.
  return written.replaceAll('\0', '').replace(/^\u00FE\u00FF/, '');
}
