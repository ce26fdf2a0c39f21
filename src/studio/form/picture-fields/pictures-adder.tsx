import { PICTURE } from '../../../compose/pictures/wanted.ts';
import { messages } from '../../../messages/messages.ts';
import { withPicture } from '../../media/with-media.ts';
import type { FieldPath } from '../../model/form-values.ts';
import { useStudioActions } from '../../model/studio-actions.ts';
import { encodePicture } from '../../pictures/encode-picture.ts';
import { FileInput } from '../files/file-input.tsx';
import { adderOf, type Prepared, takeSeveral } from './take-several.ts';

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
    const prepare = async (file: File): Promise<Prepared> => {
      const picture = await encodePicture(actions.composer, file, PICTURE);
      if ('problem' in picture) return { refused: [{ file, issue: picture }] };
      return { put: (site, entry) => withPicture(site, [...entry, 'file'], picture), refused: [] };
    };
    return takeSeveral(
      actions,
      { list: path, items: taken, fileOf: (file) => file, prepare },
      'alt',
      left.length > 0 && messages.studio.pictures.noRoom({ files: left, most }),
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
