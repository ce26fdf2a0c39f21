/** What the codes and the names of glyphs mean (ISO 32000-1, annex D), if a font does not say it itself. */

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** From 161 on. */
const STANDARD_END =
  "¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ –†‡· ¶•‚„”»…‰ ¿ `´ˆ˜¯˘˙¨ ˚¸ ˝˛ˇ—                Æ ª    ŁØŒº     æ   ı  łøœß";

/** The signs of the 256 codes. What has none is empty. */
export type FontEncoding = readonly string[];

const codesOf = (text: string, first: number): string[] => {
  const codes = Array<string>(256).fill('');
  for (const [index, sign] of [...text].entries())
    if (sign !== ' ' || first + index === 32) codes[first + index] = sign;
  return codes;
};

const standard = codesOf(ASCII, 32).map(
  (sign, code) =>
    (code === 39 ? '’' : code === 96 ? '‘' : sign) || (codesOf(STANDARD_END, 161)[code] ?? ''),
);

const BYTES = Uint8Array.from({ length: 256 }, (_, code) => code);

/** Codes below 32 are no letters. */
const decoded = (label: string): FontEncoding =>
  [...new TextDecoder(label).decode(BYTES)].map((sign, code) => (code < 32 ? '' : sign));

/** By what a PDF calls them. Chrome and Safari decode the first two. */
export const ENCODINGS = {
  WinAnsiEncoding: decoded('windows-1252').map((sign, code) =>
    code > 126 && /[\x7f-\x9f]/.test(sign) ? '•' : sign,
  ),
  MacRomanEncoding: decoded('macintosh'),
  StandardEncoding: standard,
} as const satisfies Record<string, FontEncoding>;

/** Names and their signs. Of letters with an accent only those are here that are not made of both names. */
const NAMED = `space   exclam ! quotedbl " numbersign # dollar $ percent % ampersand & quotesingle ' parenleft ( parenright )
asterisk * plus + comma , hyphen - period . slash / zero 0 one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9
colon : semicolon ; less < equal = greater > question ? at @ bracketleft [ backslash \\ bracketright ] asciicircum ^
underscore _ grave \` braceleft { bar | braceright } asciitilde ~ quoteleft ‘ quoteright ’ quotedblleft “ quotedblright ”
quotesinglbase ‚ quotedblbase „ guillemotleft « guillemotright » guilsinglleft ‹ guilsinglright › endash – emdash —
ellipsis … bullet • openbullet ◦ periodcentered · middot · exclamdown ¡ questiondown ¿ cent ¢ sterling £ yen ¥ Euro €
euro € currency ¤ section § paragraph ¶ dagger † daggerdbl ‡ brokenbar ¦ copyright © registered ® trademark ™ degree °
ordfeminine ª ordmasculine º logicalnot ¬ plusminus ± multiply × divide ÷ minus − mu µ onesuperior ¹ twosuperior ²
threesuperior ³ onequarter ¼ onehalf ½ threequarters ¾ perthousand ‰ fraction ⁄ florin ƒ AE Æ ae æ OE Œ oe œ Oslash Ø
oslash ø Lslash Ł lslash ł Eth Ð eth ð Thorn Þ thorn þ germandbls ß dotlessi ı dotlessj ȷ Dcroat Đ dcroat đ Hbar Ħ hbar ħ
ff ff fi fi fl fl ffi ffi ffl ffl IJ Ĳ ij ĳ acute ´ circumflex ˆ tilde ˜ macron ¯ breve ˘ dotaccent ˙ dieresis ¨ ring ˚
cedilla ¸ hungarumlaut ˝ ogonek ˛ caron ˇ arrowright → arrowleft ← asteriskmath ∗ filledbox ■ H18533 ▪ square □ lozenge ◊
sfthyphen \u00AD softhyphen \u00AD hyphenminus - nbspace \u00A0 nonbreakingspace \u00A0 figuredash ‒ numero № bar | SS SS
circlecopyrt © checkmark ✓ triangleright ▹ triangleleft ◃ diamondmath ⋄ circle ○ blackcircle ● estimated ℮ less <`;

const ACCENTS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circumflex: '\u0302',
  tilde: '\u0303',
  macron: '\u0304',
  breve: '\u0306',
  dotaccent: '\u0307',
  dot: '\u0307',
  dieresis: '\u0308',
  ring: '\u030A',
  hungarumlaut: '\u030B',
  caron: '\u030C',
  cedilla: '\u0327',
  commaaccent: '\u0326',
  ogonek: '\u0328',
};

const named = new Map(
  NAMED.split(/\n/).flatMap((line) =>
    [...line.matchAll(/(\w+) (\S+| )(?= |$)/g)].map(
      ([, name = '', sign = '']) => [name, sign] as const,
    ),
  ),
);

const ACCENTED = new RegExp(`^([A-Za-z])(${Object.keys(ACCENTS).join('|')})$`);

/** Returns nothing for a name that says nothing, such as `g12`. */
export function signNamed(name: string): string | undefined {
  const [whole = ''] = name.split('.');
  if (whole.includes('_')) {
    const parts = whole.split('_').slice(0, 4).map(signNamed);
    return parts.every((part) => part !== undefined) ? parts.join('') : undefined;
  }
  const known = named.get(whole);
  if (known !== undefined) return known;
  if (/^[A-Za-z]$/.test(whole)) return whole;
  const [, letter, accent = ''] = ACCENTED.exec(whole) ?? [];
  if (letter !== undefined) {
    // Romanian has commas below; the other languages write what has this name with a cedilla.
    const mark = accent === 'commaaccent' && !/[STst]/.test(letter) ? '\u0327' : ACCENTS[accent];
    return `${letter}${mark}`.normalize('NFC');
  }
  const [, hexadecimal] = /^(?:uni|u)([\dA-F]{4,6})$/.exec(whole) ?? [];
  return hexadecimal === undefined ? undefined : signOfCode(Number.parseInt(hexadecimal, 16));
}

const signOfCode = (code: number) =>
  code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? undefined : String.fromCodePoint(code);

/** By the codes of TeX, whose bitmap fonts have no other names for their glyphs. */
const NUMBERED: ReadonlyMap<number, string> = new Map([
  ...['ff', 'fi', 'fl', 'ffi', 'ffl'].flatMap((sign, index): [number, string][] => [
    [11 + index, sign],
    [27 + index, sign],
  ]),
  [16, '“'],
  [17, '”'],
  [21, '–'],
  [22, '—'],
]);

export const signNumbered = (code: number): string =>
  NUMBERED.get(code) ?? (code < 32 ? '' : String.fromCharCode(code));
