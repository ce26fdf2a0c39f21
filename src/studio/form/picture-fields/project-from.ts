import type { Remote } from 'comlink';
import type { Composer } from '../../composer/worker.ts';
import { chosenCaptions } from '../../media/captions-of.ts';
import type { Refused } from '../../media/look-into.ts';
import { withField } from '../../model/edited-site.ts';
import { type GivenProject, leadOf } from '../../sources/files/projects-of.ts';
import type { RefusedFile } from '../../sources/files/refused-files.ts';
import { titleOfFile } from '../../sources/files/title-of-file.ts';
import {
  filmFrom,
  stillFrom,
  withCaptions,
  withFilm,
  withStill,
} from '../media-fields/use-take.ts';
import type { Prepared } from './take-several.ts';

/** Makes a project of its files, called as they are. If one of them is refused, the others stay. */
export async function projectFrom(
  composer: Remote<Composer>,
  given: GivenProject,
): Promise<Prepared> {
  const refused: RefusedFile[] = [];
  const right = <Found extends object>(file: File, found: Found | Refused): Found | undefined => {
    if (!('problem' in found)) return found;
    refused.push({ file, issue: found });
    return undefined;
  };
  const { picture } = given;
  const still = picture && right(picture, await stillFrom(composer, called(picture)));
  const { film: media, captions: texts } = given.film ? given : {};
  const film = media && right(media, await filmFrom(composer, called(media), still !== undefined));
  const captions = film && texts && right(texts, await chosenCaptions(composer, called(texts)));
  if (!still && !film) return { refused };
  const title = titleOfFile(leadOf(given).name);
  return {
    refused,
    put(site, entry) {
      const titled = withField(site, [...entry, 'title'], title);
      const filmed = film ? withFilm(titled, entry, film) : titled;
      const pictured = still ? withStill(filmed, entry, still) : filmed;
      return captions ? withCaptions(pictured, [...entry, 'captions'], captions) : pictured;
    },
  };
}

/** In a folder, its name is a path. */
function called(file: File): File {
  const { name, type, lastModified } = file;
  const own = name.slice(name.lastIndexOf('/') + 1);
  return own === name ? file : new File([file], own, { type, lastModified });
}
