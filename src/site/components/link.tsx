import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** A link within the site. The router's own component would add 2 kB (gzip) of prefetching that only its framework uses. */
export function Link({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={useHref(to)} onClick={useLinkClickHandler(to)}>
      {children}
    </a>
  );
}
