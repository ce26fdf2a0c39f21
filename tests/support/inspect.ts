/** Reads a finished file as a browser would and finds what a slip of ours would let reach outside it or break its policy. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { hash } from '../../src/compose/page/seal.ts';

/** What mail gateways take for an attack (HTML smuggling), or for a page that asks for passwords. */
const ATTACKS: readonly RegExp[] = [
  /\b(?:eval|atob|unescape)\s*\(/,
  /\bnew (?:Function|Blob)\b|\bFunction\s*\(\s*['"`]/,
  /\b(?:document\.write|createObjectURL\b|msSaveOrOpenBlob\b)/,
  /data:(?:application|text)\/[\w-]+/,
  // Of characters that need none; the words of other scripts than Latin are escapes in an honest file, too.
  /(\\x[0-7][0-9a-f]){20}|(\\u00[0-7][0-9a-f]){20}|(%[0-7][0-9a-f]){30}/i,
  /type="password"|\b(?:log ?in|sign ?in|verify your account)\b/i,
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
/** Attributes of drawings that are styles, and can name a file in theirs. */
const PRESENTATION = /^(?:fill|stroke|filter|mask|clip-path|cursor|marker(?:-\w+)?)$/;

const OUTSIDE_URL = /url\((?!\s*['"]?\s*(?:data:|#))[^)]*\)?/i;
const OUTSIDE_STYLE: readonly RegExp[] = [/@import[^;]*|image-set\(\s*['"][^)]*/i, OUTSIDE_URL];

/** What is wrong with a finished file, beside those of its folder. */
export function flawsOf(file: string, said: readonly string[] = []): string[] {
  return flawsIn(readFileSync(file, 'utf8'), readdirSync(dirname(file)), said);
}

/**
 * What is wrong with a page, a line each that names the culprit. `neighbours` are the files that lie beside it; `said` are
 * texts of the owner's, who may say `fetch (` in plain words.
 */
export function flawsIn(
  html: string,
  neighbours: readonly string[],
  said: readonly string[] = [],
): string[] {
  const $ = load(html);
  const flaws: string[] = [];
  const first = $(`base, script, style, link, img, body, ${POLICY}`).first();
  // It has to stand before all that it governs.
  if (!first.is(POLICY)) flaws.push(`a <${first.get(0)?.tagName}> stands before the policy`);
  for (const { tagName, attribs } of $.root().find('*')) {
    for (const [name, value] of Object.entries(attribs)) {
      const flaw = flawOf(tagName, attribs, name, value, neighbours);
      if (flaw) flaws.push(`${flaw}: <${tagName} ${name}="${start(value)}">`);
    }
  }
  const preview = $('meta[property="og:image"]').attr('content');
  if (preview && !neighbours.some((name) => preview.endsWith(`/${name}`)))
    flaws.push(`a preview picture that does not lie beside index.html: ${start(preview)}`);
  const marker = firstMatch(without(said, html), ATTACKS);
  if (marker) flaws.push(`mail gateways stop a file that holds "${marker}"`);
  return [...flaws, ...flawsOfPolicy($, said)];
}

const POLICY = 'meta[http-equiv="Content-Security-Policy"]';

/** The policy allows each style and script by its hash, and nothing that is not there. */
function flawsOfPolicy($: CheerioAPI, said: readonly string[]): string[] {
  const policy = $(POLICY).attr('content') ?? '';
  const allowed = new Set(policy.match(/'sha256-[^']+'/g));
  const present = new Set<string>();
  const flaws = $('style, script:not([type$="json"])')
    .toArray()
    .flatMap((element) => {
      const text = $(element).text();
      present.add(hash(text));
      const isStyle = element.tagName === 'style';
      const found = firstMatch(without(said, text), isStyle ? OUTSIDE_STYLE : REQUESTS);
      return [
        found && isStyle && `a style that refers to a second file: ${found}`,
        found && !isStyle && `the program could call outside or keep something: "${found}"`,
        !allowed.has(hash(text)) &&
          `the policy has no hash for a <${element.tagName}>: ${start(text)}`,
      ];
    });
  const idle = [...allowed].find((one) => !present.has(one));
  const all = [...flaws, idle && `the policy allows ${idle}, which stands nowhere in the file`];
  return all.filter((flaw) => typeof flaw === 'string');
}

function flawOf(
  tag: string,
  { rel }: Readonly<Record<string, string>>,
  name: string,
  value: string,
  neighbours: readonly string[],
): string | undefined {
  if (name === 'style') return 'the policy drops a style attribute';
  if (name.startsWith('on')) return 'the policy drops an event attribute';
  if (name === 'http-equiv' && /^refresh$/i.test(value))
    return 'the page would lead away by itself';
  if (/^(?:form)?action$/.test(name) && !value.startsWith('mailto:'))
    return 'a form that sends elsewhere than to a mail program';
  if (tag === 'a' && name === 'href') {
    const leadsSomewhere =
      /^(?:#|mailto:|https:\/\/)/.test(value) || neighbours.includes(decodeURIComponent(value));
    return leadsSomewhere ? undefined : 'a link to a file that does not lie beside index.html';
  }
  // It says where the page is; nothing is fetched from there.
  if (tag === 'link' && rel === 'canonical' && value.startsWith('https://')) return undefined;
  // Of a list of pictures the first can be in the file and the next not; a page in one file has no use for such lists.
  const isWithin = /^(?:#|data:image\/)/.test(value) && !name.endsWith('srcset');
  // Drawings refer to other files in this way: fill="url(colours.svg#red)".
  const isOutside = PRESENTATION.test(name) && OUTSIDE_URL.test(value);
  const isSecondFile = isOutside || (REFERENCE.test(name) && !isWithin);
  return isSecondFile ? 'a reference to a second file' : undefined;
}

function without(said: readonly string[], text: string): string {
  return said.reduce((rest, words) => rest.replaceAll(words, ''), text);
}

function firstMatch(text: string, patterns: readonly RegExp[]): string | undefined {
  const [match] = patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  return match && start(match);
}

function start(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
