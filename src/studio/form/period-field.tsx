import { useId, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import type { FormField } from '../../schema/field-words.ts';
import { CURRENT, endsOf } from '../../site/period.ts';
import { nameOf, type Path, withField } from '../model/edited-site.ts';
import { useStudioActions } from '../model/studio-actions.ts';
import styles from './field.module.css';
import { FieldFrame } from './field-frame.tsx';
import { notesOn, TextControl } from './text-field.tsx';

type PeriodFieldProps = { field: FormField; path: Path; text: string };

/** When a job began and ended, or any other words for its time. Both ends are one text in the file. */
export function PeriodField({ field, path, text }: PeriodFieldProps) {
  const { write, change } = useStudioActions();
  const [toId, checkId] = [useId(), useId()];
  /** The ends as they were written: a dash in one of them would divide the text elsewhere. */
  const [written, setWritten] = useState<Ends>(['', '']);
  const [from, to] = periodOf(written) === text ? written : endsOf(text);
  const [firstExample, lastExample] = endsOf(field.example);
  const isCurrent = to === CURRENT;
  const handlers = (endsWith: (end: string) => Ends) => ({
    onWrite(end: string) {
      setWritten(endsWith(end));
      write(path, periodOf(endsWith(end)));
    },
    onComplete: (end: string) => change((site) => withField(site, path, periodOf(endsWith(end)))),
  });
  return (
    <FieldFrame name={nameOf(path)} label={field.label} help="" notes={notesOn(field, text)}>
      {(control) => (
        <>
          <div className={styles.ends}>
            <div className={styles.field}>
              <label htmlFor={control.id}>{messages.studio.period.from}</label>
              <TextControl
                {...control}
                field={{ ...field, example: firstExample }}
                text={from}
                {...handlers((end) => [end, to])}
              />
            </div>
            <div className={styles.field}>
              <label htmlFor={toId}>{messages.studio.period.to}</label>
              <TextControl
                {...control}
                id={toId}
                field={{ ...field, example: lastExample }}
                text={to}
                {...(isCurrent && { shown: messages.studio.period.now })}
                {...handlers((end) => [from, end])}
              />
            </div>
          </div>
          <span className={styles.check}>
            <input
              id={checkId}
              type="checkbox"
              checked={isCurrent}
              onChange={() => write(path, periodOf([from, isCurrent ? '' : CURRENT]))}
            />
            <label htmlFor={checkId}>{messages.studio.period.isCurrent}</label>
          </span>
        </>
      )}
    </FieldFrame>
  );
}

type Ends = [from: string, to: string];

const periodOf = ([from, to]: Ends) =>
  to === '' || (from === '' && to === CURRENT) ? from || to : `${from}–${to}`;
