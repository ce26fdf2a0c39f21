import type { Remote } from 'comlink';
import { messages } from '../../../messages/messages.ts';
import type { Composer } from '../../composer/worker.ts';
import { chosenCaptions } from '../../media/captions-of.ts';
import type { Refused } from '../../media/look-into.ts';
import { withField } from '../../model/edited-site.ts';
import { textAt } from '../../model/form-values.ts';
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
  const title = titleOfFile(leadOf(given).name);
  const still = picture && right(picture, await stillFrom(composer, called(title, picture)));
  const { film: media, captions: texts } = given.film ? given : {};
  const film =
    media &&
    right(media, await filmFrom(composer, called(title, media), { hasStill: still !== undefined }));
  const captions =
    film && texts && right(texts, await chosenCaptions(composer, called(title, texts)));
  if (texts && !film) refused.push({ file: texts, issue: messages.studio.drops.captions });
  if (!still && !film) return { refused };
  return {
    refused,
    put(site, entry) {
      const path = [...entry, 'title'];
      // A project that is there keeps the title that its owner wrote.
      const titled = textAt(site.values, path) === '' ? withField(site, path, title) : site;
      const filmed = film ? withFilm(titled, [...entry, 'film'], film) : titled;
      const pictured = still ? withStill(filmed, entry, still) : filmed;
      return captions ? withCaptions(pictured, [...entry, 'captions'], captions) : pictured;
    },
  };
}

/** The file as it is called beside the page: after the project, or as it was, without its folder. Captions keep their language. */
function called(title: string, file: File): File {
  const { name, type, lastModified } = file;
  const own = name.slice(name.lastIndexOf('/') + 1);
  const [ending = ''] =
    /(?:\.[a-z]{2,3}(?:-[a-z\d]{2,8})?)?\.(?:vtt|srt)$|\.[^.]*$/i.exec(own) ?? [];
  return new File([file], title ? title + ending : own, { type, lastModified });
}
