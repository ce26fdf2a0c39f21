import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { useSite } from '../site-content.ts';

type LinkProps = {
  to: string;
  className?: string | undefined;
  /** The state of the new place in the history. */
  state?: unknown;
  children: ReactNode;
};

/**
 * A link within the site. On paper it says where it leads, if the site has an address. The router's own
 * component would add 2 kB (gzip) of prefetching that only its framework uses.
 */
export function Link({ to, className, state, children }: LinkProps) {
  const { address } = useSite().portfolio;
  return (
    <a
      className={className}
      href={useHref(to)}
      onClick={useLinkClickHandler(to, { state })}
      data-printed={address && `${address}#${to}`}
    >
      {children}
    </a>
  );
}
