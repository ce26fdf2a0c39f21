import type { TextLine } from './cv-text.ts';
import { BETWEEN, goesOn } from './line-breaks.ts';
import { isCalledPage, isContact, nearContacts } from './link-places.ts';

const LINKEDIN = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[^\s|,;()<>"'•·]+/gi;

/** Of one person, as their first part says. */
const PROFILES =
  /^(?:github\.com|gitlab\.com|vimeo\.com(?!\/\d+\/?$)|instagram\.com|facebook\.com|twitter\.com|x\.com|behance\.net|dribbble\.com|soundcloud\.com|xing\.com\/profile|youtube\.com\/(?:c|channel|user)|youtube\.com\/@|tiktok\.com\/@|medium\.com\/@|imdb\.com\/(?:[a-z]{2}\/)?name|crew-united\.com\/[a-z]{2}|filmmakers\.(?:eu|de)(?:\/[a-z]{2})?(?:\/[a-z]+)?|mandy\.com(?:\/[a-z]{1,2})?(?:\/[a-z]+)?\/profile|(?:app\.)?spotlight\.com(?:\/interactive\/cv|\/profile)?|stage32\.com(?:\/profile)?|castforward\.de\/members\/profile|e-talenta\.eu\/members\/profile|open\.spotify\.com\/artist|mixcloud\.com|flickr\.com\/(?:people|photos)|linktr\.ee|sites\.google\.com\/view|bsky\.app\/profile|threads\.net\/@|stackoverflow\.com\/users(?:\/\d+(?=\/[^/]))?|orcid\.org|codepen\.io|twitch\.tv|t\.me|letterboxd\.com|artstation\.com|producthunt\.com\/@|kaggle\.com|codechef\.com\/users|codeforces\.com\/profile|geeksforgeeks\.org\/(?:user|profile)|researchgate\.net\/profile|credly\.com\/users|trailblazer\.me\/id|hub\.docker\.com\/u|npmjs\.com\/~|huggingface\.co|deviantart\.com|pinterest\.com|backstage\.com\/u|schauspielervideos\.de\/fullprofile|leetcode\.com|hackerrank\.com|dev\.to|about\.me|gitee\.com|zhihu\.com\/people|space\.bilibili\.com|weibo\.com|note\.com|qiita\.com|zenn\.dev)\/?[^/?#\s]+\/?$/i;

const ADDRESS =
  /(?<![\p{L}\p{N}._%+@/-])(?:https?:\/\/)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?:\/[^\s|,;()<>"'•·]*)?(?![\p{L}\p{N}@_-]|\.[a-z0-9])/giu;

/** Who has pages there has a name of their own. */
const HOSTED =
  /^[a-z0-9-]+\.(?:(?:vercel|netlify|web)\.app|github\.io|gitlab\.io|pages\.dev|wixsite\.com|wordpress\.com|blogspot\.com|tumblr\.com|myportfolio\.com|carrd\.co|shinyapps\.io|streamlit\.app|onrender\.com|fly\.dev|replit\.app|glitch\.me|super\.site|tilda\.ws|adobeportfolio\.com|journoportfolio\.com|clippings\.me|webflow\.io|squarespace\.com|weebly\.com|jimdo(?:free|site)?\.com|format\.com|cargo\.site|framer\.(?:website|ai)|notion\.site|firebaseapp\.com|herokuapp\.com|000webhostapp\.com|surge\.sh|strikingly\.com)$/;

/** What an address without http or www can end with. Names of people in other services have dots, too. */
const ENDINGS =
  /\.(?:com|org|net|info|eu|de|at|ch|fr|be|nl|es|cat|it|pt|pl|uk|ie|se|no|dk|br|mx|ar|cl|us|ca|au|jp|cn|tw|in|me|tv|io|dev|app|film|art|studio|design|media|photo|photography|works?|site|online|page|xyz|space|blog)$/;

const MOST_LINKS = 8;

/** The profile that the text says, or the only one of the links. On one line they have to agree. */
export function linkedInOf(
  lines: readonly TextLine[],
  addresses: readonly string[] = [],
): string | undefined {
  const profilesIn = (some: readonly string[] = []) =>
    some.flatMap((each) => profileIn(each) ?? []);
  const linked = profilesIn([...lines.flatMap((line) => line.addresses ?? []), ...addresses]);
  for (const [index, line] of lines.entries()) {
    const [found] = line.text.matchAll(LINKEDIN);
    const text = found && profileIn(found[0]);
    if (!found || text === undefined) continue;
    const same = linked.find((each) => isSame(each, text) || isBegin(text, each));
    if (same !== undefined) return full(same);
    const isCut =
      goesOn(lines, index, found.index, found.index + found[0].length) || /[-_%]$/.test(found[0]);
    const isOther = profilesIn(line.addresses).length > 0;
    return isCut || isOther || text.length < 3 ? undefined : full(text);
  }
  const [only, ...others] = new Set(linked);
  return others.length === 0 ? full(only) : undefined;
}

const profileIn = (address: string) =>
  /linkedin\.com\/in\/([^/?#\s]+)/i.exec(address)?.[1]?.replace(/[.,;:]+$/, '');

const isSame = (one: string, other: string) => plain(one) === plain(other);
const isBegin = (one: string, other: string) => one !== '' && plain(other).startsWith(plain(one));

function plain(profile: string): string {
  try {
    return decodeURIComponent(profile).toLowerCase();
  } catch {
    return profile.toLowerCase();
  }
}

const full = (profile: string | undefined) =>
  profile === undefined ? undefined : `https://www.linkedin.com/in/${profile}`;

/**
 * Profiles, and pages of the owner's own near the other contacts. Others may be of employers and productions. `known` has the name and the
 * e-mail address.
 */
export function linksIn(
  lines: readonly TextLine[],
  addresses: readonly string[],
  known: string,
): string[] {
  const near = nearContacts(lines);
  const found = new Map<string, string>();
  const add = (address: string, place: Place) => {
    const link = linkOf(address, place, known);
    if (link === undefined) return;
    const key = bareOf(link).replace(/\/$/, '').toLowerCase();
    // Of one network only the first, because others are of somebody else.
    const isAgain =
      PROFILES.test(bareOf(link)) &&
      [...found.values()].some((each) => hostOf(each) === hostOf(link));
    if (!found.has(key) && !isAgain) found.set(key, link);
  };
  for (const [index, line] of lines.entries()) {
    const linked = (line.addresses ?? []).map((each) => each.trim());
    const before = lines[index - 1]?.text ?? '';
    const isCalled = isCalledPage(line.text) || isCalledPage(before);
    const place: Place = {
      isNear: near.has(index),
      isOwn: isContact(lines, index) || isCalled,
      isAlone: false,
    };
    const isWhole = (address: string) =>
      bareOf(line.text.replace(LABEL, '')).toLowerCase() === bareOf(address).toLowerCase();
    for (const address of linked) add(address, { ...place, isAlone: isWhole(address) });
    for (const { 0: written, index: at } of line.text.matchAll(ADDRESS)) {
      const isCut = goesOn(lines, index, at, at + written.length) || /[-_=%]$/.test(written);
      // A link says it better, and text that disagrees with it is a mistake of somebody.
      if (linked.some((each) => /^(?:https?:|www)/i.test(each)) || isCut) continue;
      const isAlone = isWhole(written);
      if (isPart(line.text, written) || isOfOwner(written, known))
        add(written, { ...place, isAlone });
    }
    if (linked.length === 0) for (const each of calledIn(line.text)) add(each, place);
  }
  for (const address of addresses) add(address, { isNear: true, isOwn: false, isAlone: false });
  return [...found.values()].slice(0, MOST_LINKS);
}

/** How somebody is called in networks, as in “Instagram @ana.mora”. */
const HANDLE =
  /(?<!\p{L})(github|gitlab|instagram|twitter|telegram|tiktok|behance|youtube|vimeo)\s*[:–-]?\s*@([a-z0-9_][\w.-]{2,29})(?![\w@])/giu;

const calledIn = (text: string) =>
  [...text.matchAll(HANDLE)].map(([, network = '', name]) => {
    const host = network.toLowerCase();
    if (host === 'telegram') return `https://t.me/${name}`;
    return `https://${host}.com/${/tiktok|youtube/.test(host) ? '@' : ''}${name}`;
  });

/** Where an address stands: near others, as one of the owner's own, and with nothing else on its line. */
type Place = { isNear: boolean; isOwn: boolean; isAlone: boolean };

/** A sign or a word before an address. */
const LABEL = /^(?:[^\p{L}\p{N}]{1,3}|\p{L}[\p{L} ]{1,12}:)\s*/u;

/** Whether the address of a profile has the name of the owner. */
const isOfOwner = (address: string, known: string) =>
  PROFILES.test(bareOf(address.replace(/[.,;:]+$/, ''))) && isKnown(address, known);

const bareOf = (address: string) => address.replace(/^https?:\/\/(?:www\.)?|^www\./i, '');
const hostOf = (address: string) => bareOf(address).split(/[/?#]/)[0]?.toLowerCase() ?? '';

function linkOf(
  address: string,
  { isNear, isOwn, isAlone }: Place,
  known: string,
): string | undefined {
  const said = address.replace(/[.,;:]+$/, '');
  const text = PROFILES.test(bareOf(said.replace(/\?.*$/, ''))) ? said.replace(/\?.*$/, '') : said;
  const bare = bareOf(text);
  const host = hostOf(text);
  if (/linkedin\.com$/.test(host) || !/^[\w.-]+\.[a-z]{2,}$/.test(host)) return undefined;
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (PROFILES.test(bare))
    return isNear || isAlone || isKnown(bare, known)
      ? whole.replace(/^http:/i, 'https:')
      : undefined;
  // The front page of a network.
  if (PROFILES.test(`${host}/x`)) return undefined;
  const path = bare.slice(host.length).replace(/[?#].*$|\/(?:index\.html?)?(?:[?#].*)?$/, '');
  // As universities have pages of their people.
  const isPerson = /^\/~[^/]+$/.test(path);
  const isBare = path === '' || isPerson || (HOSTED.test(host) && /^\/[^/]+$/.test(path));
  // A school or an office has no pages of one person.
  const isSaid = isPerson || /^(?:https?:\/\/|www\.)/i.test(text) || ENDINGS.test(host);
  if (!isBare || !isSaid || (!isPerson && /\.(?:edu|ac|gov)(?:\.|$)/.test(host))) return undefined;
  // One that has her name, but no page of a project there.
  if (!isNear) return (path === '' || isOwn) && isNamed(host, known) ? whole : undefined;
  return isOwn || isKnown(host + path, known) ? whole : undefined;
}

/** Whether an address far from all others has so much of the name or of the e-mail address that it is of nobody else. */
function isNamed(host: string, known: string): boolean {
  const letters = plainLetters(host).replace(/[^a-z0-9]/g, '');
  const own = plainLetters(known)
    .replace(/@\S*/g, '')
    .replace(/https?:\/\/\S*\/in\//g, ' ');
  const parts = new Set(own.split(/[^a-z0-9]+/).filter((part) => part.length > 2));
  const found = [...parts].filter((part) => !COMMON.test(part) && letters.includes(part));
  return found.some((part) => part.length > 5) || found.length > 1;
}

/** Whether an address has a part of the name, or of the e-mail address. */
function isKnown(address: string, known: string): boolean {
  const letters = plainLetters(address).replace(/[^a-z0-9]/g, '');
  const parts = plainLetters(known).split(/[^a-z]+/);
  return parts.some((part) => part.length > 3 && !COMMON.test(part) && letters.includes(part));
}

const COMMON =
  /^(?:gmail|hotmail|outlook|yahoo|icloud|mail|email|info|contact|proton|web|live|https)$/;

const plainLetters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const APART = new RegExp(`\\s*[${BETWEEN},;–—]\\s*|\\s{2,}|:\\s+|\\s/\\s`);

/** Between signs that part a list of contacts, or behind its name. */
function isPart(line: string, address: string): boolean {
  const parts = line.split(APART);
  return parts.some((part) => part.trim() === address) || line.split(/\s+/).length <= 3;
}
