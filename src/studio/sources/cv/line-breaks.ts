import type { TextLine } from './cv-text.ts';

/** Signs that part a list of contacts. */
export const BETWEEN = '|丨¦•·●∙◦⋄◇◆♦■▪⬥★';

/** What stands before an address, or below one, and is no part of it. */
export const LABEL =
  /^(?:e-?mail|mail|web|site|website|portfolio|blog|linkedin|github|gitlab|twitter|instagram|facebook|youtube|vimeo|behance|skype|phone|mobile|tel|telephone|telefon|telefono|teléfono|téléphone|telefone|celular|móvil|mobil|handy|correo|adresse?|address|location|born|geboren|contact|kontakt|contacto|contatti|contato)[:.]?$/i;

/** No address has it in its middle. */
const BEGINNING = /^(?:https?:|www\.|(?:[a-z]{2,3}\.)?linkedin\.)/i;

const isNear = (line: TextLine, other: TextLine | undefined): other is TextLine =>
  other !== undefined && other.page === line.page && Math.abs(other.size - line.size) < 0.6;

/** Whether an address at these places of a line may begin in the line before or end in the line after, as narrow columns part them. */
export function goesOn(
  lines: readonly TextLine[],
  index: number,
  from: number,
  to: number,
  rest = /^[a-z0-9.\-_/%?=&]+$/,
): boolean {
  const line = lines[index];
  if (!line) return false;
  const [before, after] = [lines[index - 1], lines[index + 1]];
  const isFirst = line.text.slice(0, from).trim() === '';
  const isLast = line.text.slice(to).trim() === '';
  const beginsBefore =
    isFirst &&
    !BEGINNING.test(line.text.slice(from, to)) &&
    isNear(line, before) &&
    /^[\w.+%-]+$/.test(before.text) &&
    !LABEL.test(before.text) &&
    (/[.\-_+\d]$/.test(before.text) || /^[a-z]/.test(before.text)) &&
    !/^\+?[\d\s().-]+$|^(?:www\.|https?:)|\.(?:com|org|net|de|es|fr|it|pl|pt|br|io|dev)$/.test(
      before.text,
    );
  const endsAfter =
    isLast &&
    isNear(line, after) &&
    rest.test(after.text) &&
    !LABEL.test(after.text) &&
    !/^\d{5,}$|^(?:https?:|www\.)/.test(after.text) &&
    // A dot at its end says that it is short for something.
    !/\.$|\.[a-z]{2,}(?:\/\S*)?$/.test(after.text);
  return beginsBefore || endsAfter;
}

/** An address that a line ends in the middle of: nothing ends with a hyphen, and no network is only its name. */
const CUT =
  /(?:https?:\/\/|www\.|[a-z0-9-]+\.[a-z]{2,}\/)\S*[-_]$|(?:linkedin\.com\/in|github\.com|vimeo\.com|instagram\.com|facebook\.com|behance\.net|imdb\.com\/name)\/$/i;
const REST = /^[a-z0-9][a-z0-9%._~/-]*$/;
/** What LinkedIn puts behind a name. */
const PROFILE = /linkedin\.com\/in\/[^\s/]+$/i;
const REST_OF_PROFILE = /^[a-z0-9-]+\/$|^[a-z0-9-]*-?(?=[a-f0-9]*\d)[a-f0-9]{6,}\/?$/;

/** No other line ends with a stroke, or has its words joined below. */
const WITH_PATH = /(?:(?:https?:\/\/|www\.)\S*|\.[a-z]{2,}\/\S*)[^\s/]$/i;
const REST_OF_PATH = /^[a-z0-9][\w.~-]*\/$|^[a-z][A-Za-z0-9-]*_\w*$/;

/** The lines, with addresses whole that narrow columns break. */
export function withWholeAddresses(lines: readonly TextLine[]): TextLine[] {
  const whole: TextLine[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const isRest =
      before !== undefined &&
      isNear(before, line) &&
      !LABEL.test(line.text) &&
      ((CUT.test(before.text) && REST.test(line.text)) ||
        (PROFILE.test(before.text) && REST_OF_PROFILE.test(line.text)) ||
        (WITH_PATH.test(before.text) && REST_OF_PATH.test(line.text)));
    if (!isRest) {
      whole.push(line);
      continue;
    }
    const addresses = [...new Set([...(before.addresses ?? []), ...(line.addresses ?? [])])];
    whole[whole.length - 1] = {
      ...before,
      text: before.text + line.text,
      ...(addresses.length > 0 && { addresses }),
    };
  }
  return whole;
}
