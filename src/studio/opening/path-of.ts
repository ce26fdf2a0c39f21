/** A name in a zip, or in a draft, may also lead out of its folder. */
export const safePathOf = (name: string) =>
  name
    .split('/')
    .filter((part) => !['', '.', '..'].includes(part))
    .join('/');
