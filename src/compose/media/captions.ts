/**
 * Captions: WebVTT, or SubRip (SRT), which most programs export. The result is WebVTT that is written anew: times, texts and
 * the markup that WebVTT knows.
 *
 * We have our own reader because an owner needs the line of a mistake. webvtt-parser names it, but overflows the stack on nested
 * tags, refuses what browsers show, and knows no SRT.
 */
import { messages } from '../../messages/messages.ts';
import { languageTag } from '../../schema/language.ts';
import { quote } from '../../schema/text-length.ts';

/** Captions for the page. */
export type WebVtt = { language: string; text: string };

export type CaptionsIssue = {
  /** The line, or empty for the whole file. */
  field: string;
  problem: string;
  expected: string;
};

type Cue = { from: string; to: string; settings: string; lines: string[] };

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

const lineOf = (index: number) => messages.issues.captions.line({ line: `${index + 1}` });

/** A caption is its times, with a number or a name above it at most, and the lines below, up to an empty one. */
function cuesIn(lines: readonly string[], isWebVtt: boolean): Cue[] | CaptionsIssue {
  const cues: Cue[] = [];
  // The block at the start of a WebVTT is its head.
  let isSkipped = isWebVtt;
  let cue: Cue | undefined;
  let above: number | undefined;
  for (const [index, each] of lines.entries()) {
    const line = each.trim();
    const field = lineOf(index);
    if (line === '') {
      if (isText(lines, above)) return withoutTimes(lines, above);
      isSkipped = false;
      cue = undefined;
      above = undefined;
    } else if (line.includes('-->')) {
      const { joined, noTimes, backwards, times: expected } = messages.issues.captions;
      if (cue) return { field, ...joined };
      isSkipped = false;
      above = undefined;
      const times = timesIn(line);
      if (!times) return { field, problem: noTimes({ text: quote(line) }), expected };
      if (!isLater(times.to, times.from))
        return { field, problem: backwards.problem(times), expected: backwards.expected };
      cue = { ...times, lines: [] };
      cues.push(cue);
    } else if (cue) {
      const text = withKnownMarkup(isWebVtt ? line : line.replace(/\{\\[^{}]*\}/g, '')).trim();
      // An empty line would end the caption.
      if (text !== '') cue.lines.push(text);
    } else if (!isSkipped) {
      if (above !== undefined) return withoutTimes(lines, above);
      // Comments are for the owner, and a style could load something.
      if (isWebVtt && /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(line)) isSkipped = true;
      else above = index;
    }
  }
  if (isText(lines, above)) return withoutTimes(lines, above);
  return cues.filter(({ lines }) => lines.length > 0);
}

/** A number alone is what is left of a caption. */
function isText(lines: readonly string[], at: number | undefined): at is number {
  return at !== undefined && !/^\d+$/.test(lines[at]?.trim() ?? '');
}

function withoutTimes(lines: readonly string[], at: number): CaptionsIssue {
  const { problem, expected } = messages.issues.captions.homeless;
  const text = quote(lines[at]?.trim() ?? '');
  return { field: lineOf(at), problem: problem({ text }), expected };
}

/** A time of a clock or a camera that runs on may have hours of three digits. */
const TIME = /^(?:(\d{1,4}):)?([0-5]?\d):([0-5]?\d)(?:[.,](\d{1,3}))?$/;

function timesIn(line: string): Omit<Cue, 'lines'> | undefined {
  const [before = '', behind = '', ...others] = line.split('-->');
  const [end = '', ...settings] = behind.trim().split(/\s+/);
  const [from, to] = [timeIn(before.trim()), timeIn(end)];
  if (from === undefined || to === undefined || others.length > 0) return undefined;
  const known = settings.filter((each) =>
    /^(?:vertical|line|position|size|align):[\w.,%-]{1,40}$/.test(each),
  );
  return { from, to, settings: known.map((each) => ` ${each}`).join('') };
}

/** Both are written in the one way, so the longer one is later, and of two as long the one that is later in the alphabet. */
const isLater = (time: string, other: string) =>
  time.length === other.length ? time > other : time.length > other.length;

/** In the one way to write it. */
function timeIn(text: string): string | undefined {
  const [whole, hours = '', minutes = '', seconds = '', rest = ''] = TIME.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const digits = [hours.replace(/^0+/, ''), minutes, seconds].map((each) => each.padStart(2, '0'));
  return `${digits.join(':')}.${rest.padEnd(3, '0')}`;
}

/** A class that ends with a hyphen could become '-->', which ends a caption. */
const TAG = /<(\/?)(b|i|u|c|v|lang|ruby|rt)((?:\.[\w-]*\w)*)(?:[ \t]([^<>]*))?>/iy;

/** Keeps the tags that WebVTT has, drops all others, and makes every other sign a part of the text. */
function withKnownMarkup(line: string): string {
  return line.replace(/<[^<>]*>|[<>]|&(?!#?\w{1,31};)/g, (found) => {
    if (found === '&') return '&amp;';
    if (found === '<') return '&lt;';
    if (found === '>') return '&gt;';
    TAG.lastIndex = 0;
    const [, slash = '', tag = '', classes = '', about] = TAG.exec(found) ?? [];
    const name = tag.toLowerCase();
    if (name !== '') {
      const isTold = slash === '' && about !== undefined && /^(?:v|lang)$/.test(name);
      return `<${slash}${name}${slash ? '' : classes}${isTold ? ` ${about}` : ''}>`;
    }
    // In "3 < 4 and 5 > 4" nothing is a tag.
    return /^<\/?[a-z\d]/i.test(found) ? '' : `&lt;${withKnownMarkup(found.slice(1, -1))}&gt;`;
  });
}

/** 'harbour.en.vtt' is English. */
function languageIn(name: string): string | undefined {
  const [, tag] = /\.([a-z]{2,3}(?:-[a-z\d]{2,8})*)\.\w+$/i.exec(name) ?? [];
  const isKnown = tag !== undefined && languageTag(tag) === undefined;
  return isKnown ? new Intl.Locale(tag).toString() : undefined;
}
