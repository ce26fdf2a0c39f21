/** A share of 1. The picture is encoded once more, much smaller. */
const QUALITY = 0.95;

/** The picture that a film shows at this moment. */
export async function frameOf(film: HTMLVideoElement, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = film.videoWidth;
  canvas.height = film.videoHeight;
  canvas.getContext('2d')?.drawImage(film, 0, 0);
  const picture = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  return new File([picture ?? ''], name);
}
