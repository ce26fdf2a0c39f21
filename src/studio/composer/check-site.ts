/** Finds what is wrong with a site, missing in it or still that of the sample, and its values as the schema wants them. */
import { checkPortfolio } from '../../compose/check/check.ts';
import type { CompiledFonts } from '../../compose/compiled.ts';
import { issueWithCv } from '../../compose/files/cv.ts';
import { messages } from '../../messages/messages.ts';
import type { EditedSite } from '../model/edited-site.ts';
import { type FieldIssue, isObstacle } from '../model/field-issue.ts';
import { placeInForm, withoutEmpty } from '../model/form-values.ts';
import { issuesBeside } from './issues-beside.ts';
import { missingFilesIn } from './missing-files.ts';

/** @param samplePortrait The address of the portrait that comes with the project. */
export function checkSite(
  site: EditedSite,
  measures: CompiledFonts['measures'],
  samplePortrait: string | undefined,
) {
  const content = withoutEmpty(site.values);
  const issues = checkPortfolio(content.values, measures).map(
    ({ field, problem, expected, severity, code }): FieldIssue => ({
      field: placeInForm(content.places, field),
      ...(code === 'missing'
        ? { problem: messages.studio.stillEmpty, expected: '', severity: 'todo' }
        : { problem, expected, severity, ...(code && { code }) }),
    }),
  );
  const isRight = !issues.some(isObstacle);
  issues.push(...missingFilesIn(site), ...issuesBeside(site));
  const src = site.portrait?.picture.src;
  if (src === undefined)
    issues.push({ field: 'portrait', ...messages.studio.noPhoto, severity: 'todo' });
  else if (src === samplePortrait)
    issues.push({ field: 'portrait', ...messages.studio.samplePhoto, severity: 'sample' });
  const issue = site.cv
    ? issueWithCv(site.cv)
    : ({ ...messages.studio.noCv, severity: 'todo' } as const);
  if (issue) issues.push({ field: 'cv', ...issue });
  // Whether a site shall go without a part is asked when all is written that it needs.
  const asks = issues.every(({ severity }) => severity !== 'todo');
  return {
    issues: issues.filter(({ problem }) => asks || problem !== messages.issues.leftOut),
    content,
    isRight,
  };
}
