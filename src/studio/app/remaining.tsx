import type { Ref } from 'react';
import type { FormField } from '../../schema/form-field.ts';
import type { FieldIssue } from '../composer/worker.ts';
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

/** Lists errors, values that are still the sample's, and questions. Each entry leads to its field. */
export function Remaining({ ref, issues, form }: RemainingProps) {
  if (!issues) return <p className={styles.remaining}>{words.looking}</p>;
  const kinds = [
    {
      found: issues.filter(({ severity }) => severity === 'error'),
      count: words.errors,
      kind: 'error',
    },
    {
      found: issues.filter(({ severity }) => severity === 'sample'),
      count: words.samples,
      kind: 'sample',
    },
    {
      found: issues.filter(({ severity }) => severity === 'question'),
      count: words.questions,
      kind: 'question',
    },
  ].filter(({ found }) => found.length > 0);
  if (kinds.length === 0) return <p className={styles.remaining}>{words.nothingLeft}</p>;
  return (
    <details ref={ref} className={styles.remaining}>
      <summary>
        {kinds.map(({ found, count, kind }) => (
          <span key={kind} data-kind={kind}>
            {count(found.length)}
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
  for (const [, index, quoted, name] of field.matchAll(/\[(\d+)\]|\["([^"]+)"\]|([^.[\]]+)/g)) {
    at =
      index === undefined ? at?.fields?.find((each) => each.name === (quoted ?? name)) : at?.entry;
    if (!at) break;
    if (index !== undefined) labels.splice(-1, 1, `${at.label} ${Number(index) + 1}`);
    else labels.push(at.label);
  }
  return labels.join(', ') || words.form;
}
