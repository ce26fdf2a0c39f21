import type { Remote } from 'comlink';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { EditedSite } from '../model/edited-site.ts';
import { messageOf } from '../model/issue-store.ts';
import type { Composed } from './composing.ts';
import type { Composer } from './worker.ts';

/** All but the films and sounds, which the composer does not need. */
const PARTS = [
  'values',
  'further',
  'edited',
  'portrait',
  'stills',
  'projectFiles',
  'cv',
  'linkImage',
  'beside',
] as const;

type Answers = {
  /** The last answer of the composer. */
  composed?: Composed;
  /** Why the composer gave no answer. */
  failure?: string;
};

/** Composes the site at each change. After a failure it tries again at the next change and by `flush`. */
export function useComposed(composer: Remote<Composer>, site: EditedSite) {
  const [answers, setAnswers] = useState<Answers>({});
  const wanted = useRef(site);
  /** The site that the composer has, as far as we know. */
  const there = useRef<EditedSite>(undefined);
  const isAnother = useRef(false);
  const running = useRef<Promise<EditedSite>>(undefined);

  const run = useCallback(async () => {
    while (there.current !== wanted.current) {
      const next = wanted.current;
      const before = there.current;
      // After a failure we do not know what the composer has, so it gets the whole site next time.
      there.current = undefined;
      const changed = PARTS.filter((part) => before?.[part] !== next[part]);
      try {
        const composed = await composer.compose(
          Object.fromEntries(changed.map((part) => [part, next[part]])),
          isAnother.current,
        );
        isAnother.current = false;
        there.current = next;
        setAnswers({ composed });
      } catch (error) {
        if (wanted.current === next) throw error;
      }
    }
    return wanted.current;
  }, [composer]);

  /** Resolves to the site as it is now, when the composer has that, and rejects if it fails. One state is composed at a time, then the latest. */
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

  /** For callers that do not wait: a failure stands in the answers. */
  const compose = useCallback(() => void flush().catch(() => {}), [flush]);

  // In the same moment as the site is shown, because Save may be pressed before an effect runs.
  useLayoutEffect(() => {
    wanted.current = site;
    compose();
  }, [site, compose]);

  /** Has to be called when the composer speaks another language, because its issues are sentences. */
  const again = useCallback(() => {
    // Another object, so that it is composed again after an answer that is still under way.
    wanted.current = { ...wanted.current };
    compose();
  }, [compose]);

  /** Has to be called when another site is open now. What the composer said of the one before does not count any more. */
  const forget = useCallback(() => {
    isAnother.current = true;
    setAnswers({});
  }, []);

  return { ...answers, flush, compose, again, forget };
}
