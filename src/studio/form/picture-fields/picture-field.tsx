import { PICTURE } from '../../../compose/pictures/wanted.ts';
import { messages } from '../../../messages/messages.ts';
import { withPicture } from '../../media/with-media.ts';
import { fileNamed } from '../../model/edited-site.ts';
import { nameOf } from '../../model/form-values.ts';
import { useFiles, useStudioActions } from '../../model/studio-actions.ts';
import { encodePicture } from '../../pictures/encode-picture.ts';
import type { CustomFieldProps } from '../field-frame.tsx';
import { FileInput, type Taken } from '../files/file-input.tsx';
import styles from './photo-field.module.css';

/** One of the pictures of a project. The field's text is the picture's name in the edited site. */
export function PictureField({ field, path, text }: CustomFieldProps) {
  const picture = fileNamed(useFiles().projectFiles.pictures, text);
  const { composer, change } = useStudioActions();
  const take = async (file: File): Promise<Taken> => {
    const picture = await encodePicture(composer, file, PICTURE);
    if ('problem' in picture) return picture;
    return () => change((site) => withPicture(site, path, picture));
  };
  return (
    <FileInput
      name={nameOf(path)}
      label={field.label}
      help={messages.studio.pictures.help}
      held={picture}
      take={take}
    >
      {picture && (
        <div className={styles.still}>
          <img src={picture.src} alt="" />
        </div>
      )}
    </FileInput>
  );
}
