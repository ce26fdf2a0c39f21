/** Reads the finished file as a browser would and finds what would reach outside it or break its policy. */
import { type CheerioAPI, load } from 'cheerio';
import { hash } from './seal.ts';

/** What mail gateways take for an attack (HTML smuggling), anywhere in the file. */
const SMUGGLING: readonly RegExp[] = [
  /\b(?:eval|atob|unescape)\s*\(/,
  /\bnew (?:Function|Blob)\b/,
  /\b(?:document\.write|createObjectURL\b|msSaveOrOpenBlob\b)/,
  /data:(?:application\/octet-stream|text\/(?:javascript|html))/,
  /<body[^>]*\sonload/,
  /(\\x[0-9a-f]{2}){20}|(\\u[0-9a-f]{4}){20}|(%[0-9a-f]{2}){30}/i,
];

/** What a program could call for or keep; a self-contained page has no use for any of it. */
const REQUESTS: readonly RegExp[] = [
  /\bfetch\s*\(/,
  /\b(?:XMLHttpRequest|sendBeacon|new WebSocket|EventSource|importScripts|import\.meta)\b/,
  // With an address in it; the router holds one without, for a mode of its own that is not in use here.
  /\bimport\s*\(\s*['"`]/,
  /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie)\b/,
];

/** Attributes that name what a browser fetches, but for the links that a visitor follows. */
const REFERENCE = /^(?:src|href|srcset|imagesrcset|poster|data|background|ping)$/;

const OUTSIDE_URL = /url\((?!\s*['"]?\s*(?:data:|#))[^)]*\)?/i;
const OUTSIDE_STYLE: readonly RegExp[] = [/@import[^;]*|image-set\(\s*['"][^)]*/i, OUTSIDE_URL];

/** Throws one line that names the culprit. `neighbours` are the files that lie beside index.html. */
export function inspect(html: string, neighbours: readonly string[]): void {
  const $ = load(html);
  const allowed = new Set(policyOf($).match(/'sha256-[^']+'/g));
  for (const { tagName, attribs } of $.root().find('*')) {
    const isCanonical = tagName === 'link' && attribs.rel === 'canonical';
    for (const [name, value] of Object.entries(attribs)) {
      // It says where the page is; nothing is fetched from there.
      if (isCanonical && name === 'href' && value.startsWith('https://')) continue;
      const problem = problemWith(tagName, name, value, neighbours);
      if (problem) fail(`${problem}: <${tagName} ${name}="${start(value)}">`);
    }
  }
  const preview = $('meta[property="og:image"]').attr('content');
  if (preview && !neighbours.some((name) => preview.endsWith(`/${name}`)))
    fail(`a preview picture that does not lie beside index.html: ${start(preview)}`);
  const present = new Set<string>();
  for (const element of $('style, script:not([type="application/ld+json"])')) {
    const text = $(element).text();
    const isStyle = element.tagName === 'style';
    const found = firstMatch(text, isStyle ? OUTSIDE_STYLE : REQUESTS);
    if (found && isStyle) fail(`a style that refers to a second file: ${found}`);
    if (found) fail(`the program could call outside or keep something: "${found}"`);
    present.add(hash(text));
    if (allowed.has(hash(text))) continue;
    fail(`the policy has no hash for a <${element.tagName}>: ${start(text)}`);
  }
  const idle = [...allowed].find((one) => !present.has(one));
  if (idle) fail(`the policy allows ${idle}, which stands nowhere in the file`);
  const marker = firstMatch(html, SMUGGLING);
  if (marker) fail(`mail gateways stop a file that holds "${marker}"`);
}

/** It has to stand before all that it governs. */
function policyOf($: CheerioAPI): string {
  const policy = 'meta[http-equiv="Content-Security-Policy"]';
  const first = $(`base, script, style, link, img, body, ${policy}`).first();
  if (!first.is(policy)) fail(`a <${first.get(0)?.tagName}> stands before the policy`);
  return first.attr('content') ?? '';
}

function problemWith(tag: string, name: string, value: string, neighbours: readonly string[]) {
  if (name === 'style') return 'the policy drops a style attribute';
  if (name.startsWith('on')) return 'the policy drops an event attribute';
  if (name === 'http-equiv' && /^refresh$/i.test(value))
    return 'the page would lead away by itself';
  if (/^(?:form)?action$/.test(name) && !value.startsWith('mailto:'))
    return 'a form that sends elsewhere than to a mail program';
  // Drawings refer to other files in this way: fill="url(colours.svg#red)". Inside a picture nothing is fetched.
  const isOutside = OUTSIDE_URL.test(value) && !value.startsWith('data:');
  if (tag === 'a' && name === 'href' && !isOutside) {
    const leadsSomewhere =
      /^(?:#|mailto:|https:\/\/)/.test(value) || neighbours.includes(decodeURIComponent(value));
    return leadsSomewhere ? undefined : 'a link to a file that does not lie beside index.html';
  }
  // Of a list of pictures the first can be in the file and the next not; a page in one file has no use for such lists.
  const isWithin = /^(?:#|data:image\/)/.test(value) && !name.endsWith('srcset');
  const isSecondFile = isOutside || (REFERENCE.test(name) && !isWithin);
  return isSecondFile ? 'a reference to a second file' : undefined;
}

function firstMatch(text: string, patterns: readonly RegExp[]): string | undefined {
  const [match] = patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  return match && start(match);
}

function start(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function fail(problem: string): never {
  throw new Error(`index.html would not be self-contained: ${problem}`);
}
