import { useCallback, useEffect, useRef, useState } from 'react';
import { dropDraft, keepDraft } from './draft.ts';
import type { Notice } from './header.tsx';
import { words } from './words.ts';
import type { Work } from './work.ts';

/** The draft is kept so many milliseconds after the last change. A crash takes no more than that. */
const SOON = 500;

/** Keeps the work while it is not saved. It returns what has to be told about that. */
export function useDraft(work: Work, isSaved: boolean): Notice | undefined {
  const [state, setState] = useState<'kept' | 'elsewhere' | 'failed'>();
  const [reason, setReason] = useState('');
  const last = useRef(work);

  const keep = useCallback(async (takeOver = false) => {
    try {
      setState(await keepDraft(last.current, takeOver));
    } catch (error) {
      setState('failed');
      setReason(error instanceof Error ? error.message : `${error}`);
    }
  }, []);

  useEffect(() => {
    last.current = work;
    if (isSaved) return;
    const timer = setTimeout(keep, SOON);
    return () => clearTimeout(timer);
  }, [work, isSaved, keep]);

  useEffect(() => {
    if (isSaved) dropDraft().catch(() => {});
  }, [isSaved]);

  if (state === 'failed') return { sentence: `${words.draft.failed} ${reason}`, answers: [] };
  if (state !== 'elsewhere') return undefined;
  const keepHere = { name: words.draft.keepHere, give: () => void keep(true) };
  return { sentence: words.draft.elsewhere, answers: [keepHere] };
}
