import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { useSite } from '../site-content.ts';

/**
 * A link within the site. On paper it says which page it leads to, with the site's address if that is known. The router's own
 * component would add 2 kB (gzip) of prefetching that only its framework uses.
 */
export function Link({ to, children }: { to: string; children: ReactNode }) {
  const { address = '' } = useSite().portfolio;
  return (
    <a href={useHref(to)} onClick={useLinkClickHandler(to)} data-printed={`${address}#${to}`}>
      {children}
    </a>
  );
}
