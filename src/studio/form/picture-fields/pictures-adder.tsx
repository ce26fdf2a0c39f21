import { PICTURE } from '../../../compose/pictures/wanted.ts';
import { messages } from '../../../messages/messages.ts';
import { withPicture } from '../../media/with-media.ts';
import type { FieldPath } from '../../model/form-values.ts';
import { useStudioActions } from '../../model/studio-actions.ts';
import { encodePicture } from '../../pictures/encode-picture.ts';
import { FileInput } from '../files/file-input.tsx';
import { adderOf, takeSeveral } from './take-several.ts';

export type AdderProps = {
  path: FieldPath;
  /** The most entries. */
  most: number;
  count: number;
};

/** Adds pictures to the page of a project. */
export function PicturesAdder({ path, most, count }: AdderProps) {
  const actions = useStudioActions();
  const take = async (...files: File[]) => {
    const room = most - count;
    const [taken, left] = [files.slice(0, room), files.slice(room).map(({ name }) => name)];
    return takeSeveral(
      actions,
      path,
      taken,
      'alt',
      async (file) => {
        const picture = await encodePicture(actions.composer, file, PICTURE);
        if ('problem' in picture) return picture;
        return (site, entry) => withPicture(site, [...entry, 'file'], picture);
      },
      left.length > 0 ? messages.studio.pictures.noRoom({ files: left, most }) : undefined,
    );
  };
  return (
    <FileInput
      name={adderOf(path)}
      label={messages.studio.pictures.add}
      help={messages.studio.pictures.addHelp({ most })}
      held={undefined}
      take={take}
      takesSeveral
    />
  );
}
