import { useEffect, useState } from 'react';
import {
  inMail,
  LARGEST_MAIL,
  LARGEST_ON_STICK,
  SAFE_MAIL,
} from '../../../compose/files/sending.ts';
import { language, messages } from '../../../messages/messages.ts';
import { fileSize } from '../../../words/file-size.ts';
import type { Composed } from '../../composer/composing.ts';
import { type EditedSite, shownMedia } from '../../model/edited-site.ts';
import { textAt } from '../../model/form-values.ts';

/** In bytes: the README, and the list of the zip. */
const BESIDES = 2000;
/** What our packer makes of a file, as a share of what the browser makes of it. */
const PACKER = 1.04;
/** What packing makes of a drawing, as a share of its size. */
const DRAWING = 0.3;
/** In bytes: the link image with a photo, and with a drawing. It is drawn only when the site is saved. */
const LINK_IMAGE = { photo: 380_000, drawing: 150_000 };

function meaningOf(bytes: number): keyof typeof messages.studio.zipSize {
  if (inMail(bytes) <= SAFE_MAIL) return 'anyMail';
  if (inMail(bytes) <= LARGEST_MAIL) return 'someMail';
  return bytes < LARGEST_ON_STICK ? 'noMail' : 'largeStick';
}

type ZipSizeProps = { composed: Composed | undefined; site: EditedSite };

/** Says about how large the zip will be, and how it can be sent. */
export function ZipSize({ composed, site }: ZipSizeProps) {
  const packedPage = usePackedSize(composed?.page);
  const packedCv = usePackedSize(site.cv);
  if (!composed || packedPage === undefined) return null;
  const pictures = [...composed.pictures.values()].map(packedPicture);
  const packed = pictures.reduce((sum, size) => sum + size, packedPage + (packedCv ?? 0));
  // The pages of all languages have the same pictures, and about as many words.
  const languages = 1 + site.further.length;
  return <p>{tellSize(languages * (PACKER * packed) + sizeBeside(site))}</p>;
}

/** About its size in the zip. Hardly anything makes a photo smaller. */
const packedPicture = ({ size, type }: Blob) => (type === 'image/svg+xml' ? size * DRAWING : size);

export const tellSize = (bytes: number) =>
  messages.studio.zipSize[meaningOf(bytes)]({ size: fileSize(bytes, language) });

/** What the zip has beside the page and the CV. It is not packed again. */
export function sizeBeside(site: EditedSite): number {
  const files = { ...site.beside.files, ...shownMedia(site) };
  const sizes = Object.values(files).map(({ blob }) => blob.size);
  const kind = site.portrait?.picture.src.startsWith('data:image/svg') ? 'drawing' : 'photo';
  const hasLinkImage = textAt(site.values, ['address']) !== '';
  const linkImage = hasLinkImage ? (site.linkImage?.bytes.length ?? LINK_IMAGE[kind]) : 0;
  const ofLanguages = (1 + site.further.length) * (linkImage + BESIDES);
  return sizes.reduce((sum, size) => sum + size, ofLanguages);
}

/** In milliseconds: a change is shown first, because packing the page takes as long as parsing it. */
const PAUSE = 1000;

/** The size of a file in a zip, a moment after the file has changed. */
function usePackedSize(file: string | Uint8Array<ArrayBuffer> | undefined): number | undefined {
  const [size, setSize] = useState<number>();
  useEffect(() => {
    let isLast = true;
    const pack = async () => {
      const packed = file && new Blob([file]).stream().pipeThrough(new CompressionStream('gzip'));
      const { byteLength } = await new Response(packed || undefined).arrayBuffer();
      if (isLast) setSize(byteLength);
    };
    const timer = setTimeout(pack, PAUSE);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [file]);
  return size;
}
