/** What keys mean in the studio. */

type Composed = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/** The key code of a key that belongs to an input method. */
const OF_INPUT_METHOD = 229;

/** Whether a key belongs to an input method. In Safari the Enter that confirms a word comes when the word is composed already. */
export const isComposing = ({ isComposing, keyCode }: Composed) =>
  isComposing || keyCode === OF_INPUT_METHOD;

export type Command = 'undo' | 'redo' | 'save';

type Pressed = Composed &
  Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Ctrl or Cmd with Z, Y and S. */
export function commandOf(pressed: Pressed): Command | undefined {
  if (!(pressed.ctrlKey || pressed.metaKey) || pressed.altKey || isComposing(pressed)) return;
  const letter = letterOf(pressed);
  if (letter === 's') return 'save';
  if (letter === 'y') return 'redo';
  if (letter === 'z') return pressed.shiftKey ? 'redo' : 'undo';
}

/**
 * On a keyboard with Latin letters the letter counts, wherever it lies. One with other letters, such as Russian or Arabic ones, has
 * none, so the place of the key counts, which is that of the same letter on an American keyboard.
 */
const letterOf = (pressed: Pressed) =>
  isOther(pressed) ? LETTERS.get(pressed.code) : pressed.key.toLowerCase();

const LETTERS: ReadonlyMap<string, string> = new Map([
  ['KeyS', 's'],
  ['KeyY', 'y'],
  ['KeyZ', 'z'],
]);

/** With Shift, some keys of Arabic and Thai letters write a sign. Without it, ; lies there on a Dvorak keyboard. */
const isOther = ({ key, shiftKey }: Pressed) =>
  /^\P{Script=Latin}$/u.test(key) && (shiftKey || !/^[!-~]$/.test(key));
