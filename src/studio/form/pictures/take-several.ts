/** Takes several files, one after the other, because all of them at once may take more memory than there is. */

import { messages } from '../../../messages/messages.ts';
import { sentences } from '../../../messages/sentences.ts';
import type { Refused } from '../../media/look-into.ts';
import { type EditedSite, listAt, type Path } from '../../model/edited-site.ts';
import { failure, named } from '../../model/issues.ts';
import type { StudioActions } from '../../model/studio-actions.ts';
import type { Taken } from '../file-input.tsx';

/** Puts a file into an entry of a list. */
type Put = (site: EditedSite, entry: Path) => EditedSite;

/** Each file that is right becomes an entry, all of them in one step of undo. */
export async function takeSeveral(
  { change, notify }: StudioActions,
  list: Path,
  files: readonly File[],
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
    else problems.push(named(file, prepared));
  }
  const put = () =>
    change((site) =>
      puts.reduce(
        (before, each) => each(before, [...list, listAt(before.values, list).length]),
        site,
      ),
    );
  return problems.length === 0 ? put : { problem: sentences(...problems), expected: '', put };
}
