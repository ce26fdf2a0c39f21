/** Tells each field what is wrong with it. Fields listen one by one, because a fault must not render hundreds of them anew. */
import { createContext, use, useSyncExternalStore } from 'react';
import type { Remark } from '../composer/worker.ts';

export class Remarks {
  #byField: ReadonlyMap<string, Remark> = new Map();
  readonly #listeners = new Set<() => void>();

  set(remarks: readonly Remark[]): void {
    const faults = remarks.filter(({ stops }) => !stops);
    this.#byField = new Map(
      faults.map((fault) => [fault.field, fault]).reverse() as [string, Remark][],
    );
    for (const listener of this.#listeners) listener();
  }

  sentenceOn = (field: string): string | undefined => {
    const fault = this.#byField.get(field);
    return fault && sentenceOf(fault);
  };

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

export const RemarksContext = createContext(new Remarks());

export function useFault(field: string): string | undefined {
  const remarks = use(RemarksContext);
  return useSyncExternalStore(remarks.subscribe, () => remarks.sentenceOn(field));
}

/** What an error says, for a sentence that ends with it. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : `${error}`);

/** A problem, such as 'is missing.', goes on a sentence that begins with the field. Here it begins one. */
export function sentenceOf({ problem, expected }: Pick<Remark, 'problem' | 'expected'>): string {
  const sentence = `${problem.charAt(0).toUpperCase()}${problem.slice(1)}`;
  return [sentence, expected].filter(Boolean).join(' ');
}
