import type { Issue, Severity } from '../../compose/check/issue.ts';

/** An issue of a field of the form. 'todo': nothing is written there yet, but something has to be. */
export type FieldIssue = Pick<Issue, 'field' | 'problem' | 'expected' | 'code'> & {
  severity: Severity | 'todo';
  /** The place of the language whose text it is. An issue of all languages has none. */
  language?: number;
};

/** Whether nothing can be saved because of it. */
export const isObstacle = ({ severity }: Pick<FieldIssue, 'severity'>) =>
  severity === 'error' || severity === 'todo';
