/** Thousands of changes, which take a minute. */
import { expect, test } from 'vitest';
import { checkPortfolio } from '../../../../src/compose/check/check.ts';
import type { FormField } from '../../../../src/schema/field.ts';
import { formOf } from '../../../../src/schema/form.ts';
import { portfolioSchema } from '../../../../src/schema/portfolio/portfolio.ts';
import { issuesIn } from '../../../../src/schema/validate.ts';
import { Repair } from '../../../../src/studio/composer/repair.ts';
import {
  type FieldPath,
  type FieldValue,
  type FormValues,
  listAt,
  valueAt,
  withoutEmpty,
  withValue,
} from '../../../../src/studio/model/form-values.ts';
import { seeded } from '../../../support/owners/mistakes.ts';
import { fonts } from '../../../support/sites/compiled.ts';

/** A full site: two of everything. */
function fullOf(field: FormField): FieldValue {
  const { entry } = field;
  if (entry) return [fullOf(entry), fullOf(entry)];
  if (field.fields)
    return Object.fromEntries(field.fields.map((each) => [each.name, fullOf(each)]));
  return field.kind === 'flag' ? false : field.example;
}

const leaves = (value: FieldValue, path: FieldPath = []): FieldPath[] =>
  typeof value === 'object'
    ? Object.entries(value).flatMap(([key, each]) =>
        leaves(each, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [path];

const listsIn = (value: FieldValue, path: FieldPath = []): FieldPath[] =>
  typeof value === 'object'
    ? [
        ...(Array.isArray(value) ? [path] : []),
        ...Object.entries(value).flatMap(([key, each]) =>
          listsIn(each, [...path, Array.isArray(value) ? Number(key) : key]),
        ),
      ]
    : [];

test('after each of 3,000 changes of a full site there is a portfolio without an error, with all that is right', () => {
  const random = seeded(37);
  const next = (most: number) => Math.floor(random() * most);
  const odd = ['', ' ', 'x'.repeat(2000), '\u0007', 'nowhere', 'http://', '\uFFFD', '#', 'right'];
  const repair = new Repair();
  let values: FormValues = { ...(fullOf(formOf(portfolioSchema)) as FormValues), texts: {} };
  const changed = (path: FieldPath, value: FieldValue) =>
    withValue(values, path, value) as FormValues;
  for (let step = 0; step < 3000; step += 1) {
    const lists = listsIn(values);
    const path = lists[next(lists.length)] ?? [];
    const list = listAt(values, path);
    const places = leaves(values);
    const place = places[next(places.length)] ?? [];
    const what = next(10);
    if (what === 0) values = changed(path, [...list.slice(1), ...list.slice(0, 1)]);
    else if (what === 1) values = changed(path, list.slice(1));
    else if (what === 2 && list.length < 9) values = changed(path, [...list, ...list.slice(0, 1)]);
    else if (typeof valueAt(values, place) === 'string')
      values = changed(place, odd[next(odd.length)] ?? '');
    const { content } = repair.repair(values, fonts.measures);
    const errors = checkPortfolio(content.values, fonts.measures).filter(
      ({ severity }) => severity === 'error',
    );
    expect(errors, `step ${step}`).toEqual([]);
    // All texts of the first level that are right are there.
    const own = withoutEmpty(values).values;
    const faults = new Set(issuesIn(own).map(({ field }) => field.replace(/[.[].*/, '')));
    for (const [name, value] of Object.entries(own))
      if (!faults.has(name) && typeof value === 'string')
        expect(content.values[name], `step ${step}: ${name}`).toBe(value);
  }
});
