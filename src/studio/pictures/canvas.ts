/** What the page and the worker both need for drawing. */

export function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws nothing.');
  return context;
}

/** Whether the browser changes pixels that are read, as some do against fingerprinting. It draws a known pattern and compares. */
export function isFalsified(): boolean {
  const context = contextOf(new OffscreenCanvas(16, 16));
  const image = context.createImageData(16, 16);
  const pattern = image.data.map((_, index) => (index % 4 === 3 ? 255 : (index * 37) % 256));
  image.data.set(pattern);
  context.putImageData(image, 0, 0);
  const { data } = context.getImageData(0, 0, 16, 16);
  return pattern.some((value, index) => value !== data[index]);
}
