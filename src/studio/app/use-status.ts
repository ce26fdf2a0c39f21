import { useCallback, useEffect, useState } from 'react';

/** How long a sentence is shown: until the site is changed, or until nothing in it is wrong any more. */
type Until = 'changed' | 'mended';

/** `soFar` says how far what is told has come. It is there as long as that goes on. */
type Status = { sentence: string; until: Until; soFar: string };

const nothing: Status = { sentence: '', until: 'changed', soFar: '' };

/** The sentence about what has just happened. Another sentence replaces it. */
export function useStatus(hasIssues: boolean) {
  const [status, setStatus] = useState(nothing);
  const notify = useCallback(
    (sentence: string, until: Until = 'changed', soFar = '') =>
      setStatus({ sentence, until, soFar }),
    [],
  );
  const end = useCallback(
    (what: Until) => setStatus((last) => (last.until === what && !last.soFar ? nothing : last)),
    [],
  );
  useEffect(() => {
    if (!hasIssues) end('mended');
  }, [hasIssues, end]);
  const dismiss = useCallback(() => setStatus(nothing), []);
  return { status, notify, end, dismiss };
}
