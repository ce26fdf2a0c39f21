/**
 * What a draft is in the store: the text, which is small, and beside it a record for each file. An older studio may have
 * written it, or another page, so nothing in it is sure.
 */
import type { FormField } from '../../schema/form.ts';
import type { EditedSite, FormValues, LinkImage, Photo, Value } from '../model/edited-site.ts';
import { pictureAt } from '../opening/open-site.ts';
import { isPictureAddress } from '../opening/picture-address.ts';

/** Calls `refTo` with each file of the work. What that returns stands in its place. */
export function withoutFiles(work: EditedSite, refTo: (file: object) => unknown) {
  const { values, portrait, stills, cv, linkImage } = work;
  const photo = ({ picture, focus, source }: Photo) => ({
    picture: refTo(picture),
    focus,
    ...(source && { source: refTo(source) }),
  });
  // The compiler names a part of the work that is forgotten.
  const parts: Record<keyof EditedSite, unknown> = {
    values,
    portrait: portrait && photo(portrait),
    stills: Object.fromEntries(Object.entries(stills).map(([name, each]) => [name, photo(each)])),
    cv: cv && refTo(cv),
    linkImage: linkImage && refTo(linkImage),
  };
  return parts;
}

export function filesOf(work: EditedSite | undefined): readonly object[] {
  const files: object[] = [];
  if (work) withoutFiles(work, (file) => files.push(file));
  return files;
}

/**
 * Reads a work again. It leaves out what this studio has no field for and what has another shape, because the rest is still
 * somebody's work. `fileAt` returns what lies in the store for what stands in the place of a file.
 */
export async function readWork(
  kept: unknown,
  form: FormField,
  fileAt: (ref: unknown) => unknown,
  /** Is told of each file that is used. */
  note: (file: object, ref: unknown) => void = () => {},
): Promise<EditedSite> {
  async function file<Kind extends object>(ref: unknown, check: Check<Kind>) {
    const found = await check(fileAt(ref));
    if (found) note(found, ref);
    return found;
  }
  async function photo(value: unknown): Promise<Photo | undefined> {
    const picture = await file(at(value, 'picture'), asPicture);
    const source = await file(at(value, 'source'), asBlob);
    const focus = at(value, 'focus');
    return (
      picture && {
        picture,
        focus: typeof focus === 'string' ? focus : '',
        ...(source && { source }),
      }
    );
  }
  const portrait = await photo(at(kept, 'portrait'));
  const cv = await file(at(kept, 'cv'), asBytes);
  const linkImage = await file(at(kept, 'linkImage'), asLinkImage);
  const stills: [string, Photo][] = [];
  for (const [name, value] of Object.entries(at(kept, 'stills') ?? {})) {
    const still = await photo(value);
    if (still) stills.push([name, still]);
  }
  return {
    values: (fitting(form, valuesIn(kept)) ?? {}) as FormValues,
    stills: Object.fromEntries(stills),
    ...(portrait && { portrait }),
    ...(cv && { cv }),
    ...(linkImage && { linkImage }),
  };
}

function fitting(field: FormField, value: unknown): Value | undefined {
  const { entry, fields } = field;
  if (entry) {
    if (!Array.isArray(value)) return undefined;
    return value.flatMap((each) => fitting(entry, each) ?? []);
  }
  if (!fields)
    return typeof value === (field.kind === 'flag' ? 'boolean' : 'string')
      ? (value as Value)
      : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(
    fields.flatMap((each) => {
      const inner = fitting(each, at(value, each.name));
      return inner === undefined ? [] : [[each.name, inner]];
    }),
  );
}

type Check<Kind> = (value: unknown) => Kind | undefined | Promise<Kind | undefined>;

const asPicture = async (value: unknown) => {
  const src = at(value, 'src');
  return isPictureAddress(src) ? pictureAt(src, at(value, 'colour')) : undefined;
};

const asBlob: Check<Blob> = (value) => (value instanceof Blob ? value : undefined);

const asBytes: Check<Uint8Array<ArrayBuffer>> = (value) =>
  value instanceof Uint8Array ? new Uint8Array(value) : undefined;

const asLinkImage: Check<LinkImage> = (value) => {
  const bytes = at(value, 'bytes');
  const shows = at(value, 'shows');
  return bytes instanceof Uint8Array && typeof shows === 'string'
    ? { bytes: new Uint8Array(bytes), shows }
    : undefined;
};

/** What the form held. Studios up to 2.3 kept it as `said`. */
export const valuesIn = (kept: unknown) => at(kept, 'values') ?? at(kept, 'said');

/** A value's own property. */
export function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
