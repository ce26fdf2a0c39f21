import { messages } from '../../messages/messages.ts';
import type { FormField } from '../../schema/field.ts';
import { fieldPathOf } from '../model/form-values.ts';
import { placeOfWord } from './text-fields/words-field.tsx';

/** The labels of a field: 'projects[2].title' is 'Project 3, Title'. */
export function labelOfField(form: FormField, field: string): string {
  const { photo, cv, numbered, within, places, ...studio } = messages.studio;
  if (field === 'portrait') return photo;
  if (field === 'cv') return cv;
  const labels: string[] = [];
  let at: FormField | undefined = form;
  for (const key of fieldPathOf(field)) {
    const isIndex = typeof key === 'number';
    const isWord = at?.name === 'texts';
    at = isIndex ? at?.entry : at?.fields?.find(({ name }) => name === key);
    if (!at) break;
    if (isIndex) labels.splice(-1, 1, numbered({ label: at.label, number: key + 1 }));
    else labels.push(isWord ? places[placeOfWord(at.name)] : at.label);
  }
  return labels.length === 0
    ? studio.form
    : labels.reduce((whole, part) => within({ whole, part }));
}

/** The same from the entry on that it stands in: 'work.jobs[1].title' is 'Job 2, Title'. */
export function labelInEntry(form: FormField, field: string): string {
  const [, group = '', rest = ''] = /^(\w+)\.(\w+\[.*)$/.exec(field) ?? [];
  const around = form.fields?.find(({ name }) => name === group);
  return around ? labelOfField(around, rest) : labelOfField(form, field);
}
