/** Signs of the area that each font fills as it likes. Those of Symbol and Wingdings are bullets. */
const OWN = /[\u{E000}-\u{F8FF}\u{F0000}-\u{10FFFF}]/gu;
const BULLETS: Readonly<Record<string, string>> = {
  '\uF0B7': '•',
  '\uF0A7': '▪',
  '\uF0A8': '♦',
  '\uF0D8': '▸',
  '\uF0FC': '✓',
  '\uF02D': '-',
};

/** Forms of Arabic letters, ligatures, and the parts of which Chinese signs are made, in the place of what they mean. */
const FORMS = /[\uFB00-\uFB06\uFB13-\uFB17\uFB50-\uFDFF\uFE70-\uFEFC\u2E80-\u2FDF]/g;

/** The letters that a font tells. Nothing if these are none. */
export function readableSigns(said: string | undefined): string | undefined {
  if (said === undefined || said.length > 16) return undefined;
  const text = said
    .replace(FORMS, (sign) => sign.normalize('NFKC'))
    .replace(OWN, (sign) => BULLETS[sign] ?? '')
    .replace(/[\t\n\r\u00A0\u2000-\u200A\u202F\u3000]/g, ' ')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what some programs write for a glyph that they do not know
  return /[\0-\x1f\x7f-\x9f\uFFFD\uFFFF]|\p{Cs}/u.test(text) ? undefined : text;
}
