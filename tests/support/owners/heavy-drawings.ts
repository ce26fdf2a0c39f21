/** A drawing of 800 × 1000, by what is in it. */
export const drawn = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000">${content}</svg>`;

export const AREA = '<rect width="800" height="1000"';

/** Each level refers several times to the one below, so a browser paints the lowest one a million times. */
export function levels(depth: number, level: (above: string, below: string) => string): string {
  return Array.from({ length: depth }, (_, index) => level(`l${index + 1}`, `l${index}`)).join('');
}

export const masked = drawn(
  `<mask id="l0">${AREA} fill="#fff"/></mask>${levels(
    10,
    (above, below) =>
      `<mask id="${above}">${`${AREA} fill="#fff" mask="url(#${below})"/>`.repeat(4)}</mask>`,
  )}${AREA} mask="url(#l10)"/>`,
);
