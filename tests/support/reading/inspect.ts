/** Looks at a finished file for what neither its policy nor a visit shows. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { load } from 'cheerio';

/** What mail gateways take for an attack (HTML smuggling), or for a page that asks for passwords. */
const ATTACKS: readonly RegExp[] = [
  /\b(?:eval|atob|unescape)\s*\(/,
  /\bnew (?:Function|Blob)\b|\bFunction\s*\(\s*['"`]/,
  /\b(?:document\.write|createObjectURL\b|msSaveOrOpenBlob\b)/,
  /data:(?:application|text)\/[\w-]+/,
  // Escapes of characters that need none. An honest file also escapes words in scripts other than Latin.
  /(\\x[0-7][0-9a-f]){20}|(\\u00[0-7][0-9a-f]){20}|(%[0-7][0-9a-f]){30}/i,
  /type="password"|\b(?:log ?in|sign ?in|verify your account)\b/i,
];

/** `said` are the owner's texts, because an owner may write `new Blob` in plain words. */
export function flawsOf(file: string, said: readonly string[] = []): string[] {
  const html = readFileSync(file, 'utf8');
  const neighbours = readdirSync(dirname(file));
  const $ = load(html);
  // The page in another language is another site's.
  const links = $('a:not([hreflang])')
    .toArray()
    .map(({ attribs }) => attribs.href ?? '');
  const lost = links.filter(
    (href) =>
      !/^(?:#|mailto:|tel:|https:\/\/)/.test(href) &&
      !neighbours.includes(decodeURIComponent(href)),
  );
  const previews = $('meta[property="og:image"]')
    .toArray()
    .map(({ attribs }) => attribs.content ?? '')
    .filter((address) => !neighbours.some((name) => address.endsWith(`/${name}`)));
  const unsaid = said.reduce((rest, words) => rest.replaceAll(words, ''), html);
  return [
    ...[...lost, ...previews].map((address) => `${address} does not lie beside the page`),
    ...attacksIn(unsaid).map((mark) => `mail gateways stop a file that holds ${mark}`),
  ];
}

export function attacksIn(text: string): string[] {
  return ATTACKS.flatMap((attack) => attack.exec(text)?.[0].slice(0, 60) ?? []);
}
