/** What the page and the composer both need to draw. */

export function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  return context;
}

/** Some browsers return other pixels than were drawn, so that nobody is recognised by them. A pattern that is known tells. */
export function isFalsified(): boolean {
  const context = contextOf(new OffscreenCanvas(16, 16));
  const image = context.createImageData(16, 16);
  const pattern = image.data.map((_, index) => (index % 4 === 3 ? 255 : (index * 37) % 256));
  image.data.set(pattern);
  context.putImageData(image, 0, 0);
  const { data } = context.getImageData(0, 0, 16, 16);
  return pattern.some((value, index) => value !== data[index]);
}
