/** Tells each field what is wrong with it. Fields listen one by one, because an issue must not render hundreds of them anew. */
import { createContext, use, useSyncExternalStore } from 'react';
import type { FieldIssue } from '../composer/worker.ts';

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

/** What an error says, for a sentence that ends with it. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : `${error}`);

/** A problem, such as 'is missing.', goes on a sentence that begins with the field. Here it begins one. */
export function sentenceOf({
  problem,
  expected,
}: Pick<FieldIssue, 'problem' | 'expected'>): string {
  const sentence = `${problem.charAt(0).toUpperCase()}${problem.slice(1)}`;
  return [sentence, expected].filter(Boolean).join(' ');
}
