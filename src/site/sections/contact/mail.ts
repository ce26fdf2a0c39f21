/**
 * The address of a mail draft with what the form says, as `enctype="text/plain"` would send it. We write it ourselves,
 * because Chromium damages `&`, `+` and accented letters when it sends such a form.
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
    // A cut-off emoji leaves half a character, which cannot be encoded.
    .replace(/\p{Surrogate}/gu, '\uFFFD');
  return `${mailTarget(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** Chromium on Windows does not open an address with more characters. A Japanese letter takes nine of them. */
const LONGEST = 2048;

export const isTooLongForMail = (draft: string) => draft.length > LONGEST;

/** The form's target where no script runs. */
export function mailTarget(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@').replaceAll('%2B', '+')}`;
}
