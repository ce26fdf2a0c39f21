/** What is wrong with fields, told to each of them alone: a form of hundreds of fields is not rendered anew for one. */
import { createContext, use, useSyncExternalStore } from 'react';
import type { Remark } from './composer/worker.ts';

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

/** 'is missing.' is the rest of a sentence that begins with the field, and stands below it here. */
export function sentenceOf({ problem, expected }: Pick<Remark, 'problem' | 'expected'>): string {
  const sentence = `${problem.charAt(0).toUpperCase()}${problem.slice(1)}`;
  return [sentence, expected].filter(Boolean).join(' ');
}
