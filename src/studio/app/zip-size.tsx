import { inMail, LARGEST_MAIL, LARGEST_ON_STICK, SAFE_MAIL } from '../../compose/files/sending.ts';
import { language, messages } from '../../messages/messages.ts';
import { fileSize } from '../../words/file-size.ts';
import { type EditedSite, shownMedia } from '../model/edited-site.ts';

/** What a zip makes of the page: most of it is base64. */
const PACKED = 0.75;
/** In bytes: the link image and the README. */
const BESIDES = 60_000;

function meaningOf(bytes: number): keyof typeof messages.studio.zipSize {
  if (inMail(bytes) <= SAFE_MAIL) return 'anyMail';
  if (inMail(bytes) <= LARGEST_MAIL) return 'someMail';
  return bytes < LARGEST_ON_STICK ? 'noMail' : 'largeStick';
}

type ZipSizeProps = { page: string | undefined; site: EditedSite };

/** Says about how large the zip will be, and how it can be sent. */
export function ZipSize({ page, site }: ZipSizeProps) {
  if (page === undefined) return null;
  const bytes = sizeOfZip(page, site);
  return <p>{messages.studio.zipSize[meaningOf(bytes)]({ size: fileSize(bytes, language) })}</p>;
}

export function sizeOfZip(page: string, site: EditedSite): number {
  const beside = Object.values(shownMedia(site)).map(({ blob }) => blob.size);
  return beside.reduce(
    (sum, size) => sum + size,
    PACKED * page.length + (site.cv?.length ?? 0) + BESIDES,
  );
}
