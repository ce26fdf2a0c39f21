import { type Remote, wrap } from 'comlink';
import { messages } from '../../messages/messages.ts';
import { sentences } from '../../messages/sentences.ts';
import type { Composer } from './worker.ts';

/** Starts the worker. If it stops, all calls that wait for an answer fail, and so do later ones, which would wait for ever otherwise. */
export function startComposer(script: string): Remote<Composer> {
  const source = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const worker = new Worker(source);
  const waiting = new Set<(error: Error) => void>();
  let broken: Error | undefined;
  const breakOff = (reason = '') => {
    broken = new Error(sentences(messages.studio.composerGone, reason));
    for (const fail of waiting) fail(broken);
  };
  worker.addEventListener('error', ({ message }) => breakOff(message));
  worker.addEventListener('messageerror', () => breakOff());

  const answered = (answer: Promise<unknown>) =>
    new Promise((resolve, reject) => {
      if (broken) return reject(broken);
      waiting.add(reject);
      answer.then(resolve, reject).finally(() => waiting.delete(reject));
    });
  return new Proxy(wrap<Composer>(worker), {
    get(composer, name) {
      const call: unknown = Reflect.get(composer, name);
      if (typeof call !== 'function') return call;
      return (...given: unknown[]) => answered(call(...given));
    },
  });
}
