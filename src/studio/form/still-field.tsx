import { STILL } from '../../compose/pictures/wanted.ts';
import type { FormField } from '../../schema/form.ts';
import { type FormValues, nameOf, type Path, stillNamed, withValue } from '../model/edited-site.ts';
import { useFiles, useStudioActions } from '../model/studio-actions.ts';
import { encodePicture } from '../pictures/encode-picture.ts';
import { words } from '../words.ts';
import { FileInput } from './file-input.tsx';
import styles from './photo-field.module.css';

type StillFieldProps = { field: FormField; path: Path; text: string };

/** The picture of a project: the text of the schema is the name under which the work has it. */
export function StillField({ field, path, text }: StillFieldProps) {
  const { composer, change } = useStudioActions();
  const still = stillNamed(useFiles().stills, text);
  const take = async (source: File) => {
    const picture = await encodePicture(composer, source, STILL);
    if ('problem' in picture) return picture;
    return () =>
      change((work) => {
        const name = freeName(work.stills);
        // What had to stay in another photo says nothing of this one.
        const unplaced = withValue(work.values, focusOf(path), '');
        return {
          ...work,
          values: withValue(unplaced, path, name) as FormValues,
          stills: { ...work.stills, [name]: { picture, focus: '', source } },
        };
      });
  };
  return (
    <FileInput
      name={nameOf(path)}
      label={field.label}
      help={words.stillHelp}
      held={still}
      take={take}
    >
      {still && (
        <div className={styles.still}>
          <img src={still.picture.src} alt="" />
          <button
            type="button"
            onClick={() =>
              change((work) => ({
                ...work,
                values: withValue(work.values, path, '') as FormValues,
              }))
            }
          >
            {words.removeStill}
          </button>
        </div>
      )}
    </FileInput>
  );
}

const focusOf = (path: Path): Path => [...path.slice(0, -1), 'stillFocus'];

function freeName(stills: object): string {
  let number = Object.keys(stills).length + 1;
  while (Object.hasOwn(stills, `still-${number}`)) number += 1;
  return `still-${number}`;
}
