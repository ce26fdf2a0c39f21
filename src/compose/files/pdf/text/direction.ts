/** Puts what stands from left to right on the paper into the order in which it is read. */

/** Arabic digits run from left to right, as all do. */
const RIGHT_TO_LEFT = /[\u0590-\u065F\u066A-\u06EF\u06FA-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const LEFT_TO_RIGHT = /[\p{L}\p{N}]/u;

const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
};

export function inReadingDirection(texts: readonly string[]): string {
  const letters = texts.join('');
  if (!RIGHT_TO_LEFT.test(letters)) return letters;
  const count = (what: RegExp) => texts.filter((text) => what.test(text)).length;
  const isMostly = count(RIGHT_TO_LEFT) * 2 >= count(/\p{L}/u);
  return closed((isMostly ? reversed(texts) : partly(texts)).join(''));
}

/** Some programs write brackets as they look, and others as they are read: the first of two opens. */
function closed(text: string): string {
  const count = text.match(/[()]/g)?.length ?? 0;
  if (count % 2 > 0 || /^[^()]*(?:\([^()]*\)[^()]*)*$/.test(text)) return text;
  let isOpen = false;
  return text.replace(/[()]/g, () => {
    isOpen = !isOpen;
    return isOpen ? '(' : ')';
  });
}

/** From right to left, but what is Latin or a number in its own order. */
function reversed(texts: readonly string[]): string[] {
  const result: string[] = [];
  let run: string[] = [];
  const close = () => {
    // The plus of a phone number belongs to it.
    const tail = withoutTail(run, /[\p{L}\p{N}+]/u);
    const inOrder = run.reverse().join('');
    // Groups of digits stand in the direction of the line, and the plus before the first of them.
    const isPhone = result.at(-1) === '+' && /^[\d ]+$/.test(inOrder);
    const groups = isPhone ? inOrder.split(' ').reverse().join(' ') : inOrder;
    for (const each of [groups, ...tail]) result.push(each);
    run = [];
  };
  for (const text of [...texts].reverse()) {
    const isRight = RIGHT_TO_LEFT.test(text);
    if (!isRight && (run.length > 0 || LEFT_TO_RIGHT.test(text))) run.push(text);
    else {
      close();
      result.push(MIRRORED[text] ?? text);
    }
  }
  close();
  return result;
}

/** Spaces and signs at the end of a run belong to what is around it. They are taken from it, and returned. */
function withoutTail(run: string[], letters: RegExp): string[] {
  const last = run.findLastIndex((text) => letters.test(text));
  return run.splice(last + 1);
}

/** Only what is Arabic or Hebrew is turned around. */
function partly(texts: readonly string[]): string[] {
  const result: string[] = [];
  let run: string[] = [];
  const close = () => {
    const tail = withoutTail(run, RIGHT_TO_LEFT);
    for (const each of [...run.reverse(), ...tail]) result.push(each);
    run = [];
  };
  for (const text of texts) {
    if (RIGHT_TO_LEFT.test(text) || (run.length > 0 && !LEFT_TO_RIGHT.test(text))) run.push(text);
    else {
      close();
      result.push(text);
    }
  }
  close();
  return result;
}
