import { type ReactNode, use, useId } from 'react';
import type { FormField } from '../../schema/field.ts';
import type { FieldPath, FieldValue } from '../model/form-values.ts';
import { useError } from '../model/issue-store.ts';
import { idOf } from '../model/studio-actions.ts';
import styles from './field.module.css';
import { PastedOffer } from './pasting/pasted-offer.tsx';
import { PastingContext } from './pasting/pasting-context.ts';

/** What a custom field gets. */
export type CustomFieldProps = {
  field: FormField;
  path: FieldPath;
  text: string;
  /** The values of the group around the field. */
  beside: FieldValue | undefined;
};

/** The props that a control gets from its frame. */
export type ControlProps = {
  id: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
};

/** What is wrong with a group or a list itself. `id`: that of the sentence. */
export function IssueOf({ name, id }: { name: string; id: string }) {
  return (
    <p id={id} className={styles.about}>
      <span className={styles.issue} role="alert">
        {useError(name)}
      </span>
    </p>
  );
}

type AboutControlProps = { id: string } & Pick<
  FieldFrameProps,
  'name' | 'help' | 'notes' | 'problem'
>;

/** The issue of a control, or else its help, and what stands beside its label. */
export function AboutControl({ id, name, help, notes, problem }: AboutControlProps) {
  const issue = useError(name);
  return (
    <p id={id} className={styles.about}>
      <span className={styles.issue} role="alert">
        {problem ?? issue}
      </span>{' '}
      <span>{help}</span> <span className={styles.notes}>{notes?.join(' · ')}</span>
    </p>
  );
}

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

/** The label, the help and the issue of a control. */
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
  /** An offer below it needs the whole width. */
  const isOffered = use(PastingContext)?.name === name;
  const control: ControlProps = {
    id,
    'aria-describedby': about,
    'aria-invalid': issue !== undefined,
  };
  return (
    <div className={styles.field} data-field={name} data-width={isOffered ? undefined : width}>
      <label htmlFor={id}>{label}</label>
      {children(control)}
      <PastedOffer name={name} />
      <AboutControl
        id={about}
        {...{ name, help }}
        {...(notes && { notes })}
        {...(problem && { problem })}
      />
    </div>
  );
}
