import { messages } from '../../../messages/messages.ts';
import type { FormField } from '../../../schema/field-words.ts';
import { type FieldPath, fileNamed, nameOf } from '../../model/edited-site.ts';
import { useFiles } from '../../model/studio-actions.ts';
import { FileInput } from '../files/file-input.tsx';
import styles from './photo-field.module.css';
import { useTakePicture } from './use-take-picture.ts';

type PictureFieldProps = { field: FormField; path: FieldPath; text: string };

/** One of the pictures of a project. The field's text is the picture's name in the edited site. */
export function PictureField({ field, path, text }: PictureFieldProps) {
  const picture = fileNamed(useFiles().projectFiles?.pictures, text);
  const take = useTakePicture(path);
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
