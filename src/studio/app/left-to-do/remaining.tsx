import type { Ref } from 'react';
import { messages } from '../../../messages/messages.ts';
import type { FormField } from '../../../schema/field.ts';
import { labelOfField } from '../../form/label-of-field.ts';
import type { FieldIssue } from '../../model/field-issue.ts';
import { sentenceOf } from '../../model/issue-store.ts';
import { calledLanguage } from '../../model/languages.ts';
import { goTo } from '../../model/studio-actions.ts';
import styles from './remaining.module.css';

type RemainingProps = {
  ref: Ref<HTMLDetailsElement>;
  /** Undefined before the first answer of the composer. */
  issues: readonly FieldIssue[] | undefined;
  form: FormField;
  /** The tags of the languages of the site. */
  languages: readonly string[];
  editLanguage: (place: number) => void;
  /** The part that has this field shall be left out. */
  meanIt: (field: string) => void;
  /** A wide window has room for the list while somebody goes through it. */
  isWide: boolean;
};

const KINDS = ['error', 'todo', 'sample', 'question'] as const;

/** Lists what is wrong, what is to do, values that are still the sample's, and questions. Each entry leads to its field. */
export function Remaining(props: RemainingProps) {
  const { ref, issues, form, languages, editLanguage, meanIt, isWide } = props;
  if (!issues) return <p className={styles.remaining}>{messages.studio.looking}</p>;
  const kinds = KINDS.map((kind) => ({
    kind,
    found: issues.filter(({ severity }) => severity === kind),
  })).filter(({ found }) => found.length > 0);
  if (kinds.length === 0) return <p className={styles.remaining}>{messages.studio.nothingLeft}</p>;
  return (
    <details ref={ref} className={styles.remaining}>
      <summary>
        {kinds.map(({ found, kind }) => (
          <span key={kind} data-kind={kind}>
            {messages.studio.left[kind]({ count: found.length })}
          </span>
        ))}
      </summary>
      <ul>
        {kinds.flatMap(({ found, kind }) =>
          found.map((issue) => (
            <li key={`${issue.language} ${issue.field} ${issue.problem}`} data-kind={kind}>
              <button
                type="button"
                onClick={({ currentTarget }) => {
                  const list = currentTarget.closest('details');
                  if (list && !isWide) list.open = false;
                  editLanguage(issue.language ?? 0);
                  goTo(issue.field);
                }}
              >
                {labelIn(languages, issue, labelOfField(form, issue.field))}
              </button>{' '}
              <span>{sentenceOf(issue)}</span>
              {issue.code === 'leftOut' && (
                <button type="button" className={styles.answer} onClick={() => meanIt(issue.field)}>
                  {messages.studio.meant}
                </button>
              )}
            </li>
          )),
        )}
      </ul>
    </details>
  );
}

/** Says the language of an issue that is not of all. */
function labelIn(languages: readonly string[], { language }: FieldIssue, part: string): string {
  const tag = language === undefined ? undefined : languages[language];
  return tag === undefined ? part : messages.studio.within({ whole: calledLanguage(tag), part });
}
