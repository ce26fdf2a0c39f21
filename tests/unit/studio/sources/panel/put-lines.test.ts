/** Which field takes what of the lines of a text. */
import { describe, expect, test } from 'vitest';
import { formOf } from '../../../../../src/schema/form.ts';
import { portfolioSchema } from '../../../../../src/schema/portfolio/portfolio.ts';
import { type EditedSite, NO_FILES } from '../../../../../src/studio/model/edited-site.ts';
import {
  type FieldValue,
  type FormValues,
  fieldPathOf,
  valueAt,
} from '../../../../../src/studio/model/form-values.ts';
import { targetNamed, withLines } from '../../../../../src/studio/sources/panel/put-lines.ts';

const form = formOf(portfolioSchema);

const values: FormValues = {
  ...{ language: 'en', fullName: 'Ana', about: 'I light faces.', texts: {} },
  projects: [{ title: 'Harbour', text: 'A film', film: 'harbour.mp4' }],
  work: {
    jobs: [{ title: 'Runner', points: ['I made tea.', ''] }, {}],
    lists: [{ heading: 'Awards', points: ['Silver Mic'] }],
  },
  links: [{ name: 'Vimeo', address: 'https://vimeo.com/ana' }],
};
const site: EditedSite = { ...NO_FILES, values };

/** The site with lines in the field, or undefined if it takes none. */
const put = (before: EditedSite, name: string, lines: readonly string[]) => {
  const target = targetNamed(form, before, name);
  return target && withLines(before, target, lines);
};

const MIXED = 'Ana Ruiz | Madrid | ana.ruiz@example.tv | +34 600 123 456 | www.ana.tv';

test.each<[line: string | string[], field: string, becomes: FieldValue]>([
  // One line takes the place of what is there.
  ['Ana Ruiz', 'fullName', 'Ana Ruiz'],
  [['ANA', 'RUIZ'], 'fullName', 'ANA RUIZ'],
  ['•  Camera operator', 'work.jobs[0].title', 'Camera operator'],
  ['- Camera operator', 'work.jobs[1].title', 'Camera operator'],
  ['-5 °C', 'projects[0].title', '-5 °C'],
  ['x'.repeat(500), 'work.jobs[0].title', 'x'.repeat(500)],
  ['What I do', 'texts["hero.subtitle"]', 'What I do'],
  // A field with a format takes its own part, or the line if that has none.
  [MIXED, 'email', 'ana.ruiz@example.tv'],
  ['E-Mail: <ana@núñez.tv>;', 'email', 'ana@núñez.tv'],
  ['no address', 'email', 'no address'],
  [MIXED, 'phone', '+34 600 123 456'],
  ['Tel. 600 123 456', 'phone', '600 123 456'],
  ['0034 600 123 456', 'phone', '+34 600 123 456'],
  ['2015 – 2018, Tel. 600 123 456', 'phone', '600 123 456'],
  ['هاتف: ٠١٢٣٤٥٦٧٨٩', 'phone', '0123456789'],
  [MIXED, 'address', 'https://www.ana.tv'],
  ['Reel (https://vimeo.com/ana/1).', 'projects[0].path', 'https://vimeo.com/ana/1'],
  ['ana.tv, linkedin.com/in/ana', 'linkedin', 'https://linkedin.com/in/ana'],
  ['Camera operator, TVE, 2015 – 2018', 'work.jobs[1].period', '2015–2018'],
  ['Presenter, 03/2019 – today', 'work.jobs[1].period', '03/2019 – current'],
  ['seit 2020 bis heute', 'work.jobs[1].period', 'seit 2020 – current'],
  ['for three years', 'work.jobs[1].period', 'for three years'],
  ['Canal Sur · marzo 2016 – diciembre 2020', 'work.jobs[1].field', 'Canal Sur'],
  ['Editor (2015 – today), Leipzig', 'work.jobs[1].title', 'Editor, Leipzig'],
  ['TVE | 2015 – 2018 | Madrid', 'work.jobs[1].field', 'TVE | Madrid'],
  ['03/2019 – today: Presenter', 'work.jobs[1].title', 'Presenter'],
  ['2010 – 2012', 'work.jobs[1].field', '2010 – 2012'],
  ['News 24', 'work.jobs[1].field', 'News 24'],
  // In prose it follows what is there.
  ['And rooms.', 'about', 'I light faces.\nAnd rooms.'],
  ['about the sea', 'projects[0].text', 'A film about the sea'],
  [['One.', 'Two'], 'projects[0].story', 'One.\nTwo'],
  [['私は顔を', '照らす'], 'projects[0].story', '私は顔を照らす'],
  ['For all.', 'work.jobs[0].points[0]', 'I made tea.\nFor all.'],
])('%s goes into %s as %s', (line, field, becomes) => {
  expect(valueAt(put(site, field, [line].flat())?.values, fieldPathOf(field))).toEqual(becomes);
});

test.each<[lines: string[], field: string, list: string, becomes: FieldValue]>([
  [['A', '• B'], 'work.jobs[0].points', 'work.jobs[0].points', ['I made tea.', 'A', 'B']],
  [['A', 'B'], 'work.jobs[0].points[1]', 'work.jobs[0].points', ['I made tea.', 'A', 'B']],
  [['A', 'B'], 'work.jobs[0].points[0]', 'work.jobs[0].points', ['I made tea.', 'A', 'B', '']],
  [['A', 'B'], 'work.jobs[1].points[0]', 'work.jobs[1].points', ['A', 'B']],
  [['A'], 'work.lists[0].points', 'work.lists[0].points', ['Silver Mic', 'A']],
  [
    ['• I planned the', 'cameras', '• I called shots'],
    ...(['work.jobs[1].points', 'work.jobs[1].points'] as const),
    ['I planned the cameras', 'I called shots'],
  ],
  [
    ['Faro'],
    'projects',
    'projects',
    [valueAt(values, ['projects', 0]), { title: 'Faro' }] as FieldValue,
  ],
  [['I draw.'], 'life', 'life', [{ text: 'I draw.' }]],
])('%j with %s focused become entries', (lines, field, list, becomes) => {
  expect(valueAt(put(site, field, lines)?.values, fieldPathOf(list))).toEqual(becomes);
});

test.each([
  'language',
  'whatsapp',
  'portraitFocus',
  'life[0].motif',
  'projects[0].film',
  'projects[0].pictures',
  'projects[1].title',
  'work.jobs[7].title',
  'otherLanguages',
  'work',
  'nothing',
  'constructor',
])('%s takes no line', (name) => {
  expect(targetNamed(form, site, name)).toBeUndefined();
});

describe('in a further language', () => {
  const further = [{ values: { language: 'de', texts: {} } }];
  const translated: EditedSite = { ...site, further, edited: 1 };

  test('a line goes into the text of that language', () => {
    const after = put(translated, 'work.jobs[0].title', ['Laufbursche']);
    expect(after?.values).toBe(values);
    expect(valueAt(after?.further[0]?.values, fieldPathOf('work.jobs[0].title'))).toBe(
      'Laufbursche',
    );
  });

  test('several lines stay in the one text, because the lists are those of the first language', () => {
    const after = put(translated, 'work.jobs[0].points[0]', ['Tee.', 'Kaffee']);
    expect(valueAt(after?.further[0]?.values, fieldPathOf('work.jobs[0].points'))).toEqual([
      'Tee.\nKaffee',
      '',
    ]);
  });

  test.each(['email', 'projects[0].role', 'projects', 'work.jobs[0].points', 'greeting'])(
    '%s takes none, because its form does not have it',
    (name) => expect(targetNamed(form, translated, name)).toBeUndefined(),
  );

  test('an entry that lines make in the first language says nothing in it yet', () => {
    const both: EditedSite = {
      ...site,
      further: [
        { values: { language: 'de', work: { jobs: [{ points: ['Tee.', ''] }, {}] }, texts: {} } },
      ],
    };
    const after = put(both, 'work.jobs[0].points', ['A', 'B']);
    expect(valueAt(after?.further[0]?.values, fieldPathOf('work.jobs[0].points'))).toEqual([
      ...['Tee.', '', ''],
    ]);
  });
});
