import type { ReactNode } from 'react';
import { useSite } from '../site-content.ts';

type FileLinkProps = {
  /** Its name beside the page. */
  name: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A link to a file beside the page. It opens a new tab, and on paper it says the name. */
export function FileLink({ name, className, children }: FileLinkProps) {
  const { words } = useSite();
  return (
    <a
      className={className}
      href={encodeURIComponent(name)}
      target="_blank"
      rel="noopener"
      data-printed={name}
    >
      {children}
      <span className="visually-hidden"> ({words.newTab})</span>
    </a>
  );
}
