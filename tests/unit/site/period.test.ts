import { expect, test } from 'vitest';
import { endsOf, isCurrent, periodInWords } from '../../../src/site/period.ts';

test.each([
  ['current', 'aktuell'],
  ['2019–current', '2019–aktuell'],
  ['2019 - current', '2019 - aktuell'],
])('‘%s’ is the period of a job that somebody has now, and visitors read ‘%s’', (period, read) => {
  expect(isCurrent(period)).toBe(true);
  expect(periodInWords(period, 'aktuell')).toBe(read);
});

test.each(['5 months', '2018–2021', 'currently', 'alternating-current-show', '–current'])(
  'visitors read ‘%s’ as it was written',
  (period) => {
    expect(isCurrent(period)).toBe(false);
    expect(periodInWords(period, 'aktuell')).toBe(period);
  },
);

test.each([
  ['', '', ''],
  ['current', '', 'current'],
  ['2019–current', '2019', 'current'],
  ['2019 - current', '2019', 'current'],
  ['2018–2021', '2018', '2021'],
  ['2018 – 2021', '2018', '2021'],
  ['–2021', '', '2021'],
  ['5 months', '5 months', ''],
  ['2018–2020, 2022–2023', '2018–2020, 2022–2023', ''],
])('the ends of ‘%s’ are ‘%s’ and ‘%s’', (period, ...ends) => {
  expect(endsOf(period)).toEqual(ends);
});
