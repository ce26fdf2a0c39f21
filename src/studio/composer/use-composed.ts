import type { Remote } from 'comlink';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Work } from '../work.ts';
import type { Composed, Composer } from './worker.ts';

const PARTS = ['said', 'portrait', 'stills', 'cv', 'linkPicture'] as const;

/** Has the work composed. It returns the last page that could be made, and all remarks on the present work. */
export function useComposed(composer: Remote<Composer>, work: Work) {
  const [composed, setComposed] = useState<Composed & { of?: Work; isStale: boolean }>({
    remarks: [],
    isStale: false,
  });
  const wanted = useRef(work);
  const sent = useRef<Work>(undefined);
  const running = useRef<Promise<void>>(undefined);

  const run = useCallback(async () => {
    while (sent.current !== wanted.current) {
      const next = wanted.current;
      const before = sent.current;
      const changed = PARTS.filter((part) => before?.[part] !== next[part]);
      sent.current = next;
      const { remarks, page } = await composer.compose(
        Object.fromEntries(changed.map((part) => [part, next[part]])),
      );
      setComposed((last) => {
        const shown = page ?? last.page;
        return { remarks, of: next, isStale: !page, ...(shown && { page: shown }) };
      });
    }
  }, [composer]);

  /** Resolves when the composer has the present work. It takes one work at a time, and then the latest. */
  const settle = useCallback(() => {
    running.current ??= run().finally(() => {
      running.current = undefined;
    });
    return running.current;
  }, [run]);

  useEffect(() => {
    wanted.current = work;
    settle().catch(reportError);
  }, [work, settle]);

  return { ...composed, settle };
}
