/** Rules for a text of the content. Each tells what is wrong, or returns nothing. */

export type Rule = (text: string) => string | undefined;

/** The rule for every text. */
export const everyText: Rule = (text) => {
  if (text.trim() === '') return 'is empty.';
  return /[\uFFFD\x80-\x9F]|\p{Cs}/u.test(text) ? 'holds a damaged character (�).' : undefined;
};

/** Names, titles and labels have one line. */
export function oneLine(longest: number): Rule {
  return (text) => {
    if (text !== text.trim()) return 'starts or ends with a space.';
    if (/[\n\r\t]/.test(text)) return 'holds a line break or a tab.';
    return prose(longest)(text);
  };
}

export function prose(longest: number): Rule {
  return (text) => {
    const length = lengthOf(text);
    if (length <= longest) return undefined;
    return `has ${length} characters; there is room for ${longest}.`;
  };
}

/** A text with any number of lines. */
export const anyText: Rule = () => undefined;

export function oneOf(what: string, choices: readonly string[]): Rule {
  return (text) => (choices.includes(text) ? undefined : `has no ${what} called ${quote(text)}.`);
}

const LOCAL_PART = /^(?=.{1,254}$)[\p{L}\p{N}_+'-]+(?:\.[\p{L}\p{N}_+'-]+)*@/u;
const DOMAIN = /@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*\p{L}$/u;

export const emailAddress: Rule = (text) => {
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

/** The name of the picture for links is added to this address. */
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
  if (!/^https?:\/\/[^\s\\/@:][^\s\\]*$/i.test(text) || !URL.canParse(text)) return undefined;
  const address = new URL(text);
  return address.hostname.includes('.') ? address : undefined;
}

const graphemes = new Intl.Segmenter();

/** Counts as a reader does: an emoji or an accented letter is one character. */
function lengthOf(text: string): number {
  return [...graphemes.segment(text)].length;
}

export function quote(text: string): string {
  const short = lengthOf(text) > 40 ? `${[...text].slice(0, 38).join('')}…` : text;
  return `‘${short.replace(/\s+/g, ' ')}’`;
}
