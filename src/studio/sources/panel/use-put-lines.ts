import { useMemo, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import type { FormField } from '../../../schema/field.ts';
import { labelInEntry } from '../../form/label-of-field.ts';
import type { EditedSite } from '../../model/edited-site.ts';
import type { FieldValue } from '../../model/form-values.ts';
import { useStudioActions } from '../../model/studio-actions.ts';
import type { TextLine } from '../cv/cv-text.ts';
import { partOfLine } from './part-of-line.ts';
import { type LineTarget, withLines } from './put-lines.ts';

/** What a link of a line may say, where its text says no more than “Website”. */
const LINKED: ReadonlySet<FormField['format']> = new Set(['address', 'email']);

/** Puts lines into the form, and knows those that are there. A line that undo has taken back is not. */
export function usePutLines(form: FormField, site: EditedSite) {
  const { change, notify } = useStudioActions();
  const [parts, setParts] = useState<ReadonlyMap<TextLine, string>>(new Map());
  const said = useMemo(
    () => [site.values, ...site.further.map(({ values }) => values)].map(textsIn).join('\n'),
    [site.values, site.further],
  );
  return {
    isPut(line: TextLine) {
      const part = parts.get(line);
      return part !== undefined && said.includes(part);
    },
    put(target: LineTarget | undefined, lines: readonly TextLine[]) {
      const { studio } = messages;
      if (!target) return notify(studio.lines.noField);
      const textOf = ({ text, addresses = [] }: TextLine) =>
        LINKED.has(target.field.format) ? [text, ...addresses].join(' ') : text;
      const texts = lines.map(textOf);
      change((site) => withLines(site, target, texts));
      const partOf = (text: string) => partOfLine(target.field, text);
      setParts(
        (last) => new Map([...last, ...lines.map((line) => [line, partOf(textOf(line))] as const)]),
      );
      const field = labelInEntry(form, target.name);
      notify(studio.lines.put({ field, text: shortened(texts.map(partOf).join(' ')) }));
    },
  };
}

const textsIn = (value: FieldValue): string =>
  typeof value === 'object' ? Object.values(value).map(textsIn).join('\n') : `${value}`;

/** It stands within a sentence. */
const shortened = (text: string) =>
  text.length > 60 ? `${text.slice(0, 58)}…` : text.replace(/[.。]$/, '');
