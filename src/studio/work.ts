/** What somebody works on: what the site says, and the files that belong to it. Never changed in place. */
import type { Picture } from '../compose/site-content.ts';

/** As the form has it: texts that may be empty or wrong, in groups and lists as the schema has them. */
export type Value = string | readonly Value[] | { readonly [name: string]: Value };
export type Said = { readonly [name: string]: Value };

export type Path = readonly (string | number)[];

export type Photo = {
  picture: Picture;
  /** Where the face was when it was cropped. */
  focus: string;
  /** The file that was given; what is opened again has the crop alone. */
  source?: Blob;
};

/** The picture for links of a site that was opened, and what it shows: while that is the same it is not drawn anew. */
type LinkPicture = { bytes: Uint8Array<ArrayBuffer>; shows: string };

export type Work = {
  readonly said: Said;
  readonly portrait?: Photo;
  /** By the names that the projects call them. */
  readonly stills: Readonly<Record<string, Picture>>;
  readonly cv?: Uint8Array<ArrayBuffer>;
  readonly linkPicture?: LinkPicture;
};

export function valueAt(value: Value | undefined, path: Path): Value | undefined {
  return path.reduce<Value | undefined>(
    (inner, key) =>
      typeof inner === 'object' ? (inner as { [key: string | number]: Value })[key] : undefined,
    value,
  );
}

export const textAt = (value: Value | undefined, path: Path): string => {
  const text = valueAt(value, path);
  return typeof text === 'string' ? text : '';
};

export const listAt = (value: Value | undefined, path: Path): readonly Value[] => {
  const list = valueAt(value, path);
  return Array.isArray(list) ? list : [];
};

/** With another value at that place; what lies on the way to it and is not there comes to be. */
export function withValue(whole: Value | undefined, path: Path, value: Value): Value {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const inner = withValue(valueAt(whole, [key]), rest, value);
  if (typeof key === 'string') return { ...(whole as object), [key]: inner };
  const list = Array.isArray(whole) ? whole : [];
  return list.toSpliced(key, 1, inner);
}

/** How faults call a place: 'projects[2].title', 'texts["hero.subtitle"]'. */
export function nameOf(path: Path): string {
  return path.reduce<string>((name, key) => {
    if (typeof key === 'number') return `${name}[${key}]`;
    if (!/^\w+$/.test(key)) return `${name}["${key}"]`;
    return name ? `${name}.${key}` : key;
  }, '');
}

/**
 * What was said, without what was left empty: that never reaches the page. Entries of lists move up, so `placeInForm` tells
 * where in the form a field stands that a fault names.
 */
export function withoutEmpty(said: Said) {
  const places = new Map<string, string>();
  const prune = (value: Value, here: string, form: string): Value | undefined => {
    if (typeof value === 'string') return value.trim() || undefined;
    if (Array.isArray(value)) {
      const entries: Value[] = [];
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
  // A site without texts of its own has none of them, but the group is there.
  const pruned: Said = { texts: {}, ...(prune(said, '', '') as Said | undefined) };
  const placeInForm = (field: string) =>
    field.replace(/^.*\[\d+\]/, (place) => places.get(place) ?? place);
  return { said: pruned, placeInForm };
}
