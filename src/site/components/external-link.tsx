import type { ReactNode } from 'react';
import { useSite } from '../site-content.ts';

type ExternalLinkProps = {
  href: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A link out of the site. It opens a new tab, and says so to a screen reader. */
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

/** The query alone is encoded here, because browsers encode it by the charset of the document, which a server may change. */
function withQueryInAscii(address: string): string {
  return address.replace(/\?[^#]*/, (query) => query.replace(/[^\0-\x7f]+/g, encodeURIComponent));
}
