import type { ReactNode } from 'react';
import { useSite } from '../site-content.ts';
import { ExternalLink } from './external-link.tsx';

type PhoneLinkProps = {
  /** With + and the country code, grouped in any way. */
  phone: string;
  className?: string | undefined;
  children: ReactNode;
};

/** Leads to WhatsApp, or dials if that does not reach the phone. */
export function PhoneLink({ phone, ...props }: PhoneLinkProps) {
  const { whatsapp = true } = useSite().portfolio;
  const digits = phone.replace(/\D/g, '');
  return whatsapp ? (
    <ExternalLink {...props} href={`https://wa.me/${digits}`} />
  ) : (
    <a {...props} href={`tel:+${digits}`} />
  );
}
