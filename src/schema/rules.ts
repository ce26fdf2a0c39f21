/** Rules for a text of the content. Each tells what is wrong, or returns nothing. */
import { messages } from '../messages/messages.ts';
import { lengthOf, quote } from './text-length.ts';

export type Rule = (text: string) => string | undefined;

/** The rule for every text. */
export const everyText: Rule = (text) => {
  if (!/[^\s\p{Cf}]/u.test(text)) return messages.issues.empty;
  if (/[\uFFFD\x80-\x9F]|\p{Cs}/u.test(text)) return messages.issues.damagedCharacter;
  // U+202D and U+202E change the direction of all letters after them.
  const [unseen] = /(?![\n\r\t])[\p{Cc}\u202D\u202E]/u.exec(text) ?? [];
  return unseen && unseenIn(text, unseen);
};

function unseenIn(text: string, sign: string): string {
  const { invisibleAtStart, invisibleBehind } = messages.issues;
  const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const before = textBefore(text, sign);
  return before === ''
    ? invisibleAtStart({ code: `U+${code}` })
    : invisibleBehind({ code: `U+${code}`, text: before });
}

/** The text right before a sign, in quotation marks. It is empty if the sign stands first. */
function textBefore(text: string, sign: string): string {
  const before = text.slice(0, text.indexOf(sign));
  return before && quote(before.slice(-20));
}

/** Names, titles and labels have one line. */
export function oneLine(longest: number): Rule {
  return (text) => {
    const { issues } = messages;
    if (text !== text.trim()) return issues.spaces;
    const [unseen] = /[\n\r\t]/.exec(text) ?? [];
    if (unseen) {
      const before = textBefore(text, unseen);
      if (unseen === '\t')
        return before === '' ? issues.tabAtStart : issues.tabBehind({ text: before });
      return before === '' ? issues.breakAtStart : issues.breakBehind({ text: before });
    }
    return prose(longest)(text);
  };
}

export function prose(longest: number, mostParagraphs = Number.POSITIVE_INFINITY): Rule {
  return (text) => {
    const length = lengthOf(text);
    if (length > longest) return messages.issues.tooLong({ length, most: longest });
    const paragraphs = text.trim().split(/\n\s*\n/).length;
    if (paragraphs <= mostParagraphs) return undefined;
    return messages.issues.paragraphs({ length: paragraphs, most: mostParagraphs });
  };
}

/** A text with any number of lines. */
export const anyText: Rule = () => undefined;

export function drawing(names: readonly string[]): Rule {
  return (text) =>
    names.includes(text) ? undefined : messages.issues.noDrawing({ text: quote(text) });
}

export function colour(names: readonly string[]): Rule {
  return (text) =>
    names.includes(text) ? undefined : messages.issues.noColour({ text: quote(text) });
}

/** Reports an invisible joiner, and does not remove it, because in some scripts a name needs it. */
const joined = (text: string) => {
  const [joiner] = /[\u200C\u200D]/.exec(text) ?? [];
  return joiner && unseenIn(text, joiner);
};

const LOCAL_PART = /^(?=.{1,254}$)[\p{L}\p{N}_+'-]+(?:\.[\p{L}\p{N}_+'-]+)*@/u;
const DOMAIN = /@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*\p{L}$/u;

export const emailAddress: Rule = (text) => {
  const { issues } = messages;
  const unseen = joined(text);
  if (unseen) return unseen;
  if (/^mailto:/i.test(text)) return issues.mailto;
  if (/\s/.test(text)) return issues.space;
  if (text.split('@').length !== 2) return issues.oneAt;
  if (!LOCAL_PART.test(text)) return issues.beforeAt;
  return DOMAIN.test(text) ? undefined : issues.afterAt;
};

export const internationalPhone: Rule = (text) => {
  const { issues } = messages;
  if (/[^\d\s+().\-\u2010-\u2013/]/.test(text)) return issues.notOfPhone;
  if (!/^\+[^+]*$/.test(text)) return issues.noPlus;
  if (text.includes('(0)')) return issues.zeroInBrackets;
  const digits = text.replace(/\D/g, '');
  if (digits.startsWith('0')) return issues.zeroAfterPlus;
  if (digits.length < 7) return issues.fewDigits({ count: digits.length });
  return digits.length > 15 ? issues.manyDigits({ count: digits.length }) : undefined;
};

export const webAddress: Rule = (text) => {
  const { issues } = messages;
  const unseen = joined(text);
  if (unseen) return unseen;
  const address = addressIn(text);
  if (!address) return issues.noWebAddress;
  if (address.username || address.password) {
    // The message does not repeat name and password, because everybody can read what a build on GitHub prints.
    return issues.userName({ host: quote(address.hostname) });
  }
  // Small letters only, because the tests look for addresses in small letters.
  return text.startsWith('https://') ? undefined : issues.noHttps;
};

export const linkedinProfile: Rule = (text) => {
  const address = addressIn(text);
  const problem = webAddress(text);
  if (!address || problem) return problem;
  if (!/(?:^|\.)linkedin\.com$/.test(address.hostname)) return messages.issues.noLinkedin;
  const isPersonal = /^\/in\/[^/]/.test(address.pathname);
  return isPersonal ? undefined : messages.issues.noProfile;
};

export function projectPath(routes: readonly string[]): Rule {
  return (text) => {
    if (routes.includes(text)) return undefined;
    const { issues } = messages;
    const address = addressIn(text);
    if (address?.protocol === 'http:') return issues.http;
    if (address) return webAddress(text);
    const meant = text.replace(/^#/, '').toLowerCase();
    const route = routes.find((each) => each.toLowerCase() === meant);
    if (route) return issues.otherwiseWritten({ page: quote(route) });
    return issues.noPath;
  };
}

/** The last part of an address. */
export const slug: Rule = (text) => {
  if (lengthOf(text) > 50) return messages.issues.tooLong({ length: lengthOf(text), most: 50 });
  const isSlug = /^[\p{Ll}\p{Lo}\p{N}\p{M}]+(?:-[\p{Ll}\p{Lo}\p{N}\p{M}]+)*$/u.test(text);
  return isSlug ? undefined : messages.issues.noSlug;
};

/** The same site in another language: an address on the web, or a file beside the page. */
export const otherPage: Rule = (text) => {
  if (/^[a-z]+:/i.test(text)) return webAddress(text);
  if (/[/\\]/.test(text)) return messages.issues.pageInFolder;
  const isPage = /^[^?#"<>|*:]+\.html?$/i.test(text);
  return isPage ? undefined : messages.issues.noPage;
};

/** The file name of the link image is added to this address. */
export const siteAddress: Rule = (text) => {
  if (/[?#]/.test(text)) return messages.issues.placeInPage;
  return webAddress(text);
};

export const focus: Rule = (text) => {
  const isFocus =
    /^(?:left|right|top|bottom|centre|(?:100|\d{1,2})(?:\.\d+)?% (?:100|\d{1,2})(?:\.\d+)?%)$/;
  return isFocus.test(text) ? undefined : messages.issues.noFocus;
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
