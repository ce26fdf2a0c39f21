/** What is wrong between the page and the files that lie beside it. */
import { fileNamesOf, INDEX } from '../../compose/files/file-names.ts';
import { messages } from '../../messages/messages.ts';
import { type EditedSite, sameName } from '../model/edited-site.ts';
import type { FieldIssue } from '../model/field-issue.ts';
import { type FormValues, listAt, nameOf, textAt } from '../model/form-values.ts';
import { languagesIn } from '../model/languages.ts';

/** The name of the page, also while its language or its links are only half written. */
export const pageOf = (values: FormValues) => namesOf(values).page;

export const namesOf = (values: FormValues) =>
  fileNamesOf({
    firstName: textAt(values, ['firstName']),
    language: textAt(values, ['language']),
    otherLanguages: linksIn(values),
  });

const linksIn = (values: FormValues) =>
  listAt(values, ['otherLanguages']).map((link) => ({
    language: textAt(link, ['language']),
    address: textAt(link, ['address']),
  }));

/** The places of the pages in other languages that are not in the zip, because they are on the web or not made yet. */
export function missingPagesOf({ values, beside }: EditedSite): readonly number[] {
  const { folder, files } = beside;
  const names = new Set(Object.keys(files).map(sameName));
  return linksIn(values).flatMap(({ address }, index) =>
    address !== '' && !names.has(sameName(folder + address)) ? [index] : [],
  );
}

/** Asks about links to pages that are not there, and reports a file that would take the place of another. */
export function issuesBeside(
  site: EditedSite,
  pages: readonly { values: FormValues }[],
): FieldIssue[] {
  const { noSuchPage, placeTaken } = messages.studio.otherPages;
  const links = linksIn(site.values);
  const missing = missingPagesOf(site).flatMap((index): FieldIssue[] => {
    const file = links[index]?.address ?? '';
    const { problem, expected } = noSuchPage;
    const field = nameOf(['otherLanguages', index, 'address']);
    return /^https?:/i.test(file)
      ? []
      : [{ field, problem: problem({ file }), expected: expected({ file }), severity: 'question' }];
  });
  const { folder, files, shared } = site.beside;
  const others = new Set(
    Object.keys(files)
      .filter((name) => !shared.includes(name))
      .map(sameName),
  );
  const fields = pages.flatMap(({ values }, language) => {
    const { page, cv } = namesOf(values);
    const ofLanguage = language > 0 && { language };
    return [
      { name: page, field: page === INDEX ? 'otherLanguages' : 'language', ...ofLanguage },
      { name: cv, field: 'firstName', ...ofLanguage },
    ];
  });
  const taken = fields.filter(({ name }) => others.has(sameName(folder + name)));
  return [
    ...missing,
    ...languagesTwice(site),
    ...taken.map(
      ({ name, ...place }): FieldIssue => ({
        ...place,
        problem: placeTaken.problem({ file: name }),
        expected: placeTaken.expected,
        severity: 'error',
      }),
    ),
  ];
}

/** Two pages of one language would have one address. */
const languagesTwice = (site: EditedSite): readonly FieldIssue[] =>
  languagesIn(site).flatMap((tag, language, all) =>
    all.indexOf(tag) === language
      ? []
      : [{ field: 'language', ...messages.studio.languages.twice, severity: 'error', language }],
  );
