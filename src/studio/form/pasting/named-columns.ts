import type { FormField } from '../../../schema/field.ts';
import type { Cell } from '../../sources/pasted/html-table.ts';
import { plainWords } from '../../sources/plain-words.ts';

/** The fields that the cells of the first row name, each once. */
export function namedColumns(first: readonly Cell[], fields: readonly FormField[]) {
  const free = new Set(fields);
  return first.map(({ text }) => {
    const written = plainWords(text);
    const named = [...free].find(({ label, name, alsoCalled = [] }) =>
      [label, name, ...alsoCalled].some((each) => plainWords(each) === written),
    );
    if (named) free.delete(named);
    return named?.name;
  });
}
