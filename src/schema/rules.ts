/** Rules for a text of the content. Each tells what is wrong, or returns nothing. */

export type Rule = (text: string) => string | undefined;

/** The rule for every text. */
export const everyText: Rule = (text) => {
  if (text.replace(/[\s\p{Cf}]/gu, '') === '') return 'is empty.';
  if (/[\uFFFD\x80-\x9F]|\p{Cs}/u.test(text)) return 'holds a damaged character (�).';
  // U+202D and U+202E change the direction of all letters after them.
  const [unseen] = /(?![\n\r\t])[\p{Cc}\u202D\u202E]/u.exec(text) ?? [];
  return unseen && unseenIn(text, unseen);
};

function unseenIn(text: string, sign: string): string {
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return `holds an invisible character (U+${code}) ${placeIn(text, sign)}.`;
}

function placeIn(text: string, sign: string): string {
  const before = text.slice(0, text.indexOf(sign));
  return before === '' ? 'at its start' : `behind ${quote(before.slice(-20))}`;
}

/** Names, titles and labels have one line. */
export function oneLine(longest: number): Rule {
  return (text) => {
    if (text !== text.trim()) return 'starts or ends with a space.';
    const [unseen] = /[\n\r\t]/.exec(text) ?? [];
    if (unseen) {
      const name = unseen === '\t' ? 'a tab' : 'a line break';
      return `holds ${name} ${placeIn(text, unseen)}: write a space in its place.`;
    }
    return prose(longest)(text);
  };
}

export function prose(longest: number, mostParagraphs = Number.POSITIVE_INFINITY): Rule {
  return (text) => {
    const length = lengthOf(text);
    if (length > longest) return `has ${length} characters; there is room for ${longest}.`;
    const paragraphs = text.trim().split(/\n\s*\n/).length;
    if (paragraphs <= mostParagraphs) return undefined;
    return `has ${paragraphs} paragraphs; there is room for ${mostParagraphs}.`;
  };
}

/** A text with any number of lines. */
export const anyText: Rule = () => undefined;

export function oneOf(what: string, choices: readonly string[]): Rule {
  return (text) => (choices.includes(text) ? undefined : `has no ${what} called ${quote(text)}.`);
}

/**
 * Invisible characters. They come with texts that are copied from contacts and web pages, and mean nothing in an address or a
 * phone number.
 */
const MEANINGLESS = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g;

/** An address without characters that mean nothing in it. */
export const tidyAddress = (text: string) => text.replace(MEANINGLESS, '');

/** A phone number without characters that mean nothing in it, in ASCII digits. */
export function tidyPhone(text: string): string {
  return toAsciiDigits(text.replace(/\p{Cf}/gu, '').normalize('NFKC'));
}

/** Replaces the digits of other scripts. In each script, the codes of 0 to 9 follow one another. */
export function toAsciiDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const isDigit = (point: number) => /\p{Nd}/u.test(String.fromCodePoint(point));
    let value = 0;
    while (value < 9 && isDigit(code - value - 1)) value += 1;
    return `${value}`;
  });
}

/** Reports an invisible joiner, and does not remove it, because in some scripts a name needs it. */
const joined = (text: string) => {
  const [joiner] = /[\u200C\u200D]/.exec(text) ?? [];
  return joiner && unseenIn(text, joiner);
};

const LOCAL_PART = /^(?=.{1,254}$)[\p{L}\p{N}_+'-]+(?:\.[\p{L}\p{N}_+'-]+)*@/u;
const DOMAIN = /@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*\p{L}$/u;

export const emailAddress: Rule = (text) => {
  const unseen = joined(text);
  if (unseen) return unseen;
  if (/^mailto:/i.test(text)) return 'starts with "mailto:".';
  if (/\s/.test(text)) return 'holds a space.';
  if (text.split('@').length !== 2) return 'is not an e-mail address: it needs one @.';
  if (!LOCAL_PART.test(text)) return 'is not an e-mail address: look at the part before the @.';
  return DOMAIN.test(text) ? undefined : 'is not an e-mail address: look at the part after the @.';
};

export const internationalPhone: Rule = (text) => {
  if (/[^\d\s+().\-\u2010-\u2013/]/.test(text))
    return 'holds something that is not part of a phone number.';
  if (!/^\+[^+]*$/.test(text)) return 'does not start with + and the country code.';
  if (text.includes('(0)')) return 'holds (0), which is not dialled from abroad.';
  const digits = text.replace(/\D/g, '');
  if (digits.startsWith('0')) return 'has a 0 after the +, where the country code goes.';
  if (digits.length < 7) return `has ${digits.length} digits, too few.`;
  return digits.length > 15 ? `has ${digits.length} digits, too many.` : undefined;
};

export const webAddress: Rule = (text) => {
  const unseen = joined(text);
  if (unseen) return unseen;
  const address = addressIn(text);
  if (!address) return 'is not a web address.';
  if (address.username || address.password) {
    // The message does not repeat name and password, because everybody can read what a build on GitHub prints.
    return `leads to ${quote(address.hostname)}, as what stands before its @ is a user name or a password.`;
  }
  // Small letters only, because the tests look for addresses in small letters.
  return text.startsWith('https://') ? undefined : 'does not start with https://.';
};

export const linkedinProfile: Rule = (text) => {
  const address = addressIn(text);
  const problem = webAddress(text);
  if (!address || problem) return problem;
  if (!/(?:^|\.)linkedin\.com$/.test(address.hostname)) return 'is not an address at linkedin.com.';
  const isPersonal = /^\/in\/[^/]/.test(address.pathname);
  return isPersonal ? undefined : 'is not a personal profile: /in/ and your name are missing.';
};

export function projectPath(routes: readonly string[]): Rule {
  return (text) => {
    if (routes.includes(text)) return undefined;
    const address = addressIn(text);
    if (address?.protocol === 'http:') return 'starts with http://, without the s.';
    if (address) return webAddress(text);
    const meant = text.replace(/^#/, '').toLowerCase();
    const route = routes.find((each) => each.toLowerCase() === meant);
    if (route) return `is written otherwise than the page ${quote(route)}.`;
    return 'is neither a page of this site nor a web address.';
  };
}

/** A name of a file beside the page that every system can have. */
function fileBeside(what: string, endings: RegExp, expected: string, address: string): Rule {
  return (text) => {
    if (/^https?:/i.test(text)) return `is an address: that stands behind ${address}.`;
    if (/[/\\]/.test(text)) return `names a folder: only the name of the ${what} belongs there.`;
    if (/["*:<>?|]/.test(text)) return 'holds a sign that no file on Windows may have in its name.';
    return endings.test(text) ? undefined : `does not end in ${expected}.`;
  };
}

export const filmName = fileBeside(
  'film',
  /[^.]\.(?:mp4|m4v|webm|mov)$/i,
  '.mp4, .webm, .m4v or .mov',
  'address',
);

/** A film or a sound. */
export const mediaName = fileBeside(
  'file',
  /[^.]\.(?:mp4|m4v|webm|mov|mp3|m4a|ogg|opus|wav|flac)$/i,
  '.mp4, .webm, .m4v or .mov (a film), or in .mp3, .m4a, .ogg, .opus, .wav or .flac (a sound)',
  'path',
);

/** Whether a file with such a name is a sound, and no film. */
export const isSound = (name: string) => /\.(?:mp3|m4a|ogg|opus|wav|flac)$/i.test(name);

export const captionsName = fileBeside('file', /[^.]\.(?:vtt|srt)$/i, '.vtt or .srt', 'path');

/** The last part of an address. */
export const slug: Rule = (text) => {
  if (lengthOf(text) > 50) return `has ${lengthOf(text)} characters; there is room for 50.`;
  const isSlug = /^[\p{Ll}\p{Lo}\p{N}\p{M}]+(?:-[\p{Ll}\p{Lo}\p{N}\p{M}]+)*$/u.test(text);
  return isSlug
    ? undefined
    : 'holds something other than small letters, digits and single hyphens between them.';
};

/** The same site in another language: an address on the web, or a file beside the page. */
export const otherPage: Rule = (text) => {
  if (/^[a-z]+:/i.test(text)) return webAddress(text);
  if (/[/\\]/.test(text)) return 'holds a / or a \\: the file has to lie beside this page.';
  const isPage = /^[^?#"<>|*:]+\.html?$/i.test(text);
  return isPage ? undefined : 'is neither a web address nor the name of a page that ends in .html.';
};

/** The file name of the link image is added to this address. */
export const siteAddress: Rule = (text) => {
  if (/[?#]/.test(text)) return 'holds a ? or a #, which lead to places within a page.';
  return webAddress(text);
};

export const focus: Rule = (text) => {
  const isFocus =
    /^(?:left|right|top|bottom|centre|(?:100|\d{1,2})(?:\.\d+)?% (?:100|\d{1,2})(?:\.\d+)?%)$/;
  return isFocus.test(text) ? undefined : 'is not a place in the photo.';
};

/** Refuses backslashes, a third slash and an empty user name, which `new URL` accepts but nobody means. */
function addressIn(text: string): URL | undefined {
  if (!/^https?:\/\/[^\s\\/@:][^\s\\]*$/i.test(text)) return undefined;
  try {
    const address = new URL(text);
    return address.hostname.includes('.') ? address : undefined;
  } catch {
    return undefined;
  }
}

const graphemes = new Intl.Segmenter();

/** The most code points that count as one character. The emoji of a family of four with skin tones has 11. */
const MOST_JOINED = 12;

/** In UTF-16 units. V8's segmenter takes 50 s for a text of 100,000 characters at once, but 0.1 s in pieces of this size. */
const PIECE = 250;

/** Counts as a reader does: an emoji or an accented letter is one character, but a letter with a hundred accents is several. */
export function lengthOf(text: string): number {
  // In ASCII, each unit is one character.
  if (/^[ -~]*$/.test(text)) return text.length;
  let length = 0;
  let size = PIECE;
  for (let at = 0; at < text.length; ) {
    const isLast = at + size >= text.length;
    const piece = text.slice(at, at + size).replace(isLast ? '' : /[\uD800-\uDBFF]$/, '');
    const found = [...graphemes.segment(piece)];
    // The last character may continue in the next piece, so it is left for that. If it is the only one, the piece has to be larger.
    const whole = isLast ? found : found.slice(0, -1);
    size = whole.length > 0 ? PIECE : 2 * size;
    for (const { segment } of whole) {
      length += Math.ceil([...segment].length / MOST_JOINED);
      at += segment.length;
    }
  }
  return length;
}

export function quote(text: string): string {
  // Only the start is counted, because counting a very long text takes long. Each character may have several code points.
  const start = text.slice(0, 2 * 42 * MOST_JOINED);
  const short = lengthOf(start) > 40 ? `${[...start].slice(0, 38).join('')}…` : text;
  return `‘${short.replace(/\s+/g, ' ')}’`;
}
