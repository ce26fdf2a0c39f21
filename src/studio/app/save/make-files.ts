/** Makes the files of the site, for a zip or for a folder. */
import { proxy, type Remote } from 'comlink';
import type { Compiled } from '../../../compose/compiled.ts';
import type { Composer } from '../../composer/worker.ts';
import { type EditedSite, fileNamed, sameName } from '../../model/edited-site.ts';
import type { StudioActions } from '../../model/studio-actions.ts';
import { drawLinkImage, type LinkImageContent } from '../../pictures/link-image.ts';

export type Saving = {
  site: EditedSite;
  composer: Remote<Composer>;
  compiled: Compiled;
  /** Resolves when the composer has everything that was typed, to the site that it has. */
  flush: () => Promise<EditedSite>;
  notify: StudioActions['notify'];
};

/** Somebody has opened another site, and goes on with that. */
export class SiteLeft extends Error {}

/**
 * The site as it is by now, the files of its page, and the names of all that lies beside it. Returns nothing if the site has errors, and
 * throws if another one is open now.
 */
export async function makeFiles(
  { composer, compiled, flush, site: asked }: Saving,
  isStored = false,
) {
  const site = await flush();
  if (site.beside !== asked.beside) throw new SiteLeft();
  const draw = proxy((shown: LinkImageContent) => drawLinkImage(shown, compiled));
  const made = await composer.save(draw, isStored);
  if (!made) return undefined;
  const { entries, media, ...rest } = made;
  const { folder, files } = site.beside;
  const own = entries.map((entry) => ({ ...entry, name: folder + entry.name }));
  const large = { ...files };
  for (const name of media) {
    const file = fileNamed(site.mediaFiles, name);
    // A film that is missing here may still lie there, because another page shows it.
    if (file) large[folder + name] = file;
  }
  // What the page writes anew is newer than what lay there.
  const written = new Set(own.map(({ name }) => sameName(name)));
  const names = [...media.map((name) => folder + name), ...Object.keys(large)].filter(
    (name) => !written.has(sameName(name)),
  );
  return { ...rest, site, own, names: [...new Set(names)], large };
}
