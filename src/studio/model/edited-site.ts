/**
 * The edited site: the values of the form, and the files. It is immutable. Films, captions and pictures of projects stand beside the values,
 * which name them, so moving or removing a project and undo lose none.
 */
import { DEFLATED, type Packed } from '../../compose/files/zip/zip-parts.ts';
import type { Picture } from '../../compose/ingredients.ts';
import type { WebVtt } from '../../compose/media/captions.ts';
import type { Media } from '../../site/site-content.ts';

/** A value of the form: texts, which may be empty or wrong, and flags, in the groups and lists of the schema. */
export type FieldValue =
  | string
  | boolean
  | readonly FieldValue[]
  | { readonly [name: string]: FieldValue };
export type FormValues = { readonly [name: string]: FieldValue };

export type FieldPath = readonly (string | number)[];

export type Photo = {
  picture: Picture;
  /** A still, whole and larger, for the page of a project. */
  poster?: Picture;
  /** The focus with which the photo was cropped. */
  focus: string;
  /** The original file. A site that is opened again has only the crop. */
  source?: Blob;
};

/** The link image of an opened site, and what it shows. It is drawn again only if that changes. */
export type LinkImage = { bytes: Uint8Array<ArrayBuffer>; shows: string };

/** What the pages of projects show beside texts and stills. Each is found by the name that a project has for it. */
export type ProjectFiles = {
  readonly pictures: Readonly<Record<string, Picture>>;
  readonly media: Readonly<Record<string, Media>>;
  readonly captions: Readonly<Record<string, WebVtt>>;
};

/** A film or a sound of any size, which is never read into memory. If it lies in a zip, its bytes may be packed. */
export type HeldMedia = { blob: Blob; packed?: Packed };

/** The files that lie beside the page and are not made with it, such as a page in another language. Their names are paths in the zip. */
export type Beside = {
  /** The folder of the page itself: '' or 'de/'. */
  readonly folder: string;
  /** They are saved as they are. */
  readonly files: Readonly<Record<string, HeldMedia>>;
  /** Those of them that are pages of sites. */
  readonly pages: readonly string[];
  /** Those that the page itself has as well, such as a film that is shown in two languages. */
  readonly shared: readonly string[];
  /** Those that no page names. */
  readonly strange: readonly string[];
};

export type EditedSite = {
  readonly values: FormValues;
  readonly portrait?: Photo;
  /** By the names that the projects have for them. */
  readonly stills: Readonly<Record<string, Photo>>;
  readonly projectFiles: ProjectFiles;
  /** By their names. A site whose films are not there is saved without them. */
  readonly mediaFiles: Readonly<Record<string, HeldMedia>>;
  readonly cv?: Uint8Array<ArrayBuffer>;
  readonly linkImage?: LinkImage;
  readonly beside: Beside;
};

export const NO_FILES: Omit<EditedSite, 'values'> = {
  stills: {},
  projectFiles: { pictures: {}, media: {}, captions: {} },
  mediaFiles: {},
  beside: { folder: '', files: {}, pages: [], shared: [], strange: [] },
};

/** Looks at own properties only, because the name may be anything, such as 'constructor'. */
export const fileNamed = <File>(files: Readonly<Record<string, File>>, name: string) =>
  Object.hasOwn(files, name) ? files[name] : undefined;

export function valueAt(value: FieldValue | undefined, path: FieldPath): FieldValue | undefined {
  return path.reduce<FieldValue | undefined>(
    (inner, key) =>
      typeof inner === 'object'
        ? (inner as { [key: string | number]: FieldValue })[key]
        : undefined,
    value,
  );
}

export const textAt = (value: FieldValue | undefined, path: FieldPath): string => {
  const text = valueAt(value, path);
  return typeof text === 'string' ? text : '';
};

export const listAt = (value: FieldValue | undefined, path: FieldPath): readonly FieldValue[] => {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
};

/** Returns a copy with a value at a path. Missing groups and lists on the path are made. */
export function withValue(
  whole: FieldValue | undefined,
  path: FieldPath,
  value: FieldValue,
): FieldValue {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const inner = withValue(valueAt(whole, [key]), rest, value);
  if (typeof key === 'string') return { ...(whole as object), [key]: inner };
  const list: FieldValue[] = Array.isArray(whole) ? [...whole] : [];
  list.splice(key, 1, inner);
  return list;
}

/** Returns the site with another value in the form. */
export function withField(site: EditedSite, path: FieldPath, value: FieldValue): EditedSite {
  return { ...site, values: withValue(site.values, path, value) as FormValues };
}

/** The film or sound as it is, if it is not packed in a zip. */
export const playable = (file: HeldMedia | undefined) =>
  file?.packed?.method === DEFLATED ? undefined : file?.blob;

/** The names of the films and sounds that the site shows, each once. */
export function mediaNamesIn(values: FormValues): readonly string[] {
  const films = listAt(values, ['projects']).map((project) => textAt(project, ['film']));
  return [...new Set([textAt(values, ['reel', 'file']), ...films])].filter(Boolean);
}

/** Those that the site shows, but that are not there. */
export function missingMedia({ values, mediaFiles }: EditedSite): readonly string[] {
  return mediaNamesIn(values).filter((name) => !fileNamed(mediaFiles, name));
}

/** Those that the site shows and that are there. Others may be there for undo. */
export function shownMedia({ values, mediaFiles }: EditedSite): Record<string, HeldMedia> {
  const entries = mediaNamesIn(values).flatMap((name): [string, HeldMedia][] => {
    const file = fileNamed(mediaFiles, name);
    return file ? [[name, file]] : [];
  });
  return Object.fromEntries(entries);
}

/** Two names that differ only in this are one file on Windows or on a Mac. */
export const sameName = (name: string) => name.normalize().toLowerCase();

/** The name of a path in issues: 'projects[2].title', 'texts["hero.subtitle"]'. */
export function nameOf(path: FieldPath): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    if (!/^\w+$/.test(key)) return `${name}["${key}"]`;
    return name ? `${name}.${key}` : key;
  }, '');
}

/** The path that such a name has. */
export function fieldPathOf(name: string): FieldPath {
  return [...name.matchAll(/\[(\d+)\]|\["([^"]+)"\]|([^.[\]]+)/g)].map(
    ([, index, quoted, plain]) => (index === undefined ? (quoted ?? plain ?? '') : Number(index)),
  );
}

/** Whether nothing is written there. A flag is never empty. */
export function isEmpty(value: FieldValue): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** The names of entries in a portfolio, and in the form, where empty entries stand between them. */
export type Places = ReadonlyMap<string, string>;

/** The name that a field of the portfolio has in the form. */
export const placeInForm = (places: Places, field: string) =>
  field.replace(/^.*\[\d+\]/, (place) => places.get(place) ?? place);

/** Drops empty values, because the page does not show them. Entries of lists then move up. */
export function withoutEmpty(values: FormValues): { values: FormValues; places: Places } {
  const places = new Map<string, string>();
  const prune = (value: FieldValue, here: string, form: string): FieldValue | undefined => {
    if (typeof value === 'string') return value.trim() || undefined;
    if (typeof value === 'boolean') return value;
    if (Array.isArray(value)) {
      const entries: FieldValue[] = [];
      for (const [index, entry] of value.entries()) {
        const place = `${here}[${entries.length}]`;
        const kept = prune(entry, place, `${form}[${index}]`);
        if (kept === undefined) continue;
        places.set(place, `${form}[${index}]`);
        entries.push(kept);
      }
      return entries.length > 0 ? entries : undefined;
    }
    const entries = Object.entries(value).flatMap(([name, entry]) => {
      const inside = (before: string) => (before ? `${before}.${name}` : name);
      const kept = prune(entry, inside(here), inside(form));
      return kept === undefined ? [] : [[name, kept] as const];
    });
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  };
  // The schema requires the group of texts, even if it is empty.
  const pruned: FormValues = { texts: {}, ...(prune(values, '', '') as FormValues | undefined) };
  return { values: pruned, places };
}
