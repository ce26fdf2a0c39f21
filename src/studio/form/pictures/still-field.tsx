import { messages } from '../../../messages/messages.ts';
import type { FormField } from '../../../schema/field-words.ts';
import { named, nameOf, type Path, type Value } from '../../model/edited-site.ts';
import { useFiles } from '../../model/studio-actions.ts';
import { FileInput, RemoveFile } from '../file-input.tsx';
import { useTake } from '../media/use-take.ts';
import styles from './photo-field.module.css';

type StillFieldProps = { field: FormField; path: Path; text: string; beside: Value | undefined };

/** The picture of a project. The field's text is the picture's name in the edited site. */
export function StillField({ field, path, text, beside }: StillFieldProps) {
  const still = named(useFiles().stills, text);
  const take = useTake(path.slice(0, -1), 'still', beside);
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
