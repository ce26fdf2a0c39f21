/**
 * The address of a mail draft with the payload of the contact form, as `enctype="text/plain"` means it.
 * Chromium damages its own such submissions: `&`, `+` and accented letters arrive as something else.
 */
export function mailDraft(
  address: string,
  subject: string,
  fields: Readonly<Record<string, string>>,
): string {
  const body = Object.entries(fields)
    .map(([name, value]) => `${name}=${value}\r\n`)
    .join('')
    .replace(/\r\n|\r|\n/g, '\r\n')
    // Half a character, as a cut-off emoji leaves it, cannot be encoded.
    .replace(/\p{Surrogate}/gu, '\uFFFD');
  return `${mailTarget(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** The target of the form where no script runs. */
export function mailTarget(address: string): string {
  return `mailto:${encodeAddress(address)}`;
}

function encodeAddress(address: string): string {
  return encodeURIComponent(address).replaceAll('%40', '@').replaceAll('%2B', '+');
}
