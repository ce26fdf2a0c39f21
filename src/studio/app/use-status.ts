import { useCallback, useEffect, useState } from 'react';

/** How long a sentence is shown: until the site is changed, or until nothing in it is wrong any more. */
type Until = 'changed' | 'mended';

type Status = { sentence: string; until: Until };

const nothing: Status = { sentence: '', until: 'changed' };

/** The sentence about what has just happened. Another sentence replaces it. */
export function useStatus(hasIssues: boolean) {
  const [{ sentence: status }, setStatus] = useState(nothing);
  const notify = useCallback(
    (sentence: string, until: Until = 'changed') => setStatus({ sentence, until }),
    [],
  );
  const end = useCallback(
    (what: Until) => setStatus((last) => (last.until === what ? nothing : last)),
    [],
  );
  useEffect(() => {
    if (!hasIssues) end('mended');
  }, [hasIssues, end]);
  return { status, notify, end };
}
