/** The lines of captions: of WebVTT, or of SRT. */
import { messages } from '../../messages/messages.ts';
import { quote } from '../../schema/text-length.ts';

export type CaptionsIssue = {
  /** The line, or empty for the whole file. */
  field: string;
  problem: string;
  expected: string;
};

type Cue = { from: string; to: string; settings: string; lines: string[] };

export const lineOf = (index: number) => messages.issues.captions.line({ line: `${index + 1}` });

/** A caption is its times, with a number or a name above it at most, and the lines below, up to an empty one. */
export function cuesIn(lines: readonly string[], isWebVtt: boolean): Cue[] | CaptionsIssue {
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
