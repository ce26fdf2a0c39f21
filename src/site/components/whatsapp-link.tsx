import type { ReactNode } from 'react';
import { ExternalLink } from './external-link.tsx';

type WhatsappLinkProps = {
  /** With + and the country code, grouped in any way. */
  phone: string;
  className?: string | undefined;
  children: ReactNode;
};

export function WhatsappLink({ phone, ...props }: WhatsappLinkProps) {
  return <ExternalLink {...props} href={`https://wa.me/${phone.replace(/\D/g, '')}`} />;
}
