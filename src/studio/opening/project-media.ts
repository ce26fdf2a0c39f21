/** Checks what a page or a draft says of films and sounds, and their captions. Anybody may have written it. */
import { z } from 'zod';
import { readCaptions, type WebVtt } from '../../compose/media/captions.ts';
import { LARGEST_SIDE, LONGEST } from '../../compose/media/media.ts';
import { languageTag } from '../../schema/language.ts';
import { isSound } from '../../schema/media-names.ts';
import type { Media } from '../../site/site-content.ts';
import type { ProjectFiles } from '../model/edited-site.ts';

const pixels = z.int().positive().max(LARGEST_SIDE);

const played = {
  type: z
    .string()
    .max(100)
    .regex(/^(?:video|audio)\/[a-z\d]+; codecs="[\w., -]+"$/i)
    .exactOptional(),
  seconds: z.number().positive().max(LONGEST).exactOptional(),
};
const shapeOfSound = z.strictObject({
  ...played,
  wave: z
    .string()
    .regex(/^[\da-f]{60}$/)
    .exactOptional(),
});
const shapeOfFilm = z.strictObject({ ...played, width: pixels, height: pixels });

/** Returns nothing if the value has another shape. */
export function mediaOf(name: string, value: unknown): Media | undefined {
  return (isSound(name) ? shapeOfSound : shapeOfFilm).safeParse(value).data;
}

const shapeOfCaptions = z.object({
  language: z.string().refine((tag) => languageTag(tag) === undefined),
  text: z.string(),
});

/** Returns nothing if they are none. They are written anew, as those of an owner are, so nothing else gets into the page. */
export function savedCaptions(name: string, value: unknown): WebVtt | undefined {
  const { data } = shapeOfCaptions.safeParse(value);
  if (!data) return undefined;
  const bytes = new TextEncoder().encode(data.text);
  // In the page all of them are WebVTT.
  const captions = readCaptions(name.replace(/\w+$/, 'vtt'), bytes, data.language);
  return 'problem' in captions ? undefined : captions;
}

/** Drops the media and captions that are none. */
export function withoutOdd({ pictures, media, captions }: ProjectFiles): ProjectFiles {
  return { pictures, media: checked(media, mediaOf), captions: checked(captions, savedCaptions) };
}

function checked<Value>(
  values: Readonly<Record<string, unknown>>,
  check: (name: string, value: unknown) => Value | undefined,
): Record<string, Value> {
  const right = Object.entries(values).flatMap(([name, value]): [string, Value][] => {
    const found = check(name, value);
    return found === undefined ? [] : [[name, found]];
  });
  return Object.fromEntries(right);
}
