/**
 * Captions: WebVTT, or SubRip (SRT), which most programs export. The result is WebVTT that is written anew: times, texts and
 * the markup that WebVTT knows.
 *
 * We have our own reader because an owner needs the line of a mistake. webvtt-parser names it, but overflows the stack on nested
 * tags, refuses what browsers show, and knows no SRT.
 */
import { messages } from '../../messages/messages.ts';
import { languageTag } from '../../schema/language.ts';
import { type CaptionsIssue, cuesIn, lineOf } from './cues.ts';

/** Captions for the page. */
export type WebVtt = { language: string; text: string };

/** In bytes. Those of a film of two hours have 150 kB. */
const HEAVIEST = 500_000;

/** Reads captions of this name. `language` is that of the site, for a name that says none. */
export function readCaptions(
  name: string,
  bytes: Uint8Array,
  language: string,
): WebVtt | CaptionsIssue {
  const { file, captions } = messages.issues;
  if (bytes.length === 0) return { field: '', ...file.empty };
  const kind = otherKindOf(bytes);
  if (kind) {
    const { problem, expected } = captions.otherKind;
    return { field: '', problem: problem({ kind }), expected };
  }
  if (bytes.length > HEAVIEST) return tooLarge(bytes);
  const source = textOf(bytes);
  if (source === undefined) return { field: '', ...captions.encoding };
  const lines = source.split(/\r\n?|\n/);
  const isWebVtt = /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '');
  const wrongName = issueOfName(name, isWebVtt, source);
  if (wrongName) return wrongName;
  const cues = cuesIn(lines, isWebVtt);
  if (!Array.isArray(cues)) return cues;
  if (cues.length === 0) return { field: '', problem: captions.none, expected: captions.times };
  const written = cues.map(({ from, to, settings, lines }) =>
    [`${from} --> ${to}${settings}`, ...lines, ''].join('\n'),
  );
  const text = `WEBVTT\n\n${written.join('\n')}`;
  // Times and signs may be longer than in the source, and the studio reads what stands in the page with the same limit.
  const whole = new TextEncoder().encode(text);
  if (whole.length > HEAVIEST) return tooLarge(whole);
  return { language: languageIn(name) ?? language, text };
}

/** Captions that browsers do not show, by how they begin. */
const OTHER_KINDS: readonly [start: RegExp, name: string][] = [
  [/^\[script info\]/i, 'ASS'],
  [/^<(?:\?xml\b.*<)?(?:\w+:)?tt[\s>]/is, 'TTML'],
  // The pictures of a DVD, the lines of MicroDVD, and those of SubViewer.
  [/^\W{3}\xBA|^\{\d+\}\{\d*\}|^\[INFORMATION\]/i, 'SUB'],
  [/^(?:\[[^\n]*\n\s*)*\d\d:\d\d:\d\d[.:]\d\d,\d\d:\d\d:\d\d[.:]\d\d\s/, 'SUB'],
  [/^\d+:\d\d:\d\d\.\d{3},\d+:\d\d:\d\d\.\d{3}\s/, 'SBV'],
  [/^<sami\b/i, 'SAMI'],
  [/^Scenarist_SCC/, 'SCC'],
  [/^.{3}STL\d\d\.\d\d/, 'STL'],
];

function otherKindOf(bytes: Uint8Array): string | undefined {
  // Letters of UTF-16 have a zero between them.
  const start = String.fromCharCode(...bytes.subarray(0, 2000));
  const text = start.replace(/^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)/, '').trimStart();
  const letters = /^\0?[\w[<{]\0/.test(text) ? text.replaceAll('\0', '') : text;
  return OTHER_KINDS.find(([signs]) => signs.test(letters))?.[1];
}

function tooLarge({ length }: Uint8Array): CaptionsIssue {
  const { problem, expected } = messages.issues.captions.large;
  return { field: '', problem: problem({ kilobytes: Math.ceil(length / 1000) }), expected };
}

/** Undefined if it is not UTF-8. The decoder drops a byte order mark. */
function textOf(bytes: Uint8Array): string | undefined {
  // UTF-16 of Latin letters is full of zeros, and each of them is UTF-8, too.
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function issueOfName(name: string, isWebVtt: boolean, source: string): CaptionsIssue | undefined {
  const isCalled = /\.vtt$/i.test(name);
  if (isCalled === isWebVtt) return undefined;
  const isSrt = /\d,\d+\s*-->/.test(source.slice(0, 1000));
  const { captions } = messages.issues;
  if (isCalled && !isSrt) return { field: lineOf(0), ...captions.noWebVtt };
  const { problem, expected } = isWebVtt ? captions.isWebVtt : captions.isSrt;
  const right = name.replace(/\w+$/, isWebVtt ? 'vtt' : 'srt');
  return { field: '', problem, expected: expected({ name: right }) };
}

/** 'harbour.en.vtt' is English. */
function languageIn(name: string): string | undefined {
  const [, tag] = /\.([a-z]{2,3}(?:-[a-z\d]{2,8})*)\.\w+$/i.exec(name) ?? [];
  const isKnown = tag !== undefined && languageTag(tag) === undefined;
  return isKnown ? new Intl.Locale(tag).toString() : undefined;
}
