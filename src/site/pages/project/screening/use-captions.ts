import { useEffect, useState } from 'react';
import { type Captions, readCaptions } from '../../../site-data.ts';

/** The captions stand at the end of the file. */
export function useCaptions(name: string | undefined): Captions | undefined {
  const [captions, setCaptions] = useState<Captions>();
  useEffect(() => {
    if (name === undefined) return;
    const read = () => setCaptions(readCaptions(document, name));
    if (document.readyState !== 'loading') return read();
    document.addEventListener('DOMContentLoaded', read);
    return () => document.removeEventListener('DOMContentLoaded', read);
  }, [name]);
  return captions;
}

/** Captions beside the page would be refused by Chromium on a disk. Mail gateways stop a page with the name of their type. */
export function captionsAddress({ text }: Captions): string {
  return `data:;charset=utf-8,${encodeURIComponent(text)}`;
}
