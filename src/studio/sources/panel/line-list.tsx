import { useId, useMemo, useRef, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import type { FormField } from '../../../schema/field.ts';
import { labelInEntry } from '../../form/label-of-field.ts';
import { nameOf } from '../../model/form-values.ts';
import type { TextLine } from '../cv/cv-text.ts';
import { hasDate } from '../cv/periods.ts';
import styles from './line-list.module.css';
import { LineOption } from './line-option.tsx';
import type { LineTarget } from './put-lines.ts';

type LineListProps = {
  form: FormField;
  lines: readonly TextLine[];
  target: LineTarget | undefined;
  isPut: (line: TextLine) => boolean;
  put: (target: LineTarget | undefined, lines: readonly TextLine[]) => void;
};

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The lines of a text, as a list of which several can be chosen. A press, or Enter, puts one into the field that is named above. */
export function LineList({ form, lines, target, isPut, put }: LineListProps) {
  const [heading, into, help] = [useId(), useId(), useId()];
  const list = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(lines[0]);
  const [chosen, setChosen] = useState<ReadonlySet<TextLine>>(new Set());
  /** With Shift, all lines from this one on are marked. */
  const [lastMarked, setLastMarked] = useState<TextLine>();
  const marked = lines.filter((line) => chosen.has(line));
  const at = Math.max(0, current ? lines.indexOf(current) : 0);
  const usual = useMemo(() => 1.15 * middleOf(lines.map(({ size }) => size)), [lines]);
  const { studio } = messages;

  const goToLine = (place: number, block: ScrollLogicalPosition = 'nearest') => {
    const option = list.current?.querySelectorAll<HTMLElement>('[role=option]')[place];
    setCurrent(lines[place]);
    option?.focus({ preventScroll: true });
    option?.scrollIntoView({ block });
  };
  const mark = (line: TextLine, isUpTo: boolean) => {
    const from = isUpTo && lastMarked && chosen.has(lastMarked) ? lastMarked : undefined;
    setLastMarked(line);
    setChosen((last) => {
      const ends = from && [lines.indexOf(from), lines.indexOf(line)];
      if (ends) return new Set([...last, ...lines.slice(Math.min(...ends), Math.max(...ends) + 1)]);
      const others = [...last].filter((each) => each !== line);
      return new Set(last.has(line) ? others : [...others, line]);
    });
  };
  const putIn = (taken: readonly TextLine[]) => {
    put(target, taken);
    if (target) setChosen(new Set());
  };
  const putMarked = () => {
    putIn(marked);
    // The button is gone then.
    goToLine(at);
  };
  const hasDates = useMemo(() => lines.some(({ text }) => hasDate(text)), [lines]);
  const nextDate = () => {
    const ordered = [...lines.keys()].map((step) => (at + 1 + step) % lines.length);
    const next = ordered.find((place) => hasDate(lines[place]?.text ?? ''));
    if (next !== undefined) goToLine(next, 'center');
  };

  return (
    <section aria-labelledby={heading}>
      <div className={styles.head}>
        <h3 id={heading}>{studio.lines.byLine}</h3>
        <p id={into} className={styles.into} data-none={!target || undefined}>
          {target
            ? studio.lines.into({ field: labelInEntry(form, nameOfTarget(target, marked.length)) })
            : studio.lines.noField}
        </p>
        {/* One button in the place of the other, because nothing may move under a finger. */}
        {marked.length > 0 ? (
          <button type="button" onClick={putMarked}>
            {studio.lines.putMarked({ count: marked.length })}
          </button>
        ) : (
          hasDates && (
            <button type="button" onClick={nextDate}>
              {studio.lines.nextDate}
            </button>
          )
        )}
      </div>
      <p id={help} className={styles.help}>
        <span>{studio.lines.help}</span> <span className={styles.ofKeys}>{studio.lines.keys}</span>
      </p>
      <div
        ref={list}
        role="listbox"
        className={styles.list}
        aria-multiselectable="true"
        aria-labelledby={heading}
        aria-describedby={`${into} ${help}`}
      >
        {lines.map((line, place) => (
          <LineOption
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines keep their order, and two may say the same
            key={place}
            line={line}
            isCurrent={place === at}
            isMarked={chosen.has(line)}
            isPut={isPut(line)}
            isLarge={line.size > usual}
            press={() => {
              setCurrent(line);
              putIn([line]);
            }}
            mark={(isUpTo) => {
              setCurrent(line);
              mark(line, isUpTo);
            }}
            hear={(key) => {
              const step = STEPS[key]?.(place, lines.length);
              if (step !== undefined && lines[step]) goToLine(step);
              if (key === 'Enter') putIn(marked.length > 0 ? marked : [line]);
              return step !== undefined || key === 'Enter';
            }}
          />
        ))}
      </div>
    </section>
  );
}

/** Several lines go into the entry around the field. */
const nameOfTarget = ({ name, around }: LineTarget, count: number) =>
  around && count > 1 ? nameOf([...around.list, around.at]) : name;

const middleOf = (sizes: number[]) =>
  sizes.sort((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? 0;
