import { useMemo, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { sentences } from '../../../messages/sentences.ts';
import type { FormField } from '../../../schema/field.ts';
import { periodInWords } from '../../../site/period.ts';
import { labelInEntry } from '../../form/label-of-field.ts';
import type { EditedSite } from '../../model/edited-site.ts';
import { type FieldValue, nameOf } from '../../model/form-values.ts';
import { useStudioActions } from '../../model/studio-actions.ts';
import type { TextLine } from '../cv/cv-text.ts';
import { type EntryTarget, placeBehind } from './entry-of-lines.ts';
import type { LineSource } from './line-source.ts';
import { partOfLine } from './part-of-line.ts';
import { type LineTarget, linePartsOf, withLines, withoutText } from './put-lines.ts';

/** What a link of a line may say, where its text says no more than “Website”. */
const LINKED: ReadonlySet<FormField['format']> = new Set(['address', 'email']);

/** Puts lines into the form, and knows those that are there. A line that undo has taken back is not. */
export function usePutLines(
  form: FormField,
  site: EditedSite,
  source: LineSource | undefined,
  goOn: (from: string, to: string | undefined) => void,
) {
  const { change, notify } = useStudioActions();
  const [parts, setParts] = useState<ReadonlyMap<TextLine, string>>(new Map());
  const said = useMemo(
    () => [site.values, ...site.further.map(({ values }) => values)].map(textsIn).join('\n'),
    [site.values, site.further],
  );
  /** Its lines say what the block says that was pasted into one field. */
  const readied = (before: EditedSite) =>
    source && 'into' in source ? withoutText(before, source.into) : before;
  const remember = (put: readonly (readonly [TextLine, string])[]) =>
    setParts((last) => new Map([...last, ...put]));
  /** Several lines, in the fields of an entry. What has no place there is told. */
  const fill = (target: LineTarget, around: EntryTarget, lines: readonly TextLine[]) => {
    const { list, at, fields } = around;
    const texts = lines.map(({ text }) => text);
    const { parts, left } = linePartsOf(readied(site), around, texts);
    if (parts.length > 0) change((site) => withLines(readied(site), target, texts));
    remember(
      parts.flatMap(({ place, text }) => {
        const line = lines[place];
        return line ? [[line, text] as const] : [];
      }),
    );
    const said = fields.flatMap((field) => {
      const own = parts
        .filter((part) => part.field === field)
        .map(({ text }) => inWords(text, field));
      const text = messages.issues.quoted({ text: shortened(own.join(' ')) });
      return own.length > 0 ? [`${field.label} ${text}`] : [];
    });
    const entry = labelInEntry(form, nameOf([...list, at]));
    notify(
      sentences(
        said.length > 0 && messages.studio.lines.put({ field: entry, text: said }),
        ...left.map((place) => messages.studio.lines.left({ text: shortened(texts[place] ?? '') })),
      ),
    );
    const next = placeBehind(site.values, around);
    const [first] = fields;
    if (said.length > 0 && next !== undefined && first)
      goOn(target.name, nameOf([...list, next, first.name]));
  };
  return {
    isPut(line: TextLine) {
      const part = parts.get(line);
      return part !== undefined && said.includes(part);
    },
    put(target: LineTarget | undefined, lines: readonly TextLine[]) {
      const { studio } = messages;
      if (!target) return notify(studio.lines.noField);
      if (target.around && lines.length > 1) return fill(target, target.around, lines);
      const textOf = ({ text, addresses = [] }: TextLine) =>
        LINKED.has(target.field.format) ? [text, ...addresses].join(' ') : text;
      const texts = lines.map(textOf);
      change((site) => withLines(readied(site), target, texts));
      const partOf = (text: string) => partOfLine(target.field, text);
      remember(lines.map((line) => [line, partOf(textOf(line))] as const));
      const field = labelInEntry(form, target.name);
      const text = texts.map((each) => inWords(partOf(each), target.field)).join(' ');
      notify(studio.lines.put({ field, text: shortened(text) }));
    },
  };
}

const textsIn = (value: FieldValue): string =>
  typeof value === 'object' ? Object.values(value).map(textsIn).join('\n') : `${value}`;

/** A period that goes on is said in the language of the studio, as its field does. */
const inWords = (text: string, { format }: FormField) =>
  format === 'period' ? periodInWords(text, messages.studio.period.now) : text;

/** It stands within a sentence. */
const shortened = (text: string) =>
  text.length > 60 ? `${text.slice(0, 58)}…` : text.replace(/[.。]$/, '');
