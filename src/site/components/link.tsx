import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** A link within the site. The router's own brings 2 kB (gzip) that prefetch for the router's framework. */
export function Link({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={useHref(to)} onClick={useLinkClickHandler(to)}>
      {children}
    </a>
  );
}
