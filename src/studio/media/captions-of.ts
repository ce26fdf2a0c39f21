/** Reads captions that were chosen. Their name says in which language they are: 'harbour.en.vtt'. */
import type { Remote } from 'comlink';
import type { WebVtt } from '../../compose/media/captions.ts';
import { messages } from '../../messages/messages.ts';
import { freeName, nameSlug } from '../../slug.ts';
import type { Composer } from '../composer/worker.ts';
import type { EditedSite } from '../model/edited-site.ts';
import { type FieldPath, listAt, nameOf, textAt } from '../model/form-values.ts';
import type { Refused } from './look-into.ts';

/** In bytes: what is read of a file. No captions are so long. */
const MOST = 2_000_000;

/** Returns the captions with their name, whose ending is right whatever the file is called. */
export async function chosenCaptions(
  composer: Remote<Composer>,
  file: File,
): Promise<{ name: string; captions: WebVtt } | Refused> {
  if (file.size > MOST) return messages.studio.captions.large;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const start = new TextDecoder().decode(bytes.subarray(0, 2000));
  const [, stem = file.name, tag = '', ending = 'vtt'] =
    /^(.*?)(\.[a-z]{2,3}(?:-[a-z\d]{2,8})*)?\.(vtt|srt)$/i.exec(file.name) ?? [];
  const isSrt = /\d,\d+\s*-->/.test(start);
  const right = start.startsWith('WEBVTT') ? 'vtt' : isSrt ? 'srt' : ending.toLowerCase();
  const name = `${nameSlug(stem) || 'captions'}${tag}.${right}`;
  const captions = await composer.readCaptions(name, bytes);
  if ('text' in captions) return { name, captions };
  const { field, problem, expected } = captions;
  return {
    problem: field ? messages.studio.inLine({ line: field, problem }) : problem,
    expected,
  };
}

/** A name for the captions in a field that no others have. */
export function captionsNameFor({ values }: EditedSite, path: FieldPath, name: string): string {
  const others = listAt(values, ['projects'])
    .map((_, index): FieldPath => ['projects', index, 'captions'])
    .filter((each) => nameOf(each) !== nameOf(path))
    .map((each) => textAt(values, each).toLowerCase());
  const numbered = (number: number) => name.replace('.', `-${number}.`);
  return freeName(name, (each) => others.includes(each.toLowerCase()), numbered);
}
