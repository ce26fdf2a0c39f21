/** By their keys (stillOf in ingredients.ts). Each has an id in the page. */
export type Stills = ReadonlyMap<string, { id: string; src: string }>;

/**
 * Stands after the program, so that nothing else waits for these bytes. Each still is there once, and still.tsx refers to
 * it, with or without a program.
 */
export function renderStills(stills: Stills): string {
  const images = [...stills.values()].map(
    ({ id, src }) =>
      `<image id="${id}" href="${src}" width="16" height="9" preserveAspectRatio="none"/>`,
  );
  return images.length > 0 ? `<div hidden><svg>${images.join('')}</svg></div>` : '';
}
