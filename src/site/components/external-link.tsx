import type { ReactNode } from 'react';
import { useSite } from '../site-content.ts';

type ExternalLinkProps = {
  href: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A link out of the site, in a new tab, and saying so. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  const { words } = useSite();
  return (
    <a
      className={className}
      href={withQueryInAscii(href)}
      target="_blank"
      rel="noopener noreferrer"
      data-external=""
    >
      {children}
      <span className="visually-hidden"> ({words.newTab})</span>
    </a>
  );
}

/** Browsers encode a query, and it alone, by the charset of the document, which a server may set. */
function withQueryInAscii(address: string): string {
  return address.replace(/\?[^#]*/, (query) => query.replace(/[^\0-\x7f]+/g, encodeURIComponent));
}
