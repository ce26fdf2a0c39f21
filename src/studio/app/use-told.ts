import { useCallback, useEffect, useState } from 'react';

/** How long a sentence is true: until the site is changed, or until nothing in it is wrong any more. */
type Until = 'changed' | 'mended';

type Told = { sentence: string; until: Until };

const nothing: Told = { sentence: '', until: 'changed' };

/** What has just happened. It is told until something else happens. */
export function useTold(hasIssues: boolean) {
  const [{ sentence: told }, tell] = useState(nothing);
  const say = useCallback(
    (sentence: string, until: Until = 'changed') => tell({ sentence, until }),
    [],
  );
  const end = useCallback(
    (what: Until) => tell((last) => (last.until === what ? nothing : last)),
    [],
  );
  useEffect(() => {
    if (!hasIssues) end('mended');
  }, [hasIssues, end]);
  return { told, say, end };
}
