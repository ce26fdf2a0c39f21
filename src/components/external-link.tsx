import { words } from 'virtual:words';
import type { ReactNode } from 'react';

type ExternalLinkProps = {
  href: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A link out of the site, in a new tab, and saying so. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer" data-external="">
      {children}
      <span className="visually-hidden"> ({words.newTab})</span>
    </a>
  );
}
