/**
 * Calls HarfBuzz's subsetter, the WebAssembly of harfbuzzjs. The published wrappers need Node; this one runs wherever
 * WebAssembly runs. It only chooses characters and features, because the fonts already are instances.
 */
import { fromBase64 } from '../base64.ts';

type HarfBuzz = {
  memory: WebAssembly.Memory;
} & Record<
  | '_initialize'
  | 'malloc'
  | 'free'
  | 'hb_blob_create'
  | 'hb_blob_destroy'
  | 'hb_blob_get_data'
  | 'hb_blob_get_length'
  | 'hb_face_create'
  | 'hb_face_destroy'
  | 'hb_face_reference_blob'
  | 'hb_set_add'
  | 'hb_set_clear'
  | 'hb_subset_input_create_or_fail'
  | 'hb_subset_input_destroy'
  | 'hb_subset_input_set'
  | 'hb_subset_input_unicode_set'
  | 'hb_subset_or_fail',
  (...values: number[]) => number
>;

const WRITABLE = 2;
const LAYOUT_FEATURES = 6;

/** Kept, because loading takes longer than subsetting. */
const loaded = new Map<string, Promise<HarfBuzz>>();

/** A font (TrueType) with only these characters and features. */
export async function subset(
  subsetter: string,
  font: Uint8Array,
  characters: readonly string[],
  features: readonly string[],
): Promise<Uint8Array> {
  const loading = loaded.get(subsetter) ?? load(subsetter);
  loaded.set(subsetter, loading);
  return withCharacters(await loading, font, characters, features);
}

async function load(subsetter: string): Promise<HarfBuzz> {
  const { instance } = await WebAssembly.instantiate(fromBase64(subsetter));
  const harfBuzz = instance.exports as HarfBuzz;
  harfBuzz._initialize();
  return harfBuzz;
}

function withCharacters(
  hb: HarfBuzz,
  font: Uint8Array,
  characters: readonly string[],
  features: readonly string[],
): Uint8Array {
  // A new view each time, because the memory may grow with each call and an old view then has no bytes.
  const memory = () => new Uint8Array(hb.memory.buffer);
  const source = hb.malloc(font.length);
  memory().set(font, source);
  const blob = hb.hb_blob_create(source, font.length, WRITABLE, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const input = hb.hb_subset_input_create_or_fail();

  const points = hb.hb_subset_input_unicode_set(input);
  for (const character of characters) hb.hb_set_add(points, character.codePointAt(0) ?? 0);
  const kept = hb.hb_subset_input_set(input, LAYOUT_FEATURES);
  hb.hb_set_clear(kept);
  for (const feature of features) hb.hb_set_add(kept, tagOf(feature));

  const result = hb.hb_subset_or_fail(face, input);
  if (result === 0) throw new Error('HarfBuzz cannot make a subset of this font.');
  const written = hb.hb_face_reference_blob(result);
  const start = hb.hb_blob_get_data(written, 0);
  const bytes = memory().slice(start, start + hb.hb_blob_get_length(written));

  for (const each of [written, blob]) hb.hb_blob_destroy(each);
  for (const each of [result, face]) hb.hb_face_destroy(each);
  hb.hb_subset_input_destroy(input);
  hb.free(source);
  return bytes;
}

/** A tag of four letters as a number. */
function tagOf(name: string): number {
  return [...name].reduce((tag, letter) => (tag << 8) + letter.charCodeAt(0), 0);
}
