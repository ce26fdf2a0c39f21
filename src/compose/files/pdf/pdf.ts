/**
 * Reads the number of pages of a PDF, its title, and whether it is active. The cross-reference of the file says where its objects are.
 * Some programs write a wrong one; then the objects are searched for, as viewers do.
 *
 * The PDF may come from anybody, so all that is read and unpacked of it has a limit.
 */
import { latin1 } from '../../latin1.ts';
import type { Room } from '../zip/inflate.ts';
import { unlockFreely } from './pdf-lock.ts';
import { type ObjectLocation, type PdfFile, PdfObjects, type Unlock } from './pdf-objects.ts';
import { placesBySearch, placesByTable } from './pdf-places.ts';
import { type Dictionary, type Effort, type PdfValue, pdfLetters, pdfNames } from './pdf-values.ts';

type Pdf = {
  pages: number;
  /** Accents may be lost. A PDF that is locked against changes tells none. */
  title: string;
  /** It holds a script, or a call of a program. */
  isActive: boolean;
  /** It holds another file. */
  holdsFile: boolean;
};

/** Its end is missing; a password is needed, or its text may not be copied; or it does not open. */
type Refused = 'cut' | 'locked' | 'damaged';

/** In bytes, of all streams of a PDF together. Those that hold objects unpack to a few times the size of the PDF. */
const MOST_UNPACKED = 20_000_000;
/** In characters. Of a CV of 5 MB each is read once or twice. */
const MOST_READ = 50_000_000;

const ACTIVE: ReadonlySet<string> = new Set(['JavaScript', 'Launch', 'RichMedia']);
const FILES: ReadonlySet<string> = new Set(['EmbeddedFile', 'EmbeddedFiles']);

/** What stands behind all objects of a PDF, and again behind those of each change. Some programs forget one. */
const ENDS = ['trailer', 'startxref', '%%EOF'] as const;

/** Results are kept, because the studio asks about the same CV after each letter that is typed. */
const known = new WeakMap<Uint8Array, Pdf | Refused>();

export function readPdf(bytes: Uint8Array): Pdf | Refused {
  const found = known.get(bytes) ?? read(bytes);
  known.set(bytes, found);
  return found;
}

function read(bytes: Uint8Array): Pdf | Refused {
  const opened = openPdf(bytes);
  return typeof opened === 'string' ? opened : tell(opened);
}

/** A PDF whose objects can be asked for. */
export type OpenPdf = {
  objects: PdfObjects;
  catalog: Dictionary | undefined;
  /** In their order. There is one at least. */
  pages: readonly Dictionary[];
  trailers: readonly Dictionary[];
  isLocked: boolean;
  /** What may still be read of it, and unpacked. */
  effort: Effort;
  room: Room;
};

export function openPdf(bytes: Uint8Array): OpenPdf | Refused {
  const text = latin1(bytes);
  if (isCut(text)) return 'cut';
  const start = Math.max(0, text.indexOf('%PDF-'));
  const file = () => ({
    bytes,
    text,
    start,
    effort: { left: MOST_READ },
    room: { left: MOST_UNPACKED },
  });
  const byTable = openByTable(file());
  if (byTable === 'locked' || byTable?.isWhole) return byTable;
  return openBySearch(file()) ?? byTable ?? 'damaged';
}

/** Whether objects follow the last end. Other bytes may: some programs fill up a block, and some servers add a line. */
function isCut(text: string): boolean {
  const end = Math.max(0, ...ENDS.map((end) => text.lastIndexOf(end)));
  return /\d\s+\d+\s+obj\b/.test(text.slice(end));
}

type Opened = OpenPdf & { isWhole: boolean };

function openByTable(file: PdfFile): Opened | 'locked' | undefined {
  const table = placesByTable(file);
  if (!table) return undefined;
  const { places, trailers } = table;
  const unlock = unlockOf(new PdfObjects(file, places), trailers);
  if (unlock === 'locked') return 'locked';
  return withPages(file, new PdfObjects(file, places, unlock), trailers);
}

function openBySearch(file: PdfFile): Opened | 'locked' | undefined {
  const { found, trailers } = placesBySearch(file);
  const direct = new Map(found.map(({ number, at }) => [number, { at }]));
  const unlock = unlockOf(new PdfObjects(file, direct), trailers);
  if (unlock === 'locked') return 'locked';
  const places = new Map<number, ObjectLocation>();
  const objects = new PdfObjects(file, places, unlock);
  // A later object replaces an earlier one, because changes are appended.
  for (const { number, at, holdsObjects } of found.reverse()) {
    if (places.has(number)) continue;
    places.set(number, { at });
    if (!holdsObjects) continue;
    for (const inner of objects.within(number).offsets.keys())
      if (!places.has(inner)) places.set(inner, { within: number });
  }
  return withPages(file, objects, trailers);
}

/** Nothing if the PDF is not locked. */
function unlockOf(
  objects: PdfObjects,
  trailers: readonly Dictionary[],
): Unlock | 'locked' | undefined {
  const trailer = trailers.findLast((each) => each.get('Encrypt') !== undefined);
  if (!trailer) return undefined;
  const lock = objects.dictionary(trailer.get('Encrypt'));
  const [id] = [objects.follow(trailer.get('ID'))].flat();
  return (lock && unlockFreely(objects, lock, pdfLetters(objects.follow(id)))) ?? 'locked';
}

/** Returns nothing if no page is found. */
function withPages(
  { effort, room }: PdfFile,
  objects: PdfObjects,
  trailers: readonly Dictionary[],
): Opened | undefined {
  const leads = (value: PdfValue) => objects.dictionary(value)?.get('Pages') !== undefined;
  const trailer = trailers.findLast((each) => leads(each.get('Root')));
  const catalog = trailer ? objects.dictionary(trailer.get('Root')) : catalogIn(objects);
  const { pages, isWhole } = pagesOf(objects, catalog?.get('Pages'));
  if (pages.length === 0) return undefined;
  const isLocked = trailers.some((each) => each.get('Encrypt') !== undefined);
  return { objects, catalog, pages, trailers, isLocked, effort, room, isWhole };
}

function tell({ objects, pages, trailers, isLocked }: OpenPdf): Pdf {
  const info = trailers.map((each) => objects.dictionary(each.get('Info'))).findLast(Boolean);
  const title = isLocked ? '' : titleIn(pdfLetters(objects.follow(info?.get('Title'))));
  return { pages: pages.length, title, ...whatIsIn(objects) };
}

/** The root of a PDF that has lost its trailer. */
function catalogIn(objects: PdfObjects): Dictionary | undefined {
  const all = [...objects.places.keys()].map((to) => objects.dictionary({ to }));
  return all.findLast((each) => each?.get('Type') === 'Catalog');
}

/** The leaves of the tree of pages, whose own count may be wrong. If that is more than all objects, viewers open nothing. */
function pagesOf(objects: PdfObjects, root: PdfValue): Pick<Opened, 'pages' | 'isWhole'> {
  const said = objects.follow(objects.dictionary(root)?.get('Count'));
  if (typeof said === 'number' && !(said > 0 && said <= objects.places.size))
    return { pages: [], isWhole: false };
  const rest = [root];
  const seen = new Set<Dictionary>();
  const pages: Dictionary[] = [];
  let isWhole = true;
  while (rest.length > 0) {
    const node = objects.dictionary(rest.pop());
    const kids = objects.follow(node?.get('Kids'));
    if (node && Array.isArray(kids)) {
      // A branch may lead back.
      if (seen.has(node)) continue;
      seen.add(node);
      for (let index = kids.length - 1; index >= 0; index -= 1) rest.push(kids[index]);
    } else if (node && node.get('Type') !== 'Pages') pages.push(node);
    else isWhole = false;
  }
  return { pages, isWhole };
}

function whatIsIn(objects: PdfObjects): Pick<Pdf, 'isActive' | 'holdsFile'> {
  const found = { isActive: false, holdsFile: false };
  for (const to of objects.places.keys()) {
    for (const name of pdfNames(objects.follow({ to }), (value) => objects.follow(value))) {
      found.isActive ||= ACTIVE.has(name);
      found.holdsFile ||= FILES.has(name);
    }
  }
  return found;
}

/** In UTF-16, one of the two bytes of a Latin letter is 0. */
const titleIn = (letters: string) => letters.replaceAll('\0', '').replace(/^\u00FE\u00FF/, '');
