import { describe, expect, test } from 'vitest';
import { type Command, commandOf, isComposing } from '../../../src/studio/keys.ts';

const none = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  keyCode: 0,
};
const ctrl = { ...none, ctrlKey: true };
const shifted = { ...ctrl, shiftKey: true };

describe('Ctrl with a key', () => {
  test.each<[layout: string, key: string, code: string, command: Command | undefined]>([
    ['American', 's', 'KeyS', 'save'],
    ['American', 'z', 'KeyZ', 'undo'],
    ['American', 'y', 'KeyY', 'redo'],
    ['American, Caps Lock', 'S', 'KeyS', 'save'],
    ['American', 'x', 'KeyX', undefined],
    ['German (QWERTZ)', 'z', 'KeyY', 'undo'],
    ['German (QWERTZ)', 'y', 'KeyZ', 'redo'],
    ['French (AZERTY)', 'z', 'KeyW', 'undo'],
    ['French (AZERTY)', 'w', 'KeyZ', undefined],
    ['Dvorak', 's', 'Semicolon', 'save'],
    ['Dvorak', 'o', 'KeyS', undefined],
    ['Dvorak', ';', 'KeyZ', undefined],
    ['Dvorak', 'f', 'KeyY', undefined],
    ['Bépo', 'à', 'KeyZ', undefined],
    ['Turkish (F)', 'ş', 'KeyS', undefined],
    ['Russian', 'ы', 'KeyS', 'save'],
    ['Russian', 'я', 'KeyZ', 'undo'],
    ['Russian', 'н', 'KeyY', 'redo'],
    ['Russian, Caps Lock', 'Ы', 'KeyS', 'save'],
    ['Russian', 'ч', 'KeyX', undefined],
    ['Ukrainian', 'і', 'KeyS', 'save'],
    ['Greek', 'σ', 'KeyS', 'save'],
    ['Greek', 'ζ', 'KeyZ', 'undo'],
    ['Greek', 'υ', 'KeyY', 'redo'],
    ['Arabic', 'س', 'KeyS', 'save'],
    ['Arabic', 'ئ', 'KeyZ', 'undo'],
    ['Arabic', 'غ', 'KeyY', 'redo'],
    ['Hebrew', 'ד', 'KeyS', 'save'],
    ['Hebrew', 'ז', 'KeyZ', 'undo'],
    ['Hebrew', 'ט', 'KeyY', 'redo'],
    ['Thai', 'ห', 'KeyS', 'save'],
    ['Thai, a mark', 'ั', 'KeyY', 'redo'],
    ['Korean', 'ㄴ', 'KeyS', 'save'],
    ['a dead key', 'Dead', 'KeyS', undefined],
    ['none that is known', 'Unidentified', '', undefined],
  ])('%s: %s at %s', (_, key, code, command) => {
    expect(commandOf({ ...ctrl, key, code })).toBe(command);
    expect(commandOf({ ...none, metaKey: true, key, code }), 'Cmd').toBe(command);
  });

  test.each<[layout: string, key: string, code: string, command: Command | undefined]>([
    ['American', 'Z', 'KeyZ', 'redo'],
    ['German (QWERTZ)', 'Z', 'KeyY', 'redo'],
    ['Russian', 'Я', 'KeyZ', 'redo'],
    ['Hebrew', 'Z', 'KeyZ', 'redo'],
    ['Arabic, a sign', '~', 'KeyZ', 'redo'],
    ['Thai, a sign', '(', 'KeyZ', 'redo'],
  ])('and Shift, %s: %s at %s', (_, key, code, command) => {
    expect(commandOf({ ...shifted, key, code })).toBe(command);
  });

  test.each([
    ['no Ctrl', { ...none, key: 's' }],
    ['AltGr, which is Ctrl and Alt', { ...ctrl, altKey: true, key: 's' }],
    ['a word that is composed', { ...ctrl, isComposing: true, key: 's' }],
    ['a key of the input method', { ...ctrl, keyCode: 229, key: 's' }],
  ])('%s does nothing', (_, pressed) => {
    expect(commandOf({ ...pressed, code: 'KeyS' })).toBeUndefined();
  });
});

test.each([
  ['while a word is composed', true, 13, true],
  ['in Safari, after the word is composed', false, 229, true],
  ['otherwise', false, 13, false],
])('%s, Enter belongs to the input method: %s, %s', (_, composing, keyCode, belongs) => {
  expect(isComposing({ isComposing: composing, keyCode })).toBe(belongs);
});
