import { type ReactNode, useId, useState } from 'react';
import { useError } from '../model/issues.ts';
import { idOf } from '../model/studio-actions.ts';
import { afterPress } from './after-press.ts';
import styles from './field.module.css';

/** The props that a control gets from its frame. */
export type ControlProps = {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
  onFocus: () => void;
  onBlur: () => void;
};

type FieldFrameProps = {
  name: string;
  label: string;
  help: ReactNode;
  /** Short fields stand beside each other. */
  width?: 'short';
  /** They stand beside the label. */
  notes?: readonly string[];
  /** What is wrong with a file that was refused. It is no issue of the edited site. */
  problem?: string;
  children: (control: ControlProps) => ReactNode;
};

/**
 * The label, the help and the issue of a control. A new issue is shown when the field is left. An issue that is already shown changes
 * while somebody types, until it is corrected.
 */
export function FieldFrame({
  name,
  label,
  help,
  width,
  notes,
  problem,
  children,
}: FieldFrameProps) {
  const id = idOf(name);
  const about = useId();
  const issue = useError(name);
  /** True while somebody writes in a field that had no issue before. */
  const [hidesIssue, setHidesIssue] = useState(false);
  const shown = hidesIssue ? undefined : issue;
  const control: ControlProps = {
    id,
    'aria-describedby': about,
    'aria-invalid': shown !== undefined,
    onFocus: () => setHidesIssue(!issue),
    onBlur: () => afterPress(() => setHidesIssue(false)),
  };
  return (
    <div className={styles.field} data-field={name} data-width={width}>
      <label htmlFor={id}>{label}</label>
      {children(control)}
      <p id={about} className={styles.about}>
        <span className={styles.issue} role="alert">
          {problem ?? shown}
        </span>{' '}
        <span>{help}</span> <span className={styles.notes}>{notes?.join(' · ')}</span>
      </p>
    </div>
  );
}
