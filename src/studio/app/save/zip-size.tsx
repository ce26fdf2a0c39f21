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
/** What packing makes of a font (WOFF2), as a share of its size. The page of the preview has them as they are. */
const FONT = 0.45;
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
  const packedPage = useSizeOf(composed?.page, packedPageSize);
  const packedCv = useSizeOf(site.cv, packedSize);
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

async function packedSize(file: string | Uint8Array<ArrayBuffer>): Promise<number> {
  const packed = new Blob([file]).stream().pipeThrough(new CompressionStream('gzip'));
  return (await new Response(packed).arrayBuffer()).byteLength;
}

async function packedPageSize(page: string): Promise<number> {
  let fonts = 0;
  const others = page.replace(/(?<=data:font\/ttf;base64,)[^)]*/g, (font) => {
    fonts += font.length * (3 / 4);
    return '';
  });
  return (await packedSize(others)) + FONT * fonts;
}

/** In milliseconds: a change is shown first, because packing the page takes as long as parsing it. */
const PAUSE = 1000;

/** The size of a file in a zip, a moment after the file has changed. */
function useSizeOf<File>(
  file: File | undefined,
  sizeOf: (file: File) => Promise<number>,
): number | undefined {
  const [size, setSize] = useState<number>();
  useEffect(() => {
    let isLast = true;
    const pack = async () => {
      const bytes = file === undefined ? 0 : await sizeOf(file);
      if (isLast) setSize(bytes);
    };
    const timer = setTimeout(pack, PAUSE);
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [file, sizeOf]);
  return size;
}
