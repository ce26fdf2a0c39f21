/** Which names of files may ever be written into a folder. Whatever else is in a zip stays in the zip. */
import { INDEX } from '../../compose/files/file-names.ts';
import { languageTag } from '../../schema/language.ts';
import { mediaName } from '../../schema/media-names.ts';
import { isHidden } from '../opening/gather.ts';
import { safePathOf } from '../opening/path-of.ts';

/** The names that fileNamesOf makes, with any first name. The first group is the language of a page that is not the first one. */
const OF_SITE = [
  /^([^.]+)\.html$/,
  /^(?:[^.].*-)?CV(?:\.([^.]+))?\.pdf$/,
  /^README(?:\.([^.]+))?\.md$/,
  /^preview(?:\.([^.]+))?\.png$/,
];

const isOfSite = (name: string) =>
  name === INDEX ||
  OF_SITE.some((pattern) => {
    const found = pattern.exec(name);
    return found && (found[1] === undefined || languageTag(found[1]) === undefined);
  });

export function mayBeWritten(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const isSafe = path === safePathOf(path) && !isHidden(path);
  return isSafe && (isOfSite(name) || mediaName(name) === undefined);
}

export const isPage = (path: string) => /\.html$/i.test(path);
