/** Which field takes what of the lines of a text. */
import { describe, expect, test } from 'vitest';
import { formOf } from '../../../../../src/schema/form.ts';
import { portfolioSchema } from '../../../../../src/schema/portfolio/portfolio.ts';
import { type EditedSite, NO_FILES } from '../../../../../src/studio/model/edited-site.ts';
import {
  type FieldValue,
  type FormValues,
  fieldPathOf,
  listAt,
  valueAt,
} from '../../../../../src/studio/model/form-values.ts';
import {
  linePartsOf,
  targetNamed,
  withLines,
} from '../../../../../src/studio/sources/panel/put-lines.ts';

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

describe('several lines with a field of a job or of a project in focus fill the entry', () => {
  const job = (place: number, lines: readonly string[], before = site) =>
    valueAt(put(before, `work.jobs[${place}].title`, lines)?.values, ['work', 'jobs', place]);
  const GAFFER = { title: 'Gaffer', field: 'RTP, Lisbon', period: '2010–2015' };

  test.each<[string, string[], FieldValue]>([
    ['the dates in a line of their own', ['2010 – 2015', 'Gaffer', 'RTP, Lisbon'], GAFFER],
    ['last', ['Gaffer', 'RTP, Lisbon', '2010 – 2015'], GAFFER],
    ['beside the title', ['Gaffer (2010 – 2015)', 'RTP, Lisbon'], GAFFER],
    ['beside the employer', ['Gaffer', '2010 – 2015 | RTP, Lisbon'], GAFFER],
    [
      'a year at the end',
      ['Gaffer, 2015', 'RTP'],
      { title: 'Gaffer', field: 'RTP', period: '2015' },
    ],
    [
      'a year within, which is of a name',
      ['Gaffer', 'Expo 2020 Dubai'],
      { title: 'Gaffer', field: 'Expo 2020 Dubai' },
    ],
    [
      'points, one of two lines',
      ['Gaffer', '2010 – 2015', 'RTP, Lisbon', '• I planned the', 'light', '• I called shots'],
      { ...GAFFER, points: ['I planned the light', 'I called shots'] },
    ],
    [
      'points before an employer',
      ['Gaffer', '- I planned.', '- I called.'],
      { title: 'Gaffer', points: ['I planned.', 'I called.'] },
    ],
    [
      'points without bullets, one with dates',
      ['Gaffer', 'RTP, Lisbon', '2010 – 2015', 'Lights for 2011 – 2012', 'Shots'],
      { ...GAFFER, points: ['Lights for 2011 – 2012', 'Shots'] },
    ],
  ])('%s', (_, lines, becomes) => expect(job(1, lines)).toEqual(becomes));

  test('what has a text keeps it: a line goes on to the next field, and to the points', () => {
    const lines = ['Gaffer', 'RTP, Lisbon', '2010 – 2015', '• I called shots'];
    expect(job(0, lines)).toEqual({
      ...{ title: 'Runner', field: 'Gaffer', period: '2010–2015' },
      points: ['I made tea.', 'RTP, Lisbon', 'I called shots'],
    });
    const again = put(site, 'work.jobs[1].title', lines);
    expect(job(1, lines, again), 'twice the same').toEqual({
      ...GAFFER,
      points: ['I called shots'],
    });
    const filled = { ...site, values: { work: { jobs: [{ period: '2001' }] } } };
    const target = targetNamed(form, filled, 'work.jobs[0].title');
    expect(target?.around && linePartsOf(filled, target.around, lines).left).toEqual([2]);
    expect(job(0, ['Gaffer', 'RTP, 2010 – 2015'], filled)).toEqual({
      ...{ title: 'Gaffer', field: 'RTP, 2010 – 2015', period: '2001' },
    });
  });

  test('a line with a bullet is known by its words', () => {
    const target = targetNamed(form, site, 'work.jobs[1].title');
    const lines = ['Gaffer', '• I planned the', 'light'];
    expect(target?.around && linePartsOf(site, target.around, lines).parts).toMatchObject([
      ...[{ text: 'Gaffer' }, { text: 'I planned the' }, { text: 'light' }],
    ]);
  });

  test('a project gets its title, its role, its year and its text', () => {
    const lines = ['Faro', 'Gaffer', '2019', 'A film about', 'the sea.'];
    const before = { ...site, values: { projects: [{}] } };
    expect(valueAt(put(before, 'projects[0].role', lines)?.values, ['projects', 0])).toEqual({
      ...{ title: 'Faro', role: 'Gaffer', year: '2019', text: 'A film about the sea.' },
    });
  });

  test('a list of its own gets its heading and its points', () => {
    const before = { ...site, values: { work: { lists: [{}] } } };
    const lists = (lines: readonly string[], name = 'heading') =>
      valueAt(put(before, `work.lists[0].${name}`, lines)?.values, ['work', 'lists', 0]);
    expect(lists(['Awards', '• Silver Mic 2023', 'Prix Europa 2021'])).toEqual({
      heading: 'Awards',
      points: ['Silver Mic 2023', 'Prix Europa 2021'],
    });
    expect(lists(['Awards'])).toEqual({ heading: 'Awards' });
  });

  test('an empty entry stands behind it for the next one, added where the list has none', () => {
    const jobs = (before: EditedSite) =>
      listAt(put(before, 'work.jobs[0].title', ['Gaffer', 'RTP'])?.values, ['work', 'jobs']);
    expect(jobs(site)).toHaveLength(2);
    expect(jobs({ ...site, values: { work: { jobs: [{}, { title: 'A' }] } } })).toEqual([
      ...[{ title: 'Gaffer', field: 'RTP' }, { title: 'A' }, {}],
    ]);
  });

  test('a field of the entry that no row of a table fills takes them itself', () => {
    const path = ['projects', 0, 'stillAlt'];
    expect(valueAt(put(site, 'projects[0].stillAlt', ['A', 'B'])?.values, path)).toBe('A B');
  });
});
