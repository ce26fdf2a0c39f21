/**
 * A name as part of a file name: letters, digits and their marks of any script stay, everything else becomes '-'.
 * Composed (NFC), since the file on a Linux server and the address in the page have to agree byte for byte.
 */
export function nameSlug(name: string): string {
  const words = name.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  // File systems allow 255 bytes, and a letter can take four.
  return [...words.join('-')].slice(0, 50).join('').replace(/-$/, '');
}

/** The CV beside index.html: 'Ana María' gives 'Ana-María-CV.pdf', a name without letters gives 'CV.pdf'. */
export function cvFileName(firstName: string): string {
  return [nameSlug(firstName), 'CV.pdf'].filter(Boolean).join('-');
}
