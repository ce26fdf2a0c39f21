/** Reads a draft of the store (record.ts) again. An older studio or another page may have written it, so every property is checked. */
import { DEFLATED, type Packed, STORED } from '../../compose/files/zip/zip-parts.ts';
import type { WebVtt } from '../../compose/media/captions.ts';
import type { FormField } from '../../schema/field.ts';
import type { Media } from '../../site/site-content.ts';
import {
  type Beside,
  type EditedSite,
  type FurtherLanguage,
  fileNamed,
  type HeldMedia,
  type LinkImage,
  type Photo,
  type ProjectFiles,
} from '../model/edited-site.ts';
import type { FieldValue, FormValues } from '../model/form-values.ts';
import { pictureAt } from '../opening/open-site.ts';
import { safePathOf } from '../opening/path-of.ts';
import { isPictureAddress } from '../opening/picture-address.ts';

/**
 * Reads an edited site again. It leaves out what has no field in this studio and what has another type, because the rest is still
 * useful. `fileAt` returns the file for a reference in the text.
 */
export async function readEditedSite(
  kept: unknown,
  form: FormField,
  fileAt: (ref: unknown) => unknown,
  /** Called with each file that is used. */
  note: (file: object, ref: unknown) => void,
): Promise<EditedSite> {
  async function file<Kind extends object>(ref: unknown, check: Check<Kind>) {
    const found = await check(fileAt(ref));
    if (found) note(found, ref);
    return found;
  }
  async function photo(value: unknown): Promise<Photo | undefined> {
    const picture = await file(ownProperty(value, 'picture'), asPicture);
    const poster = await file(ownProperty(value, 'poster'), asPicture);
    const source = await file(ownProperty(value, 'source'), asBlob);
    const focus = ownProperty(value, 'focus');
    return (
      picture && {
        picture,
        focus: typeof focus === 'string' ? focus : '',
        ...(poster && { poster }),
        ...(source && { source }),
      }
    );
  }
  /** Leaves out those that are none. */
  async function all<Kind>(values: unknown, read: (value: unknown) => Promise<Kind | undefined>) {
    const found: [string, Kind][] = [];
    for (const [name, value] of Object.entries(values ?? {})) {
      const each = await read(value);
      if (each !== undefined) found.push([name, each]);
    }
    return Object.fromEntries(found);
  }
  async function projectFilesIn(value: unknown): Promise<ProjectFiles> {
    return {
      pictures: await all(ownProperty(value, 'pictures'), (ref) => file(ref, asPicture)),
      media: await all(ownProperty(value, 'media'), async (each) => asMedia(each)),
      captions: await all(ownProperty(value, 'captions'), (ref) => file(ref, asCaptions)),
    };
  }
  async function besideIn(value: unknown): Promise<Beside> {
    const folder = ownProperty(value, 'folder');
    const files = await all(ownProperty(value, 'files'), (ref) => file(ref, asMediaFile));
    return {
      folder: typeof folder === 'string' && folder === `${safePathOf(folder)}/` ? folder : '',
      files: Object.fromEntries(
        Object.entries(files).filter(([name]) => name === safePathOf(name)),
      ),
      pages: textsIn(ownProperty(value, 'pages')),
      shared: textsIn(ownProperty(value, 'shared')),
      strange: textsIn(ownProperty(value, 'strange')),
    };
  }
  async function furtherIn(value: unknown): Promise<FurtherLanguage[]> {
    const found: FurtherLanguage[] = [];
    for (const each of Array.isArray(value) ? value : []) {
      const values = fitToForm(form, ownProperty(each, 'values')) ?? {};
      const cv = await file(ownProperty(each, 'cv'), asBytes);
      found.push({ values: values as FormValues, ...(cv && { cv }) });
    }
    return found;
  }
  const further = await furtherIn(ownProperty(kept, 'further'));
  const edited = Number(ownProperty(kept, 'edited'));
  const portrait = await photo(ownProperty(kept, 'portrait'));
  const cv = await file(ownProperty(kept, 'cv'), asBytes);
  const linkImage = await file(ownProperty(kept, 'linkImage'), asLinkImage);
  return {
    values: (fitToForm(form, ownProperty(kept, 'values')) ?? {}) as FormValues,
    further,
    edited: edited in [undefined, ...further] ? edited : 0,
    stills: await all(ownProperty(kept, 'stills'), photo),
    projectFiles: await projectFilesIn(ownProperty(kept, 'projectFiles')),
    mediaFiles: await all(ownProperty(kept, 'mediaFiles'), (ref) => file(ref, asMediaFile)),
    beside: await besideIn(ownProperty(kept, 'beside')),
    ...(portrait && { portrait }),
    ...(cv && { cv }),
    ...(linkImage && { linkImage }),
  };
}

/** The names of the files beside the page that a draft speaks of, but does not hold. */
export const lostFrom = (kept: unknown, { beside }: EditedSite) =>
  Object.keys(Object(ownProperty(ownProperty(kept, 'beside'), 'files'))).filter(
    (name) => !fileNamed(beside.files, name),
  );

const textsIn = (value: unknown) =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

function fitToForm(field: FormField, value: unknown): FieldValue | undefined {
  const { entry, fields } = field;
  if (entry) {
    if (!Array.isArray(value)) return undefined;
    // An entry that is none stays as an empty one, because those of other languages are found by their places.
    return value.map((each) => fitToForm(entry, each) ?? (entry.fields ? {} : ''));
  }
  if (!fields)
    return typeof value === (field.kind === 'flag' ? 'boolean' : 'string')
      ? (value as FieldValue)
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

/** The composer checks it against its schema. */
const asMedia = (value: unknown): Media => {
  const [type, seconds] = [ownProperty(value, 'type'), ownProperty(value, 'seconds')];
  const [width, height] = [ownProperty(value, 'width'), ownProperty(value, 'height')];
  const wave = ownProperty(value, 'wave');
  return {
    ...(typeof type === 'string' && { type }),
    ...(typeof seconds === 'number' && { seconds }),
    ...(typeof width === 'number' && { width }),
    ...(typeof height === 'number' && { height }),
    ...(typeof wave === 'string' && { wave }),
  };
};

/** The composer reads the text. */
const asCaptions: Check<WebVtt> = (value) => {
  const [language, text] = [ownProperty(value, 'language'), ownProperty(value, 'text')];
  return typeof language === 'string' && typeof text === 'string' ? { language, text } : undefined;
};

const asMediaFile: Check<HeldMedia> = (value) => {
  const blob = ownProperty(value, 'blob');
  const packed = ownProperty(value, 'packed');
  if (!(blob instanceof Blob)) return undefined;
  if (packed === undefined) return { blob };
  const number = (name: keyof Packed) => {
    const found = ownProperty(packed, name);
    return Number.isSafeInteger(found) && Number(found) >= 0 ? Number(found) : Number.NaN;
  };
  const [size, checksum] = [number('size'), number('checksum')];
  const method = number('method') === STORED ? STORED : DEFLATED;
  const isRight = number('packedSize') === blob.size && !Number.isNaN(size + checksum);
  return isRight ? { blob, packed: { method, size, packedSize: blob.size, checksum } } : undefined;
};

/** A value's own property. */
export function ownProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
