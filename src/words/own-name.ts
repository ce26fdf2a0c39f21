/** The name of a language in that language, as it stands at the beginning of a line. */
export function ownNameOf(tag: string): string {
  // A name is not known of what stands behind it, such as `-x-simple`.
  const { baseName } = new Intl.Locale(tag);
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(baseName) ?? tag;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(tag) + rest.join('');
}
