import { contextOf } from './canvas.ts';

/** A share of 1. The picture is encoded once more, much smaller. */
const QUALITY = 0.95;

/** The picture that a film shows at this moment. */
export async function frameOfFilm(film: HTMLVideoElement, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = film.videoWidth;
  canvas.height = film.videoHeight;
  canvas.getContext('2d')?.drawImage(film, 0, 0);
  const picture = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  return new File([picture ?? ''], name);
}

/** As shares of the length. Films often begin, and sometimes go on, with black. */
const MOMENTS = [0.1, 0.25, 0.5, 0.75, 0.9];
/** Of 255: in what is darker all over, nothing is seen. */
const DARK = 40;
/** In milliseconds, for each moment. */
const PATIENCE = 5000;

/** A picture from near the beginning of a film, if the browser can show one. A film that is dark all along gives none. */
export async function earlyFrameOf(file: File): Promise<File | undefined> {
  const film = document.createElement('video');
  film.muted = true;
  film.playsInline = true;
  film.preload = 'auto';
  film.src = URL.createObjectURL(file);
  try {
    await happens(film, 'loadeddata');
    if (film.videoWidth === 0) return undefined;
    for (const moment of MOMENTS) {
      // A stream has no length, and only its first picture can be had.
      film.currentTime = Number.isFinite(film.duration) ? moment * film.duration : 0;
      await happens(film, 'seeked');
      if (!isDark(film)) return await frameOfFilm(film, file.name);
    }
    return undefined;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(film.src);
    // Otherwise it would hold its decoder until it is collected.
    film.removeAttribute('src');
    film.load();
  }
}

const happens = (film: HTMLVideoElement, event: 'loadeddata' | 'seeked') =>
  new Promise((resolve, reject) => {
    film.addEventListener(event, resolve, { once: true });
    film.addEventListener('error', reject, { once: true });
    setTimeout(reject, PATIENCE);
  });

function isDark(film: HTMLVideoElement): boolean {
  const context = contextOf(new OffscreenCanvas(16, 9));
  context.drawImage(film, 0, 0, 16, 9);
  const { data } = context.getImageData(0, 0, 16, 9);
  return data.every((level, at) => at % 4 === 3 || level < DARK);
}
