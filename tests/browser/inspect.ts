/** Looks at a finished file for what neither its policy nor a visit shows. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { load } from 'cheerio';

/** Patterns that mail gateways take for an attack (HTML smuggling), or for a page that asks for passwords. */
const ATTACKS: readonly RegExp[] = [
  /\b(?:eval|atob|unescape)\s*\(/,
  /\bnew (?:Function|Blob)\b|\bFunction\s*\(\s*['"`]/,
  /\b(?:document\.write|createObjectURL\b|msSaveOrOpenBlob\b)/,
  /data:(?:application|text)\/[\w-]+/,
  // Escapes of characters that need none. Escapes of letters in scripts other than Latin are normal.
  /(\\x[0-7][0-9a-f]){20}|(\\u00[0-7][0-9a-f]){20}|(%[0-7][0-9a-f]){30}/i,
  /type="password"|\b(?:log ?in|sign ?in|verify your account)\b/i,
];

/** What is wrong with a built page. `texts` are ignored, because an owner may write `new Blob` in a text. */
export function problemsIn(file: string, texts: readonly string[] = []): string[] {
  const html = readFileSync(file, 'utf8');
  const neighbours = readdirSync(dirname(file));
  const $ = load(html);
  // The page in another language may be on another site.
  const links = $('a:not([hreflang])')
    .toArray()
    .map(({ attribs }) => attribs.href ?? '');
  const lost = links.filter(
    (href) =>
      !/^(?:#|mailto:|tel:|https:\/\/)/.test(href) &&
      !neighbours.includes(decodeURIComponent(href)),
  );
  const linkImages = $('meta[property="og:image"]')
    .toArray()
    .map(({ attribs }) => attribs.content ?? '')
    .filter((address) => !neighbours.some((name) => address.endsWith(`/${name}`)));
  const withoutTexts = texts.reduce((rest, words) => rest.replaceAll(words, ''), html);
  return [
    ...[...lost, ...linkImages].map((address) => `${address} does not lie beside the page`),
    ...attacksIn(withoutTexts).map((mark) => `mail gateways stop a file that holds ${mark}`),
  ];
}

export function attacksIn(text: string): string[] {
  return ATTACKS.flatMap((attack) => attack.exec(text)?.[0].slice(0, 60) ?? []);
}
