import { expect, test } from 'vitest';
import { type EditedSite, NO_FILES } from '../../../../src/studio/model/edited-site.ts';
import {
  type History,
  type HistoryAction,
  historyOf,
  historyReducer,
} from '../../../../src/studio/model/history.ts';

const start: EditedSite = { ...NO_FILES, values: { greeting: '' } };
const write = (greeting: string, at: number, what = 'greeting'): HistoryAction => ({
  type: 'change',
  change: (site) => ({ ...site, values: { ...site.values, greeting } }),
  what,
  at,
});
const after = (...steps: HistoryAction[]) => steps.reduce(historyReducer, historyOf(start));
const greetingOf = ({ present }: History) => present.values.greeting;

test('what is typed on in one field is undone and done again as one', () => {
  const typed = after(write('H', 0), write('Hi', 100), { type: 'undo' });
  expect(greetingOf(typed)).toBe('');
  expect(greetingOf(historyReducer(typed, { type: 'redo' }))).toBe('Hi');
});

test.each([
  ['a pause', write('Hi there', 5000)],
  ['another field', write('Hi there', 200, 'fullName')],
])('%s begins another step', (_, step) => {
  expect(greetingOf(after(write('Hi', 100), step, { type: 'undo' }))).toBe('Hi');
});

test('what is undone is gone once something else is written', () => {
  const history = after(write('Hi', 0), { type: 'undo' }, write('Hello', 3000), { type: 'redo' });
  expect(greetingOf(history)).toBe('Hello');
});

test('a picture that is ready belongs to the step that asked for it', () => {
  const amend: HistoryAction = { type: 'amend', change: (site) => ({ ...site, stills: {} }) };
  expect(after(write('Hi', 0), amend).past).toHaveLength(1);
});

test('nothing to undo, or to do again, changes nothing', () => {
  expect(after({ type: 'undo' }, { type: 'redo' }).present).toBe(start);
});
