import type { ReactNode } from 'react';
import { texts } from '../content/texts.ts';

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
      <span className="visually-hidden"> ({texts.newTab})</span>
    </a>
  );
}
