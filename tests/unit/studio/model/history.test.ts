import { expect, test } from 'vitest';
import type { Work } from '../../../../src/studio/model/edited-site.ts';
import {
  follow,
  type History,
  historyOf,
  type Step,
} from '../../../../src/studio/model/history.ts';

const start: Work = { said: { greeting: '' }, stills: {} };
const write = (greeting: string, at: number, what = 'greeting'): Step => ({
  type: 'change',
  change: (work) => ({ ...work, said: { ...work.said, greeting } }),
  what,
  at,
});
const after = (...steps: Step[]) => steps.reduce(follow, historyOf(start));
const said = ({ present }: History) => present.said.greeting;

test('what is typed on in one field is undone and done again as one', () => {
  const typed = after(write('H', 0), write('Hi', 100), { type: 'undo' });
  expect(said(typed)).toBe('');
  expect(said(follow(typed, { type: 'redo' }))).toBe('Hi');
});

test.each([
  ['a pause', write('Hi there', 5000)],
  ['another field', write('Hi there', 200, 'fullName')],
])('%s begins another step', (_, step) => {
  expect(said(after(write('Hi', 100), step, { type: 'undo' }))).toBe('Hi');
});

test('what is undone is gone once something else is written', () => {
  const history = after(write('Hi', 0), { type: 'undo' }, write('Hello', 3000), { type: 'redo' });
  expect(said(history)).toBe('Hello');
});

test('a picture that is ready belongs to the step that asked for it', () => {
  const amend: Step = { type: 'amend', change: (work) => ({ ...work, stills: {} }) };
  expect(after(write('Hi', 0), amend).past).toHaveLength(1);
});

test('nothing to undo, or to do again, changes nothing', () => {
  expect(after({ type: 'undo' }, { type: 'redo' }).present).toBe(start);
});
