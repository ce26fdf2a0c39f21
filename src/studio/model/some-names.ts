/** A folder may have hundreds of files. */
const MOST = 6;

/** The first of many names. */
export const someNames = (names: readonly string[]) =>
  names.length > MOST ? [...names.slice(0, MOST), '…'] : names;
