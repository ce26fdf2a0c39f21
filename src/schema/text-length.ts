/** How long a text is to a reader, and its start, to name it in a message. */
import { messages } from '../messages/messages.ts';

const graphemes = new Intl.Segmenter();

/** The most code points that count as one character. The emoji of a family of four with skin tones has 11. */
const MOST_JOINED = 12;

/** In UTF-16 units. V8's segmenter takes 50 s for a text of 100,000 characters at once, but 0.1 s in pieces of this size. */
const PIECE = 250;

/** Counts as a reader does: an emoji or an accented letter is one character, but a letter with a hundred accents is several. */
export function lengthOf(text: string): number {
  // Of these letters and signs, each unit is one character.
  if (/^[\n -~\xa0-\u02ff\u2010-\u2027]*$/.test(text)) return text.length;
  let length = 0;
  let size = PIECE;
  for (let at = 0; at < text.length; ) {
    const isLast = at + size >= text.length;
    const piece = text.slice(at, at + size).replace(isLast ? '' : /[\uD800-\uDBFF]$/, '');
    const found = [...graphemes.segment(piece)];
    // The last character may continue in the next piece, so it is left for that. If it is the only one, the piece has to be larger.
    const whole = isLast ? found : found.slice(0, -1);
    size = whole.length > 0 ? PIECE : 2 * size;
    for (const { segment } of whole) {
      length += Math.ceil([...segment].length / MOST_JOINED);
      at += segment.length;
    }
  }
  return length;
}

export function quote(text: string): string {
  // Only the start is counted, because counting a very long text takes long. Each character may have several code points.
  const start = text.slice(0, 2 * 42 * MOST_JOINED);
  const short = lengthOf(start) > 40 ? `${[...start].slice(0, 38).join('')}…` : text;
  return messages.issues.quoted({ text: short.replace(/\s+/g, ' ') });
}
