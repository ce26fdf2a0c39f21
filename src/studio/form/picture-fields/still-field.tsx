import { messages } from '../../../messages/messages.ts';
import { fileNamed } from '../../model/edited-site.ts';
import { nameOf, textAt } from '../../model/form-values.ts';
import { useFiles } from '../../model/studio-actions.ts';
import type { CustomFieldProps } from '../field-frame.tsx';
import { FileInput, RemoveFile } from '../files/file-input.tsx';
import { useTake, useTakeForReel } from '../media-fields/use-take.ts';
import { TextField } from '../text-fields/text-field.tsx';
import styles from './photo-field.module.css';

/** The picture of a project. */
export function StillField(props: CustomFieldProps) {
  const { path, beside } = props;
  const take = useTake(path.slice(0, -1), 'picture', beside);
  return <StillInput {...props} take={take} help={messages.studio.stillHelp} />;
}

/** What is seen before the showreel plays. One that lies elsewhere shows its own picture there. */
export function ReelStillField(props: CustomFieldProps) {
  const take = useTakeForReel('picture', props.beside);
  if (!props.text && !textAt(props.beside, ['file'])) return null;
  return <StillInput {...props} take={take} help={messages.studio.reelStillHelp} />;
}

/** What that picture shows, if there is one. */
export function ReelAltField({ field, path, text, beside }: CustomFieldProps) {
  if (!text && !textAt(beside, ['still'])) return null;
  return <TextField {...{ field, path, text }} />;
}

type StillInputProps = CustomFieldProps & {
  help: string;
  take: ReturnType<typeof useTakeForReel>;
};

/** The field's text is the picture's name in the edited site. */
function StillInput({ field, path, text, help, take }: StillInputProps) {
  const still = fileNamed(useFiles().stills, text);
  return (
    <FileInput name={nameOf(path)} label={field.label} help={help} held={still} take={take}>
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
