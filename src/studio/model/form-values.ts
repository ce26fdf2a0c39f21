/** The values of the form, the paths of its fields, and their names in issues. */

/** A value of the form: texts, which may be empty or wrong, and flags, in the groups and lists of the schema. */
export type FieldValue =
  | string
  | boolean
  | readonly FieldValue[]
  | { readonly [name: string]: FieldValue };
export type FormValues = { readonly [name: string]: FieldValue };

export type FieldPath = readonly (string | number)[];

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
