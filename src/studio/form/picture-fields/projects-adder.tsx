import { messages } from '../../../messages/messages.ts';
import { fieldKindOf } from '../../media/look-into.ts';
import { useStudioActions } from '../../model/studio-actions.ts';
import { FileInput } from '../files/file-input.tsx';
import { filmFrom, stillFrom, withFilm, withStill } from '../media-fields/use-take.ts';
import type { AdderProps } from './pictures-adder.tsx';
import { adderOf, takeSeveral } from './take-several.ts';

/** Makes projects of pictures and films. */
export function ProjectsAdder({ path }: AdderProps) {
  const actions = useStudioActions();
  const take = (...files: File[]) =>
    takeSeveral(actions, path, files, 'title', async (file) => {
      if (fieldKindOf(file) === 'media') {
        const film = await filmFrom(actions.composer, file);
        if ('problem' in film) return film;
        return (site, project) => withFilm(site, project, film);
      }
      const photo = await stillFrom(actions.composer, file);
      if ('problem' in photo) return photo;
      return (site, project) => withStill(site, project, photo);
    });
  return (
    <FileInput
      name={adderOf(path)}
      label={messages.studio.pictures.asProjects}
      help={messages.studio.pictures.asProjectsHelp}
      accept="image/*,video/*,audio/*"
      held={undefined}
      take={take}
      takesSeveral
    />
  );
}
