/**
 * The edited site: the values of the form, and the files. It is immutable. Films, captions and pictures of projects stand beside the values,
 * which name them, so moving or removing a project and undo lose none.
 */

import { DEFLATED, type Packed } from '../../compose/files/zip/zip-parts.ts';
import type { Picture } from '../../compose/ingredients.ts';
import type { WebVtt } from '../../compose/media/captions.ts';
import type { Media } from '../../site/site-content.ts';
import {
  type FieldPath,
  type FieldValue,
  type FormValues,
  listAt,
  textAt,
  withValue,
} from './form-values.ts';

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

/** A language beside the first one. */
export type FurtherLanguage = {
  /** What it says otherwise: a tree of the shape of the first values, whose lists may end earlier. */
  readonly values: FormValues;
  /** Without one it has that of the first language. */
  readonly cv?: Uint8Array<ArrayBuffer>;
};

export type EditedSite = {
  /** In the first language. They also say what is the same in all. */
  readonly values: FormValues;
  readonly further: readonly FurtherLanguage[];
  /** The place of the language that is edited: 0 is the first one. */
  readonly edited: number;
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
  further: [],
  edited: 0,
  stills: {},
  projectFiles: { pictures: {}, media: {}, captions: {} },
  mediaFiles: {},
  beside: { folder: '', files: {}, pages: [], shared: [], strange: [] },
};

/** Looks at own properties only, because the name may be anything, such as 'constructor'. */
export const fileNamed = <File>(files: Readonly<Record<string, File>>, name: string) =>
  Object.hasOwn(files, name) ? files[name] : undefined;

/** Those that are there, with their names. */
export const filesNamed = <File>(files: Readonly<Record<string, File>>, names: readonly string[]) =>
  names.flatMap((name): [string, File][] => {
    const file = fileNamed(files, name);
    return file === undefined ? [] : [[name, file]];
  });

/** Returns the site with another value in its first language. */
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
  return Object.fromEntries(filesNamed(mediaFiles, mediaNamesIn(values)));
}

/** Two names that differ only in this are one file on Windows or on a Mac. */
export const sameName = (name: string) => name.normalize().toLowerCase();
