/** Reads the finished file as a browser would and finds what would reach outside it or break its policy. */
import { load } from 'cheerio';
import { hash } from './seal.ts';

/** What mail gateways take for an attack (HTML smuggling), as regular expressions on the whole file. */
const SMUGGLING_MARKERS: readonly RegExp[] = [
  /\beval\s*\(/,
  /\bnew Function\b/,
  /\batob\s*\(/,
  /\bunescape\s*\(/,
  /\bdocument\.write/,
  /\bcreateObjectURL\b/,
  /\bnew Blob\b/,
  /\bmsSaveOrOpenBlob\b/,
  /data:application\/octet-stream/,
  /data:text\/(javascript|html)/,
  /<body[^>]*\sonload/,
  /(\\x[0-9a-f]{2}){20}|(\\u[0-9a-f]{4}){20}|(%[0-9a-f]{2}){30}/i,
];

/** What a program could call for; a self-contained page has no use for any of it. */
const REQUESTS: readonly RegExp[] = [
  /\bfetch\s*\(/,
  /\bXMLHttpRequest\b/,
  /\bsendBeacon\b/,
  /\bnew WebSocket\b/,
  /\bEventSource\b/,
  /\bimportScripts\b/,
  /\bimport\.meta\b/,
  // With an address in it; the router holds one without, for a mode of its own that is not in use here.
  /\bimport\s*\(\s*['"`]/,
  /\blocalStorage\b/,
  /\bsessionStorage\b/,
  /\bindexedDB\b/,
  /\bdocument\.cookie\b/,
];

/** Attributes that name what a browser fetches, but for the links that a visitor follows. */
const REFERENCES: readonly string[] = [
  ...['src', 'href', 'srcset', 'imagesrcset', 'poster', 'data', 'background', 'ping'],
];

const OUTSIDE_URL = /url\((?!\s*['"]?\s*(?:data:|#))[^)]*\)?/i;

/** Throws one line that names the culprit. `neighbours` are the files that lie beside index.html. */
export function inspect(html: string, neighbours: readonly string[]): void {
  const $ = load(html);
  const elements = $.root().find('*').toArray();
  const policy = policyOf(elements);
  const allowed = new Set(policy.match(/'sha256-[^']+'/g));
  const present = new Set<string>();

  for (const element of elements) {
    const { tagName, attribs } = element;
    for (const [name, value] of Object.entries(attribs)) {
      checkAttribute(tagName, name, value, neighbours);
    }
    const text = $(element).text();
    const isProgram = tagName === 'script' && attribs.type !== 'application/ld+json';
    if (tagName === 'style') checkStyle(text);
    if (isProgram) checkProgram(text);
    if (tagName === 'style' || isProgram) {
      if (!allowed.has(hash(text)))
        fail(`the policy has no hash for a <${tagName}>: ${start(text)}`);
      present.add(hash(text));
    }
  }
  for (const one of allowed) {
    if (!present.has(one)) fail(`the policy allows ${one}, which stands nowhere in the file`);
  }
  for (const marker of SMUGGLING_MARKERS) {
    const found = marker.exec(html);
    if (found) fail(`mail gateways stop a file that holds "${start(found[0])}"`);
  }
}

function checkAttribute(tag: string, name: string, value: string, neighbours: readonly string[]) {
  const where = `<${tag} ${name}="${start(value)}">`;
  if (name === 'style') fail(`the policy drops a style attribute: ${where}`);
  if (name.startsWith('on')) fail(`the policy drops an event attribute: ${where}`);
  if (name === 'http-equiv' && value.toLowerCase() === 'refresh') {
    fail(`the page would lead away by itself: ${where}`);
  }
  if (['action', 'formaction'].includes(name) && !value.startsWith('mailto:')) {
    fail(`a form that sends elsewhere than to a mail program: ${where}`);
  }
  // Drawings refer to other files in this way: fill="url(colours.svg#red)". Inside a picture nothing is fetched.
  if (!value.startsWith('data:') && OUTSIDE_URL.test(value))
    fail(`a reference to a second file: ${where}`);
  if (name === 'href' && tag === 'a') {
    const leadsSomewhere = /^(#|mailto:|https:\/\/)/.test(value);
    if (!leadsSomewhere && !neighbours.includes(decodeURIComponent(value))) {
      fail(`a link to a file that does not lie beside index.html: ${where}`);
    }
  } else if (REFERENCES.includes(name)) {
    // Of a list of pictures the first can be in the file and the next not; a page in one file has no use for such lists.
    const isWithin = /^(#|data:image\/)/.test(value) && !name.endsWith('srcset');
    if (!isWithin) fail(`a reference to a second file: ${where}`);
  }
}

function checkStyle(css: string) {
  const found = /@import[^;]*|image-set\(\s*['"][^)]*/i.exec(css) ?? OUTSIDE_URL.exec(css);
  if (found) fail(`a style that refers to a second file: ${start(found[0])}`);
}

function checkProgram(code: string) {
  for (const request of REQUESTS) {
    const found = request.exec(code);
    if (found) fail(`the program could call outside or keep something: "${start(found[0])}"`);
  }
}

function policyOf(elements: readonly { tagName: string; attribs: Record<string, string> }[]) {
  const governed = ['base', 'script', 'style', 'link', 'img', 'body'];
  for (const { tagName, attribs } of elements) {
    if (attribs['http-equiv'] === 'Content-Security-Policy') return attribs.content ?? '';
    if (governed.includes(tagName)) fail(`a <${tagName}> stands before the policy`);
  }
  fail('there is no policy');
}

function start(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function fail(problem: string): never {
  throw new Error(`index.html would not be self-contained: ${problem}`);
}
