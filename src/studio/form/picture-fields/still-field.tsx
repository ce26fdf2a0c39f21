import { messages } from '../../../messages/messages.ts';
import { fileNamed } from '../../model/edited-site.ts';
import { nameOf } from '../../model/form-values.ts';
import { useFiles } from '../../model/studio-actions.ts';
import type { CustomFieldProps } from '../field-frame.tsx';
import { FileInput, RemoveFile } from '../files/file-input.tsx';
import { useTake } from '../media-fields/use-take.ts';
import styles from './photo-field.module.css';

/** The picture of a project. The field's text is the picture's name in the edited site. */
export function StillField({ field, path, text, beside }: CustomFieldProps) {
  const still = fileNamed(useFiles().stills, text);
  const take = useTake(path.slice(0, -1), 'picture', beside);
  return (
    <FileInput
      name={nameOf(path)}
      label={field.label}
      help={messages.studio.stillHelp}
      held={still}
      take={take}
    >
      {still && (
        <div className={styles.still}>
          <img src={still.picture.src} alt="" />
          <RemoveFile
            path={path}
            label={messages.studio.removeStill}
            what={field.label}
            with={[...path.slice(0, -1), 'stillFocus']}
          />
        </div>
      )}
    </FileInput>
  );
}
