import { isReserved } from '../../schema/media-names.ts';

/**
 * A name in a zip, or in a draft, as a path that every system can have. It may also lead out of its folder or to a drive, or be one that
 * Windows has for devices, and a zip that holds such a name is not unpacked there as a whole.
 */
export const safePathOf = (name: string) =>
  name
    .split('/')
    // Windows also drops what stands at the end.
    .map((part) => (/^[a-z]:$/i.test(part) ? '' : part.replace(/[. ]+$/, '')))
    .filter(Boolean)
    .map((part) => part.replace(/["*:<>?|\\\p{Cc}]/gu, '_'))
    .map((part) => (isReserved(part) ? `_${part}` : part))
    .join('/');
