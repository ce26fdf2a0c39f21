/** Takes several files, one after the other, because all of them at once may take more memory than there is. */
import { flushSync } from 'react-dom';
import { messages } from '../../../messages/messages.ts';
import { sentences } from '../../../messages/sentences.ts';
import type { Refused } from '../../media/look-into.ts';
import type { EditedSite } from '../../model/edited-site.ts';
import { type FieldPath, listAt, nameOf } from '../../model/form-values.ts';
import { failure, namedIssue } from '../../model/issue-store.ts';
import { fieldAt, goTo, type StudioActions } from '../../model/studio-actions.ts';
import type { Taken } from '../files/file-input.tsx';

/** The field, without a place in the site, by whose files a list gets entries. */
export const adderOf = (list: FieldPath) => `${nameOf(list)}+`;

/** Puts a file into an entry of a list. */
type Put = (site: EditedSite, entry: FieldPath) => EditedSite;

/** Each right file becomes an entry, all in one step of undo. The focus goes to `next` in the first one, if it has not left the choice. */
export async function takeSeveral(
  { change, notify }: StudioActions,
  list: FieldPath,
  files: readonly File[],
  next: string,
  prepare: (file: File) => Promise<Put | Refused>,
  leftOut?: string,
): Promise<Taken> {
  const puts: Put[] = [];
  const problems: string[] = leftOut === undefined ? [] : [leftOut];
  for (const [index, file] of files.entries()) {
    if (files.length > 1)
      notify(
        messages.studio.pictures.preparing({
          name: file.name,
          place: index + 1,
          of: files.length,
        }),
      );
    const prepared = await prepare(file).catch((error) => failure(error));
    if (typeof prepared === 'function') puts.push(prepared);
    else problems.push(namedIssue(file, prepared));
  }
  let count = 0;
  const put = () =>
    change((site) => {
      count = listAt(site.values, list).length;
      return puts.reduce((before, each, index) => each(before, [...list, count + index]), site);
    });
  if (problems.length > 0) return { problem: sentences(...problems), expected: '', put };
  return () => {
    flushSync(put);
    if (fieldAt(document.activeElement) === adderOf(list)) goTo(nameOf([...list, count, next]));
  };
}
