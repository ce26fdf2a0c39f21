import { type ReactNode, useId, useState } from 'react';
import { useError } from '../model/issues.ts';
import { idOf } from '../model/studio-actions.ts';
import styles from './field.module.css';

/** What a control takes from the frame around it. */
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
  help: string;
  /** Short ones stand beside each other. */
  width?: 'short';
  /** Beside the label. */
  notes?: readonly string[];
  /** What was wrong with a file that was refused. It is no issue of the work. */
  problem?: string;
  children: (control: ControlProps) => ReactNode;
};

/**
 * What stands around a control. An issue is told once the field is left. What was told follows while somebody types, until it is mended.
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
  /** Nobody is told of a new issue while writing. */
  const [isSpared, setSpared] = useState(false);
  const shown = isSpared ? undefined : issue;
  const control: ControlProps = {
    id,
    'aria-describedby': about,
    'aria-invalid': shown !== undefined,
    onFocus: () => setSpared(!issue),
    onBlur: () => setSpared(false),
  };
  return (
    <div className={styles.field} data-width={width}>
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
