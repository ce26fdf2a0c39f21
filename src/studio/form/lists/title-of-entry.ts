import { messages } from '../../../messages/messages.ts';
import { motifs } from '../../../schema/choices.ts';
import type { FormField } from '../../../schema/field.ts';
import { type FieldValue, textAt } from '../../model/form-values.ts';
import { calledLanguage } from '../../model/languages.ts';

/** Their values are names of files, which the studio makes. */
const FILES: readonly string[] = ['film', 'still', 'file', 'stillFocus', 'captions'];

/** The first text of the entry, or the name of its file. */
export function entryTitle({ fields = [] }: FormField, value: FieldValue): string {
  const isFile = ({ name }: FormField) => FILES.includes(name);
  const ordered = [...fields.filter((field) => !isFile(field)), ...fields.filter(isFile)];
  const texts = ordered.map((field) => shownTextOf(field, textAt(value, [field.name])));
  const text = texts.find(Boolean) ?? '';
  return text.length > 60 ? `${text.slice(0, 58)}…` : text;
}

/** What a value is called in the language of the studio. A picture of an opened page has a number, which says nothing. */
function shownTextOf({ name, kind }: FormField, text: string): string {
  if (kind === 'choice') return nameOfMotif(text);
  if (name === 'language') return calledLanguage(text);
  return FILES.includes(name) && /^(?:still|picture)-\d+$/.test(text) ? '' : text;
}

/** In the file it has an English name. */
function nameOfMotif(text: string): string {
  const motif = motifs.find((name) => name === text);
  return motif ? messages.studio.drawings[motif] : text;
}
