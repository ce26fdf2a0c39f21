/** Rules for one text of the content. Each says what is wrong, or nothing. */

export type Rule = (text: string) => string | undefined;

/** Chinese, Japanese, Thai and the like break lines without spaces. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const LONGEST_WORD = 30;

/** What no text may hold, whatever it is for. */
export const everyText: Rule = (text) => {
  const leftover = leftoverIn(text);
  if (text.trim() === '') return 'is empty.';
  if (leftover) return `still holds the placeholder ${leftover}.`;
  if (/\uFFFD|\p{Cs}/u.test(text)) return 'holds a damaged character (�).';
  return undefined;
};

/** Texts of one line: names, titles, labels. */
export function oneLine(longest: number): Rule {
  return (text) => {
    if (text !== text.trim()) return 'starts or ends with a space.';
    if (/[\n\r\t]/.test(text)) return 'holds a line break or a tab.';
    return tooLong(text, longest) ?? wideWord(text);
  };
}

export function prose(longest: number): Rule {
  return (text) => tooLong(text, longest) ?? wideWord(text);
}

function tooLong(text: string, longest: number): string | undefined {
  const length = lengthOf(text);
  return length > longest ? `has ${length} characters; there is room for ${longest}.` : undefined;
}

function wideWord(text: string): string | undefined {
  const wide = text
    .split(/[\s\u00AD\u200B-]+/)
    .find((word) => lengthOf(word) > LONGEST_WORD && !WITHOUT_SPACES.test(word));
  if (wide === undefined) return undefined;
  return `holds a word of ${lengthOf(wide)} characters (${quote(wide)}), too wide for a phone.`;
}

function leftoverIn(text: string): string | undefined {
  const braces = /\{\{?\s*[\p{L}_][\p{L}\p{N}_ .-]{0,30}\}\}?/u.exec(text);
  if (braces) return quote(braces[0]);
  const filler = /lorem ipsum/i.exec(text);
  if (filler) return quote(filler[0]);
  // In capitals alone: 'todo' is a word in Spanish, and a line that is all capitals may say it, too.
  const note = /(?<![\p{L}\p{N}])(?:TODO|FIXME|TBD|XXX)(?![\p{L}\p{N}])/u.exec(text);
  const isShouted = text === text.toUpperCase() && /\p{L}\s+\p{L}/u.test(text);
  return note && !isShouted ? quote(note[0]) : undefined;
}

export const emailAddress: Rule = (text) => {
  if (/^mailto:/i.test(text)) return 'starts with "mailto:".';
  if (/\s/.test(text)) return 'holds a space.';
  const [local = '', domain = '', ...more] = text.split('@');
  if (!text.includes('@') || more.length > 0) return 'is not an e-mail address: it needs one @.';
  if (!/^[\p{L}\p{N}_+'-]+(?:\.[\p{L}\p{N}_+'-]+)*$/u.test(local) || text.length > 254) {
    return 'is not an e-mail address: look at the part before the @.';
  }
  if (
    !/^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*\p{L}$/u.test(domain)
  ) {
    return 'is not an e-mail address: look at the part after the @.';
  }
  return undefined;
};

export const internationalPhone: Rule = (text) => {
  if (/[^\d\s+().\-\u2010-\u2013/\u00A0\u202F]/.test(text))
    return 'holds something that is not part of a phone number.';
  if (!/^\+[^+]*$/.test(text)) return 'does not start with + and the country code.';
  if (/\(0\)/.test(text)) return 'holds (0), which is not dialled from abroad.';
  const digits = text.replace(/\D/g, '');
  if (digits.startsWith('0')) return 'has a 0 after the +, where the country code goes.';
  if (digits.length < 7) return `has ${digits.length} digits, too few.`;
  if (digits.length > 15) return `has ${digits.length} digits, too many.`;
  return undefined;
};

export const linkedinProfile: Rule = (text) => {
  const address = webAddress(text);
  if (!address) return 'is not a web address.';
  if (address.protocol !== 'https:') return 'does not start with https://.';
  if (!/(?:^|\.)linkedin\.com$/i.test(address.hostname))
    return 'is not an address at linkedin.com.';
  if (!/^\/in\/[^/]+\/?/.test(address.pathname))
    return 'is not a personal profile: /in/ and your name are missing.';
  return undefined;
};

export function projectPath(routes: readonly string[]): Rule {
  return (text) => {
    if (routes.includes(text)) return undefined;
    const address = webAddress(text);
    if (address?.protocol === 'https:' && address.hostname.includes('.')) return undefined;
    if (address?.protocol === 'http:') return 'starts with http://, without the s.';
    const route = routes.find(
      (each) => each.toLowerCase() === text.replace(/^#/, '').toLowerCase(),
    );
    if (route) return `is written otherwise than the page ${quote(route)}.`;
    return 'is neither a page of this site nor a web address.';
  };
}

function webAddress(text: string): URL | undefined {
  if (!/^https?:\/\/[^\s@]+$/i.test(text)) return undefined;
  return URL.canParse(text) ? new URL(text) : undefined;
}

const graphemes = new Intl.Segmenter();

/** As a reader counts: an emoji or an accented letter is one. */
export function lengthOf(text: string): number {
  return [...graphemes.segment(text)].length;
}

export function quote(text: string): string {
  const short = lengthOf(text) > 40 ? `${[...text].slice(0, 38).join('')}…` : text;
  return `‘${short.replace(/\s+/g, ' ')}’`;
}
