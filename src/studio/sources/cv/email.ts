import type { TextLine } from './cv-text.ts';
import { goesOn } from './line-breaks.ts';

/** Signs of China and Japan may stand beside it without a space. */
const EMAIL =
  /(?<![A-Za-zÀ-ɏ\p{N}._%+@-])[A-Za-z0-9][A-Za-z0-9._%+-]*@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}(?![A-Za-zÀ-ɏ\p{N}@_-]|\.[A-Za-z0-9])/gu;

/** What may be the rest of it in the next line. */
const REST = /^\.?[a-z]{1,4}(?:\.[a-z]{2,3})?$/;

/** What stands before it without a space in some CVs: its name, or a phone number. */
const GLUED = /^(?:e-?mail|mail|correo)[a-z0-9]|^\d{7,}[a-z]/i;

/** Some programs lose the last letter beside Arabic. */
const CUT = /@(?:gmail|hotmail|outlook|icloud|yahoo|live)\.(?:co?|ne)$/i;

/** What a template has, which its user has not changed. */
const SAMPLE =
  /^(.)\1{2,}@|^(?:your|my)[._-]?(?:e?mail|name)@|^first[._-]?(?:last|name)|^e?mail@e?mail\.|muster(?:mann|frau)?@|@(?:muster|example|beispiel|domain|ejemplo|exemple|esempio)\.(?:com|org|net|de|es|fr|it)$/i;

/** Returns nothing if there may be more of it in another line, or if a link says that letters of it are lost. */
export function emailIn(
  lines: readonly TextLine[],
  addresses: readonly string[] = [],
): string | undefined {
  for (const [index, line] of lines.entries()) {
    const linked = (line.addresses ?? []).flatMap(mailed);
    for (const { 0: found, index: at } of line.text.matchAll(EMAIL)) {
      if (SAMPLE.test(found)) continue;
      if (linked.includes(found.toLowerCase())) return found;
      // A sign that looks like a letter may stand before it.
      const inner = linked.find((each) => found.toLowerCase().endsWith(each));
      if (inner !== undefined) return found.slice(-inner.length);
      // A dot at the end of the line may be one of it.
      const to = line.text.endsWith(`${found}.`) ? line.text.length : at + found.length;
      const isSure = isWhole(found) && !goesOn(lines, index, at, to, REST);
      // Nobody sees a link that was never changed, or has a mistake.
      if (isSure && !linked.some((each) => isSameDrawn(each, found))) return found;
    }
    const [whole, ...others] = linked;
    if (whole !== undefined && others.every((each) => each === whole)) {
      const written = asWritten(whole, lines, index);
      if (written !== undefined) return written;
    }
  }
  const inTwoLines = lines.flatMap((_, index) => joined(lines, index) ?? []);
  if (inTwoLines[0] !== undefined) return inTwoLines[0];
  // Behind an icon.
  const [only, ...others] = new Set(addresses.flatMap(mailed));
  return others.length === 0 ? only : undefined;
}

/** An address that its line has not whole, and the next line has the rest of. */
function joined(lines: readonly TextLine[], index: number): string | undefined {
  const [line, next] = [lines[index], lines[index + 1]];
  if (!line || !next || line.page !== next.page || Math.abs(line.size - next.size) > 0.6)
    return undefined;
  // No address has only so few digits.
  if (/^[a-z]{5,}$/.test(line.text) && /^\d{1,5}@(?:[a-z0-9-]+\.)+[a-z]{2,}$/.test(next.text))
    return line.text + next.text;
  const isPart = /^[A-Za-z0-9][\w.%+-]*@(?:[a-z0-9-]*|(?:[a-z0-9-]+\.)+)$/.test(line.text);
  const isRest = /^[a-z0-9-]*\.?[a-z]{2,}$/.test(next.text) && !/^www\./.test(next.text);
  const whole = line.text + next.text;
  const isSure = isPart && isRest && /@(?:[a-z0-9-]+\.)+[a-z]{2,4}$/.test(whole);
  return isSure && !goesOn(lines, index, 0, 1) && !goesOn(lines, index + 1, 1, next.text.length)
    ? whole
    : undefined;
}

/** Whether two are the same but for letters that fonts draw as one, and some programs lose. */
const isSameDrawn = (one: string, other: string) =>
  one.toLowerCase().replace(/[filt]/g, '') === other.toLowerCase().replace(/[filt]/g, '');

function mailed(address: string): string[] {
  const [, email] = /^mailto:\s*([^?\s]+)/i.exec(address) ?? [];
  if (email === undefined || SAMPLE.test(email)) return [];
  const [found] = decoded(email).match(EMAIL) ?? [];
  return found === decoded(email) ? [found.toLowerCase()] : [];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Small and large letters never alternate in the last part of a real one. */
function isWhole(email: string): boolean {
  const last = email.slice(email.lastIndexOf('.') + 1);
  const isEven = last === last.toLowerCase() || last === last.toUpperCase();
  return (
    isEven &&
    !CUT.test(email) &&
    !GLUED.test(email) &&
    !email.includes('..') &&
    !/[.-]@/.test(email)
  );
}

/** The address of a link, if the text says the same over several lines, or a word such as “Email”. */
function asWritten(email: string, lines: readonly TextLine[], index: number): string | undefined {
  const near = lines.slice(index, index + 3).map(({ text }) => text);
  const text = near.join('').replace(/\s/g, '');
  const at = text.toLowerCase().indexOf(email);
  if (at >= 0) return text.slice(at, at + email.length);
  return near[0]?.includes('@') ? undefined : email;
}
