import { useId } from 'react';
import { messages } from '../../messages/messages.ts';
import type { FormField } from '../../schema/field-words.ts';
import type { Path } from '../model/edited-site.ts';
import { useStudioActions } from '../model/studio-actions.ts';
import styles from './field.module.css';
import { TextField } from './text-field.tsx';

type PeriodFieldProps = { field: FormField; path: Path; text: string };

/** The word of the schema for a job that somebody has now. The site says it in its own language. */
const CURRENT = 'current';

/** The years of a job, or any other words for its time. */
export function PeriodField({ field, path, text }: PeriodFieldProps) {
  const { write } = useStudioActions();
  const id = useId();
  const isCurrent = text === CURRENT;
  const below = (
    <span className={styles.check}>
      <input
        id={id}
        type="checkbox"
        checked={isCurrent}
        onChange={() => write(path, isCurrent ? '' : CURRENT)}
      />
      <label htmlFor={id}>{messages.studio.isCurrentJob}</label>
    </span>
  );
  return (
    <TextField
      field={{ ...field, help: messages.studio.periodHelp }}
      {...{ path, text, below }}
      {...(isCurrent && { shown: messages.studio.now })}
    />
  );
}
