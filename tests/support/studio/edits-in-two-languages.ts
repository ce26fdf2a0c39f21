/** Edits a site in two languages at random, and knows by itself what each project says then. */
import { formOf } from '../../../src/schema/form.ts';
import { portfolioSchema } from '../../../src/schema/portfolio/portfolio.ts';
import { type EditedSite, NO_FILES } from '../../../src/studio/model/edited-site.ts';
import { listAt, textAt, withoutEmpty } from '../../../src/studio/model/form-values.ts';
import { historyOf, historyReducer } from '../../../src/studio/model/history.ts';
import {
  pagesOf,
  withEntries,
  withLanguage,
  withText,
} from '../../../src/studio/model/languages.ts';
import { textsBeside } from '../../../src/studio/opening/texts-beside.ts';
import { seeded } from '../owners/mistakes.ts';

/** What a project says: its title, its credits with role and name in German, and titles and roles again in English if that is written. */
type Said = { title: string; translated: string; credits: Credit[] };
type Credit = { role: string; name: string; translated: string };
type State = { projects: readonly Said[]; edited: number };

const form = formOf(portfolioSchema);
const STEPS = 60;

/** Returns after each step what the site says, and what it should say. */
export function editAtRandom(seed: number): { said: unknown; expected: unknown; step: string }[] {
  const random = seeded(seed);
  const upTo = (count: number) => Math.floor(random() * count);
  const first = withLanguage({ ...NO_FILES, values: { language: 'de', texts: {} } }, 'en');
  let history = historyOf({ ...first, edited: 0 });
  let past: State[] = [];
  let present: State = { projects: [], edited: 0 };
  let future: State[] = [];
  let count = 0;
  const results = [];

  const entries = () => listAt(history.present.values, ['projects']);
  const change = (
    edit: (site: EditedSite) => EditedSite,
    expect: (projects: readonly Said[]) => readonly Said[],
  ) => {
    history = historyReducer(history, { type: 'change', change: edit, at: 0 });
    past = [...past, present];
    present = { ...present, projects: expect(present.projects) };
    future = [];
  };
  const at = <Value>(list: readonly Value[], index: number, value: (old: Value) => Value) =>
    list.map((each, place) => (place === index ? value(each) : each));

  const steps: Record<string, () => void> = {
    add: () => {
      const place = upTo(entries().length + 1);
      const title = `Titel ${count++}`;
      change(
        (site) => {
          const added = withEntries(site, ['projects'], entries(), (all) =>
            all.toSpliced(place, 0, {}),
          );
          return withText({ ...added, edited: 0 }, ['projects', place, 'title'], title);
        },
        (all) => all.toSpliced(place, 0, { title, translated: '', credits: [] }),
      );
      // It is written in the first language.
      present = { ...present, edited: 0 };
    },
    move: () => {
      const [from, to] = [upTo(entries().length), upTo(entries().length)];
      const moved = <Value>(all: readonly Value[]) =>
        all.toSpliced(from, 1).toSpliced(to, 0, ...all.slice(from, from + 1));
      change((site) => withEntries(site, ['projects'], entries(), moved), moved);
    },
    remove: () => {
      const place = upTo(entries().length);
      const removed = <Value>(all: readonly Value[]) => all.toSpliced(place, 1);
      change((site) => withEntries(site, ['projects'], entries(), removed), removed);
    },
    type: () => {
      if (entries().length === 0) return;
      const place = upTo(entries().length);
      const isFirst = present.edited === 0;
      const text = isFirst ? `Titel ${count++}` : `Title ${count++}`;
      change(
        (site) => withText(site, ['projects', place, 'title'], text),
        (all) => at(all, place, (old) => ({ ...old, [isFirst ? 'title' : 'translated']: text })),
      );
    },
    credit: () => {
      if (entries().length === 0) return;
      const place = upTo(entries().length);
      const credits = listAt(entries()[place], ['credits']);
      const [role, english] = [`Rolle ${count++}`, random() < 0.5 ? `Role ${count++}` : ''];
      const path = ['projects', place, 'credits'];
      change(
        (site) => {
          const added = withEntries(site, path, credits, (all) => [{}, ...all]);
          const inGerman = withText({ ...added, edited: 0 }, [...path, 0, 'role'], role);
          const named = withText(inGerman, [...path, 0, 'name'], 'Ana');
          const both = withText({ ...named, edited: 1 }, [...path, 0, 'role'], english);
          return { ...both, edited: site.edited };
        },
        (all) =>
          at(all, place, (old) => ({
            ...old,
            credits: [{ role, name: 'Ana', translated: english }, ...old.credits],
          })),
      );
    },
    empty: () => {
      const place = upTo(entries().length);
      const credits = listAt(entries()[place], ['credits']);
      if (credits.length === 0) return;
      const index = upTo(credits.length);
      const emptied = random() < 0.5 ? { role: '' } : { role: '', name: '' };
      change(
        (site) => {
          const first = Object.keys(emptied).reduce(
            (left, name) => withText(left, ['projects', place, 'credits', index, name], ''),
            { ...site, edited: 0 },
          );
          return { ...first, edited: site.edited };
        },
        (all) =>
          at(all, place, (old) => ({
            ...old,
            credits: at(old.credits, index, (credit) => ({ ...credit, ...emptied })),
          })),
      );
    },
    switch: () => {
      present = { ...present, edited: 1 - present.edited };
      const { edited } = present;
      history = historyReducer(history, { type: 'amend', change: (site) => ({ ...site, edited }) });
    },
    undo: () => {
      history = historyReducer(history, { type: 'undo' });
      const before = past.at(-1);
      if (!before) return;
      [past, future, present] = [past.slice(0, -1), [present, ...future], before];
    },
    redo: () => {
      history = historyReducer(history, { type: 'redo' });
      const [after, ...rest] = future;
      if (!after) return;
      [past, future, present] = [[...past, present], rest, after];
    },
    save: () => {
      const [german, english] = pagesOf(form, history.present).map(
        ({ values }) => withoutEmpty(values).values,
      );
      if (!german || !english) return;
      const { otherLanguages: _, ...values } = german;
      const { texts, more } = textsBeside(form, german, english);
      if (more.length > 0) throw new Error('The pages have another shape.');
      change(
        (site) => ({ ...site, values, further: [{ values: texts }], edited: 0 }),
        (all) => all.map((old) => ({ ...old, credits: old.credits.flatMap(savedCredit) })),
      );
      present = { ...present, edited: 0 };
    },
  };
  const names = Object.keys(steps);
  for (let step = 0; step < STEPS; step++) {
    const name = names[upTo(names.length)] ?? '';
    steps[name]?.();
    const { values, further, edited } = history.present;
    const own = further[0]?.values;
    const said = {
      edited,
      projects: listAt(values, ['projects']).map((project, place) => ({
        title: textAt(project, ['title']),
        translated: textAt(own, ['projects', place, 'title']),
        credits: listAt(project, ['credits']).map((credit, index) => ({
          role: textAt(credit, ['role']),
          name: textAt(credit, ['name']),
          translated: textAt(own, ['projects', place, 'credits', index, 'role']),
        })),
      })),
    };
    results.push({ said, expected: present, step: `${step} ${name}` });
  }
  return results;
}

/** What is empty in German is in no page: an empty credit is gone, and so is the translation of a role. */
const savedCredit = ({ role, name, translated }: Credit): Credit[] =>
  role || name ? [{ role, name, translated: role && translated }] : [];
