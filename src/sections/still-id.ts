/** The id of a still's bytes, by the name of its file; fit for an address, and no two names have the same. */
export function stillId(name: string): string {
  const encoded = encodeURIComponent(name.normalize('NFC').replaceAll('-', '--'));
  return `still-${encoded.replaceAll('%', '-')}`;
}
