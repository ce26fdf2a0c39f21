import type { Ref } from 'react';
import type { FormField } from '../../schema/form-field.ts';
import { pathOf } from '../model/edited-site.ts';
import type { FieldIssue } from '../model/field-issue.ts';
import { sentenceOf } from '../model/issues.ts';
import { goTo } from '../model/studio-actions.ts';
import { words } from '../words.ts';
import styles from './studio.module.css';

type RemainingProps = {
  ref: Ref<HTMLDetailsElement>;
  /** Undefined before the first answer of the composer. */
  issues: readonly FieldIssue[] | undefined;
  form: FormField;
};

const KINDS = ['error', 'todo', 'sample', 'question'] as const;

/** Lists what is wrong, what is to do, values that are still the sample's, and questions. Each entry leads to its field. */
export function Remaining({ ref, issues, form }: RemainingProps) {
  if (!issues) return <p className={styles.remaining}>{words.looking}</p>;
  const kinds = KINDS.map((kind) => ({
    kind,
    found: issues.filter(({ severity }) => severity === kind),
  })).filter(({ found }) => found.length > 0);
  if (kinds.length === 0) return <p className={styles.remaining}>{words.nothingLeft}</p>;
  return (
    <details ref={ref} className={styles.remaining}>
      <summary>
        {kinds.map(({ found, kind }) => (
          <span key={kind} data-kind={kind}>
            {words.left[kind](found.length)}
          </span>
        ))}
      </summary>
      <ul>
        {kinds.flatMap(({ found, kind }) =>
          found.map((issue) => (
            <li key={`${issue.field} ${issue.problem}`} data-kind={kind}>
              <button type="button" onClick={() => goTo(issue.field)}>
                {labelOf(form, issue.field)}
              </button>{' '}
              {sentenceOf(issue)}
            </li>
          )),
        )}
      </ul>
    </details>
  );
}

/** The labels of a field: 'projects[2].title' is 'Project 3, Title'. */
function labelOf(form: FormField, field: string): string {
  if (field === 'portrait') return words.photo;
  if (field === 'cv') return words.cv;
  const labels: string[] = [];
  let at: FormField | undefined = form;
  for (const key of pathOf(field)) {
    const isIndex = typeof key === 'number';
    at = isIndex ? at?.entry : at?.fields?.find(({ name }) => name === key);
    if (!at) break;
    if (isIndex) labels.splice(-1, 1, `${at.label} ${key + 1}`);
    else labels.push(at.label);
  }
  return labels.join(', ') || words.form;
}
