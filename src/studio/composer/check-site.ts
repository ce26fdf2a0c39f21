/** Finds what is wrong with a site, missing in it or still that of the sample, and its values as the schema wants them. */
import { checkPortfolio } from '../../compose/check/check.ts';
import type { CompiledFonts } from '../../compose/compiled.ts';
import { issueWithCv } from '../../compose/files/cv.ts';
import { messages } from '../../messages/messages.ts';
import { formOf } from '../../schema/form.ts';
import { portfolioSchema } from '../../schema/portfolio/portfolio.ts';
import type { EditedSite } from '../model/edited-site.ts';
import { type FieldIssue, isObstacle } from '../model/field-issue.ts';
import { type FormValues, placeInForm, withoutEmpty } from '../model/form-values.ts';
import { type LanguagePage, pagesOf } from '../model/languages.ts';
import { issuesBeside } from './issues-beside.ts';
import { missingFilesIn } from './missing-files.ts';

const form = formOf(portfolioSchema);

/** @param samplePortrait The address of the portrait that comes with the project. */
export function checkSite(
  site: EditedSite,
  measures: CompiledFonts['measures'],
  samplePortrait: string | undefined,
) {
  const [first, ...further] = pagesOf(form, site).map((page) => ({
    ...page,
    ...checkValues(page.values, measures),
  })) as [CheckedPage, ...CheckedPage[]];
  const issues = [...first.issues];
  issues.push(...missingFilesIn(site), ...issuesBeside(site, [first, ...further]));
  const src = site.portrait?.picture.src;
  if (src === undefined)
    issues.push({ field: 'portrait', ...messages.studio.noPhoto, severity: 'todo' });
  else if (src === samplePortrait)
    issues.push({ field: 'portrait', ...messages.studio.samplePhoto, severity: 'sample' });
  const issue = site.cv
    ? issueWithCv(site.cv)
    : ({ ...messages.studio.noCv, severity: 'todo' } as const);
  if (issue) issues.push({ field: 'cv', ...issue });
  issues.push(...further.flatMap((page, index) => furtherIssues(page, first, site, index + 1)));
  // Whether a site shall go without a part is asked when all is written that it needs.
  const asks = issues.every(({ severity }) => severity !== 'todo');
  return {
    issues: issues.filter(({ code }) => asks || code !== 'leftOut'),
    pages: [first, ...further] as const,
  };
}

/** A page, and its values as the schema wants them. */
export type CheckedPage = LanguagePage & ReturnType<typeof checkValues>;

function checkValues(values: FormValues, measures: CompiledFonts['measures']) {
  const content = withoutEmpty(values);
  const issues = checkPortfolio(content.values, measures).map(
    ({ field, problem, expected, severity, code }): FieldIssue => ({
      field: placeInForm(content.places, field),
      ...(code === 'missing'
        ? { problem: messages.studio.stillEmpty, expected: '', severity: 'todo' }
        : { problem, expected, severity, ...(code && { code }) }),
    }),
  );
  return { content, issues, isRight: !issues.some(isObstacle) };
}

/** What is wrong in a further language alone. */
function furtherIssues(
  { issues, untranslated }: CheckedPage,
  first: CheckedPage,
  site: EditedSite,
  language: number,
): FieldIssue[] {
  const { cv } = site.further[language - 1] ?? {};
  const ofCv = cv && issueWithCv(cv);
  const isOwn = ({ field, problem }: FieldIssue) =>
    !first.issues.some((each) => each.field === field && each.problem === problem);
  const [next] = untranslated;
  return [
    ...issues.filter(isOwn),
    ...(ofCv ? [{ field: 'cv', ...ofCv }] : []),
    ...(next === undefined
      ? []
      : [
          {
            field: next,
            problem: messages.studio.languages.untranslated({ count: untranslated.length }),
            expected: '',
            severity: 'question' as const,
          },
        ]),
  ].map((issue) => ({ ...issue, language }));
}
