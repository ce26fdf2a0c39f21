import { messages } from '../../../messages/messages.ts';
import { sentences } from '../../../messages/sentences.ts';
import { useStudioActions } from '../../model/studio-actions.ts';
import { whyNoPicture } from '../../pictures/picture-kind.ts';
import { destinationsOf } from '../../sources/files/destinations-of.ts';
import { leadOf } from '../../sources/files/projects-of.ts';
import { faultsOf } from '../../sources/files/refused-files.ts';
import { sortFiles } from '../../sources/files/sort-files.ts';
import { FileInput } from '../files/file-input.tsx';
import type { AdderProps } from './pictures-adder.tsx';
import { projectFrom } from './project-from.ts';
import { adderOf, takeSeveral } from './take-several.ts';

/** Makes projects of pictures, films and sounds, or gives them to those that are called so. */
export function ProjectsAdder({ path }: AdderProps) {
  const actions = useStudioActions();
  const take = async (...files: File[]) => {
    const { projects, sites, pdfs, tables, refused } = await sortFiles(files);
    const others = await Promise.all(
      [...sites, ...pdfs].map(async (file) => ({ file, issue: await whyNoPicture(file) })),
    );
    const issue = messages.studio.drops.table;
    const rows = tables.map((file) => ({ file, issue }));
    const problem = sentences(...faultsOf([...refused, ...rows, ...others]));
    const prepare = (project: (typeof projects)[number]) => projectFrom(actions.composer, project);
    return takeSeveral(
      actions,
      {
        ...{ list: path, items: projects, fileOf: leadOf, prepare },
        destinations: ({ values }, items) => destinationsOf(values, items),
      },
      'title',
      problem,
    );
  };
  return (
    <FileInput
      name={adderOf(path)}
      label={messages.studio.pictures.asProjects}
      help={messages.studio.pictures.asProjectsHelp}
      accept="image/*,video/*,audio/*,.vtt,.srt"
      held={undefined}
      take={take}
      takesSeveral
    />
  );
}
