/** Gives each field its issue. Each field subscribes by itself, because a new issue must not render hundreds of fields. */
import { createContext, use, useSyncExternalStore } from 'react';
import { messages } from '../../messages/messages.ts';
import { sentences } from '../../messages/sentences.ts';
import type { FieldIssue } from './field-issue.ts';

export class IssueStore {
  #byField: ReadonlyMap<string, FieldIssue> = new Map();
  readonly #listeners = new Set<() => void>();

  set(issues: readonly FieldIssue[]): void {
    const errors = issues.filter(({ severity }) => severity === 'error');
    this.#byField = new Map(
      errors.map((error) => [error.field, error]).reverse() as [string, FieldIssue][],
    );
    for (const listener of this.#listeners) listener();
  }

  sentenceOn = (field: string): string | undefined => {
    const issue = this.#byField.get(field);
    return issue && sentenceOf(issue);
  };

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

export const IssuesContext = createContext(new IssueStore());

export function useError(field: string): string | undefined {
  const issues = use(IssuesContext);
  return useSyncExternalStore(issues.subscribe, () => issues.sentenceOn(field));
}

/** The problem and what would be right, after the name of the file. */
export const namedIssue = ({ name }: { name: string }, issue: Parameters<typeof sentenceOf>[0]) =>
  messages.studio.named({ name, problem: sentences(issue.problem, issue.expected) });

/** An error of the browser while it read a file, as an issue. */
export const failure = (error: unknown) => ({
  problem: messages.studio.failed({ reason: messageOf(error) }),
  expected: '',
});

/** The message of an error, as the end of a sentence. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : `${error}`);

/** Makes a sentence of a problem, such as 'is missing.', which otherwise follows the name of a field. */
export function sentenceOf({
  problem,
  expected,
}: Pick<FieldIssue, 'problem' | 'expected'>): string {
  return sentences(`${problem.charAt(0).toUpperCase()}${problem.slice(1)}`, expected);
}
