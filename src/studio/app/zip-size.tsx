import { type EditedSite, shownMedia } from '../model/edited-site.ts';
import { words } from '../words.ts';

/** What a zip makes of the page: most of it is base64. */
const PACKED = 0.75;
/** In bytes: the link image and the README. */
const BESIDES = 60_000;

/** In bytes, each with what it means to send a zip that is larger. */
const LIMITS = [
  { most: 10_000_000, meaning: 'anyMail' },
  { most: 25_000_000, meaning: 'mostMail' },
  // The largest file on a stick that is formatted as FAT32.
  { most: 2 ** 32 - 1, meaning: 'noMail' },
  { most: Infinity, meaning: 'largeStick' },
] as const;

type ZipSizeProps = { page: string | undefined; site: EditedSite };

/** Says about how large the zip will be, and how it can be sent. */
export function ZipSize({ page, site }: ZipSizeProps) {
  if (page === undefined) return null;
  const bytes = sizeOfZip(page, site);
  const meaning = LIMITS.find(({ most }) => bytes <= most)?.meaning ?? 'largeStick';
  return <p>{words.zipSize[meaning](words.media.size(bytes))}</p>;
}

export function sizeOfZip(page: string, site: EditedSite): number {
  const beside = Object.values(shownMedia(site)).map(({ blob }) => blob.size);
  return beside.reduce(
    (sum, size) => sum + size,
    PACKED * page.length + (site.cv?.length ?? 0) + BESIDES,
  );
}
