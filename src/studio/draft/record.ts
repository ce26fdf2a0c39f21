/**
 * The form of a draft in the store: a text, which is small, and a record for each file. An older studio or another page may have
 * written it, so every property is checked.
 */
import type { FormField } from '../../schema/form-field.ts';
import type { EditedSite, FormValues, LinkImage, Photo, Value } from '../model/edited-site.ts';
import { pictureAt } from '../opening/open-site.ts';
import { isPictureAddress } from '../opening/picture-address.ts';

/** Replaces each file of the site by what `refTo` returns for it. */
export function withoutFiles(site: EditedSite, refTo: (file: object) => unknown) {
  const { values, portrait, stills, cv, linkImage } = site;
  const photo = ({ picture, focus, source }: Photo) => ({
    picture: refTo(picture),
    focus,
    ...(source && { source: refTo(source) }),
  });
  // The type names each part, so the compiler reports one that is forgotten.
  const parts: Record<keyof EditedSite, unknown> = {
    values,
    portrait: portrait && photo(portrait),
    stills: Object.fromEntries(Object.entries(stills).map(([name, each]) => [name, photo(each)])),
    cv: cv && refTo(cv),
    linkImage: linkImage && refTo(linkImage),
  };
  return parts;
}

export function filesOf(site: EditedSite | undefined): readonly object[] {
  const files: object[] = [];
  if (site) withoutFiles(site, (file) => files.push(file));
  return files;
}

/**
 * Reads an edited site again. It leaves out what has no field in this studio and what has another type, because the rest is still
 * useful. `fileAt` returns the file for a reference in the text.
 */
export async function readEditedSite(
  kept: unknown,
  form: FormField,
  fileAt: (ref: unknown) => unknown,
  /** Called with each file that is used. */
  note: (file: object, ref: unknown) => void = () => {},
): Promise<EditedSite> {
  async function file<Kind extends object>(ref: unknown, check: Check<Kind>) {
    const found = await check(fileAt(ref));
    if (found) note(found, ref);
    return found;
  }
  async function photo(value: unknown): Promise<Photo | undefined> {
    const picture = await file(ownProperty(value, 'picture'), asPicture);
    const source = await file(ownProperty(value, 'source'), asBlob);
    const focus = ownProperty(value, 'focus');
    return (
      picture && {
        picture,
        focus: typeof focus === 'string' ? focus : '',
        ...(source && { source }),
      }
    );
  }
  const portrait = await photo(ownProperty(kept, 'portrait'));
  const cv = await file(ownProperty(kept, 'cv'), asBytes);
  const linkImage = await file(ownProperty(kept, 'linkImage'), asLinkImage);
  const stills: [string, Photo][] = [];
  for (const [name, value] of Object.entries(ownProperty(kept, 'stills') ?? {})) {
    const still = await photo(value);
    if (still) stills.push([name, still]);
  }
  return {
    values: (fitToForm(form, valuesIn(kept)) ?? {}) as FormValues,
    stills: Object.fromEntries(stills),
    ...(portrait && { portrait }),
    ...(cv && { cv }),
    ...(linkImage && { linkImage }),
  };
}

function fitToForm(field: FormField, value: unknown): Value | undefined {
  const { entry, fields } = field;
  if (entry) {
    if (!Array.isArray(value)) return undefined;
    return value.flatMap((each) => fitToForm(entry, each) ?? []);
  }
  if (!fields)
    return typeof value === (field.kind === 'flag' ? 'boolean' : 'string')
      ? (value as Value)
      : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.fromEntries(
    fields.flatMap((each) => {
      const inner = fitToForm(each, ownProperty(value, each.name));
      return inner === undefined ? [] : [[each.name, inner]];
    }),
  );
}

type Check<Kind> = (value: unknown) => Kind | undefined | Promise<Kind | undefined>;

const asPicture = async (value: unknown) => {
  const src = ownProperty(value, 'src');
  return isPictureAddress(src) ? pictureAt(src, ownProperty(value, 'colour')) : undefined;
};

const asBlob: Check<Blob> = (value) => (value instanceof Blob ? value : undefined);

const asBytes: Check<Uint8Array<ArrayBuffer>> = (value) =>
  value instanceof Uint8Array ? new Uint8Array(value) : undefined;

const asLinkImage: Check<LinkImage> = (value) => {
  const bytes = ownProperty(value, 'bytes');
  const shows = ownProperty(value, 'shows');
  return bytes instanceof Uint8Array && typeof shows === 'string'
    ? { bytes: new Uint8Array(bytes), shows }
    : undefined;
};

/** The values of the form. Studios up to 2.3 called them `said`. */
export const valuesIn = (kept: unknown) => ownProperty(kept, 'values') ?? ownProperty(kept, 'said');

/** A value's own property. */
export function ownProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
