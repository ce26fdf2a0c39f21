/** Looks into a film or a sound that was chosen. Only its head is read, whatever its size. */
import type { RangedFile } from '../../compose/media/bytes.ts';
import { codecsOf } from '../../compose/media/kinds.ts';
import type { MediaHead } from '../../compose/media/media.ts';
import { readMedia } from '../../compose/media/read-media.ts';
import { messages } from '../../messages/messages.ts';

/** What is wrong with a file. */
export type Refused = { problem: string; expected: string };

/** A file that is read in ranges, by the page, because in WebKit a worker of a page from a disk cannot read it. */
export function rangedBlob(blob: Blob): RangedFile {
  const read = async (from: number, to: number) =>
    new Uint8Array(await blob.slice(from, to).arrayBuffer());
  return { size: blob.size, read };
}

/** The endings of films and sounds, also of those that are refused, so that they are told what they are. */
const MEDIA =
  /\.(?:mp4|m4v|webm|mov|mkv|avi|mxf|wmv|mpe?g|m2?ts|mts|3gp|mp3|m4a|aac|ogg|oga|ogv|opus|wav|flac|aiff?|wma)$/i;

/** Also those of captions. */
const CAPTIONS = /\.(?:vtt|srt|ass|ssa|ttml|dfxp|sub|sbv|smi|sami|scc|stl)$/i;

export type FieldKind = 'media' | 'captions' | 'picture';

/** Which field a file is for. */
export function fieldKindOf({ name, type }: File): FieldKind | undefined {
  if (CAPTIONS.test(name)) return 'captions';
  if (/^(?:video|audio)\//.test(type) || MEDIA.test(name)) return 'media';
  return type.startsWith('image/') ? 'picture' : undefined;
}

/** In a showreel only a film has a place. */
export async function lookInto(file: Blob, isReel: boolean): Promise<MediaHead | Refused> {
  const { refused } = messages.studio.media;
  if (file.size === 0) return refused.empty;
  const media = await readMedia(rangedBlob(file));
  if (!media) {
    const kind = await signOf(file);
    return kind ? { ...refused.kind, problem: refused.kind.problem({ kind }) } : refused.other;
  }
  const { container, video } = media;
  const { all } = codecsOf(media);
  if (media.isCut) return refused.unfinished;
  if (media.isProtected) return refused.protected;
  if (all.length === 0) return refused.other;
  const isForSound = /^(?:m4a|mp3|ogg|opus|wav|flac)$/.test(container);
  if (isForSound && video !== undefined)
    return { ...refused.film, problem: refused.film.problem({ codec: video }) };
  if (isForSound && isReel) return refused.reel;
  if (!isForSound && video === undefined) return refused.soundInFilm;
  return media;
}

/** Kinds that are not taken, by their first bytes in hexadecimal digits. */
const SIGNS: readonly [start: RegExp, name: string][] = [
  [/^1a45dfa3/, 'MKV'],
  [/^52494646.{8}41564920/, 'AVI'],
  [/^060e2b34/, 'MXF'],
  [/^3026b275/, 'Windows Media'],
  [/^000001ba|^47.{374}47/, 'MPEG'],
  [/^.{8}47.{382}47/, 'AVCHD'],
  [/^464f524d.{8}414946/, 'AIFF'],
  [/^fff[0189]/, 'AAC'],
  [/^fff[45cd]/, 'MP2'],
  [/^.{8}667479703367/, '3GP'],
];

async function signOf(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 512).arrayBuffer());
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return SIGNS.find(([signs]) => signs.test(digits))?.[1];
}
