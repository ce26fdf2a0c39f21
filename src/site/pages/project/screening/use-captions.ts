import { type Captions, useLateBlock } from '../../../blocks.ts';

/** There are none before the browser has the whole file. */
export function useCaptions(name = ''): Captions | undefined {
  const captions = useLateBlock('captions');
  // A name may be that of a property which every object has.
  return new Map(Object.entries(captions ?? {})).get(name);
}

/** Captions beside the page would be refused by Chromium on a disk. Mail gateways stop a page with the name of their type. */
export function captionsAddress({ text }: Captions): string {
  return `data:;charset=utf-8,${encodeURIComponent(text)}`;
}
