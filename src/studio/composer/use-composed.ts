import type { Remote } from 'comlink';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditedSite } from '../model/edited-site.ts';
import { messageOf } from '../model/issues.ts';
import type { Composer, FieldIssue } from './worker.ts';

const PARTS = ['values', 'portrait', 'stills', 'cv', 'linkImage'] as const;

type Answers = {
  /** All that is to be said of the site. There is none before the first answer. */
  issues?: readonly FieldIssue[];
  /** The last page that could be made. */
  page?: string;
  /** Something in this site stops it. */
  isStale: boolean;
  /** Why there was no answer. */
  failure?: string;
};

/** Composes the site. If that fails, it says so, and tries again at the next change and by `flush`. */
export function useComposed(composer: Remote<Composer>, site: EditedSite) {
  const [answers, setAnswers] = useState<Answers>({ isStale: false });
  const wanted = useRef(site);
  /** What the composer is known to have. */
  const there = useRef<EditedSite>(undefined);
  const running = useRef<Promise<void>>(undefined);

  const run = useCallback(async () => {
    while (there.current !== wanted.current) {
      const next = wanted.current;
      const before = there.current;
      // If it fails, nobody knows what the composer has, and it gets the whole site next time.
      there.current = undefined;
      const changed = PARTS.filter((part) => before?.[part] !== next[part]);
      try {
        const { issues, page } = await composer.compose(
          Object.fromEntries(changed.map((part) => [part, next[part]])),
        );
        there.current = next;
        setAnswers((last) => {
          const shown = page ?? last.page;
          return { issues, isStale: page === undefined, ...(shown && { page: shown }) };
        });
      } catch (error) {
        if (wanted.current === next) throw error;
      }
    }
  }, [composer]);

  /**
   * Resolves when the composer has the site as it is now, and rejects if it cannot take it. It takes one state at a time, and then the latest.
   */
  const flush = useCallback(() => {
    running.current ??= run()
      .catch((error) => {
        setAnswers((last) => ({ ...last, failure: messageOf(error) }));
        throw error;
      })
      .finally(() => {
        running.current = undefined;
      });
    return running.current;
  }, [run]);

  /** For all that nobody waits for: a failure is among the answers. */
  const compose = useCallback(() => void flush().catch(() => {}), [flush]);

  useEffect(() => {
    wanted.current = site;
    compose();
  }, [site, compose]);

  /** What was said of one site says nothing of another. */
  const forget = useCallback(
    () => setAnswers(({ page }) => ({ isStale: false, ...(page && { page }) })),
    [],
  );

  return { ...answers, flush, compose, forget };
}
