/** Saves the site into its folder. */

import { messages } from '../../messages/messages.ts';
import { sentences } from '../../messages/sentences.ts';
import type { Notice } from '../app/header.tsx';
import { makeFiles, type Saving } from '../app/save/make-files.ts';
import { type EditedSite, fileNamed } from '../model/edited-site.ts';
import { someNames } from '../model/some-names.ts';
import { mayWriteInto, pickFolder } from './pick-folder.ts';
import { keepFolder, type SiteFolder } from './site-folder.ts';
import { changesIn, type FileToWrite, fileAt, leftIn, writeInto } from './write-files.ts';
import { mayBeWritten } from './written-names.ts';

/** A folder, perhaps with the names of files that may be replaced there. */
export type Target = SiteFolder & { replaced?: readonly string[] };
/** 'pick' asks for a folder first. */
export type Way = 'zip' | 'pick' | Target;

/** What the owner has to decide: the names of files that are not ours, or a folder that cannot be written. */
export type Question = { folder: SiteFolder; foreign?: readonly string[] };

export async function pickedFolder(): Promise<Target | undefined> {
  const handle = await pickFolder();
  return handle && { handle, marks: new Map() };
}

/** Returns the saved site and its size in bytes, a question, or nothing if the site has errors. */
export async function saveFolder(
  saving: Saving,
  { replaced = [], ...folder }: Target,
): Promise<{ size: number; site: EditedSite } | Question | undefined> {
  const { notify } = saving;
  const { folder: says } = messages.studio;
  const name = folder.handle.name;
  notify(messages.studio.saving);
  // First, because the browser asks only soon after a press.
  const mayWrite = await mayWriteInto(folder.handle);
  const made = await makeFiles(saving, true);
  if (!made) {
    notify(messages.studio.notSaved, 'mended');
    return undefined;
  }
  const { files, missing } = await filesOf(made);
  const written = files.filter((file) => mayBeWritten(file.name));
  try {
    if (!mayWrite) throw new DOMException('', 'NotAllowedError');
    const { changed, foreign } = await changesIn(folder, written);
    if (foreign.some((each) => !replaced.includes(each))) {
      notify('');
      return { folder, foreign };
    }
    for (const [index, file] of changed.entries()) {
      const place = { name: file.name, place: index + 1, of: changed.length };
      notify(messages.studio.saving, 'changed', says.file(place));
      await writeInto(folder, file);
    }
    const absent = [];
    for (const { name } of files)
      if (!mayBeWritten(name) && !(await fileAt(folder.handle, name))) absent.push(name);
    const left = await leftIn(folder, [...files.map(({ name }) => name), ...missing]);
    keepFolder(made.site, folder);
    notify(
      sentences(
        made.lacksLinkImage && messages.studio.savedWithoutPicture({ name }),
        changed.length > 0
          ? says.saved({ folder: name, files: changed.map((each) => each.name) })
          : says.same({ folder: name }),
        left.length > 0 && says.left({ files: left }),
        missing.length > 0 && says.lacks({ files: someNames(missing) }),
        absent.length > 0 && says.notThere({ files: someNames(absent) }),
      ),
    );
    return { size: files.reduce((sum, { blob }) => sum + blob.size, 0), site: made.site };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    notify('');
    return { folder };
  }
}

/** All files of the site. Of films, those that can still be read. */
async function filesOf({ own, names, large }: NonNullable<Awaited<ReturnType<typeof makeFiles>>>) {
  const files: FileToWrite[] = own.map(({ name, bytes }) => ({ name, blob: new Blob([bytes]) }));
  const missing: string[] = [];
  for (const name of names) {
    const file = fileNamed(large, name);
    const first = await file?.blob
      .slice(0, 1)
      .arrayBuffer()
      .catch(() => undefined);
    if (file && first && first.byteLength === Math.min(1, file.blob.size))
      files.push({ name, ...file });
    else missing.push(name);
  }
  return { files, missing };
}

export function questionNotice(
  question: Question | undefined,
  save: (way: Way) => void,
  leave: () => void,
): Notice | undefined {
  if (!question) return undefined;
  const { folder, foreign } = question;
  const { folder: says, tryAgain } = messages.studio;
  const { name } = folder.handle;
  const zip = { name: says.zip, give: () => save('zip') };
  if (!foreign)
    return {
      id: 'folder',
      sentence: says.failed({ folder: name }),
      answers: [zip, { name: tryAgain, give: () => save(folder) }],
    };
  return {
    id: 'folder',
    sentence: says.ask({ folder: name, files: foreign }),
    answers: [
      { name: says.replace, give: () => save({ ...folder, replaced: foreign }) },
      zip,
      { name: says.leave, give: leave },
    ],
  };
}
