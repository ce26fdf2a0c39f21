import { useId, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { CURRENT, endsOf } from '../../../site/period.ts';
import { nameOf } from '../../model/form-values.ts';
import { withText } from '../../model/languages.ts';
import { useStudioActions } from '../../model/studio-actions.ts';
import styles from '../field.module.css';
import { type CustomFieldProps, FieldFrame } from '../field-frame.tsx';
import { notesOn, TextControl } from './text-field.tsx';

/** When a job began and ended, or any other words for its time. Both ends are one text in the file. */
export function PeriodField({ field, path, text }: CustomFieldProps) {
  const { write, change } = useStudioActions();
  const [toId, checkId] = [useId(), useId()];
  /** The ends as they were written: a dash in one of them would divide the text elsewhere. */
  const [written, setWritten] = useState<Ends>(['', '']);
  /** The ends before the job became one that somebody has, in case they think better of it. */
  const [before, setBefore] = useState<Ends>(['', '']);
  const [from, to] = periodOf(written) === text ? written : endsOf(text);
  const [firstExample, lastExample] = endsOf(field.example);
  const isCurrent = to === CURRENT;
  const { format: _, ...inWords } = field;
  const handlers = (endsWith: (end: string) => Ends) => ({
    onWrite(end: string) {
      setWritten(endsWith(end));
      write(path, periodOf(endsWith(end)));
    },
    onComplete: (end: string) => change((site) => withText(site, path, periodOf(endsWith(end)))),
  });
  const toggle = () => {
    if (!isCurrent) setBefore([from, to]);
    const end = before[0] === from ? before[1] : '';
    write(path, periodOf([from, isCurrent ? end : CURRENT]));
  };
  return (
    <FieldFrame name={nameOf(path)} label={field.label} help="" notes={notesOn(field, text)}>
      {(control) => (
        <>
          <div className={styles.ends}>
            <div className={styles.field}>
              <label htmlFor={control.id}>{messages.studio.period.from}</label>
              <TextControl
                {...control}
                // Both ends may be written in the first control, if the second is empty.
                field={{ ...(to.trim() === '' ? field : inWords), example: firstExample }}
                text={from}
                {...handlers((end) => [end, to])}
              />
            </div>
            <div className={styles.field}>
              <label htmlFor={toId}>{messages.studio.period.to}</label>
              <TextControl
                {...control}
                id={toId}
                field={{
                  ...inWords,
                  example: isCurrent ? messages.studio.period.now : lastExample,
                }}
                text={isCurrent ? '' : to}
                {...handlers((end) => [from, end])}
              />
            </div>
          </div>
          <span className={styles.check}>
            <input id={checkId} type="checkbox" checked={isCurrent} onChange={toggle} />
            <label htmlFor={checkId}>{messages.studio.period.isCurrent}</label>
          </span>
        </>
      )}
    </FieldFrame>
  );
}

type Ends = [from: string, to: string];

function periodOf(ends: Ends): string {
  const [from = '', to = ''] = ends.map((end) => end.trim());
  if (to === '' || (from === '' && to === CURRENT)) return from || to;
  const areNumbers = [from, to].every((end) => /^\p{Nd}+$/u.test(end));
  return from + (areNumbers ? '–' : ' – ') + to;
}
