import { POSTER, STILL } from '../../../compose/pictures/wanted.ts';
import type { FormField } from '../../../schema/form-field.ts';
import { named, nameOf, type Path, withField } from '../../model/edited-site.ts';
import { useFiles, useStudioActions } from '../../model/studio-actions.ts';
import { encodePicture } from '../../pictures/encode-picture.ts';
import { words } from '../../words.ts';
import { FileInput } from '../file-input.tsx';
import styles from './photo-field.module.css';

type StillFieldProps = { field: FormField; path: Path; text: string };

/** The picture of a project. The field's text is the picture's name in the edited site. */
export function StillField({ field, path, text }: StillFieldProps) {
  const { composer, change, write } = useStudioActions();
  const still = named(useFiles().stills, text);
  const take = async (source: File) => {
    const picture = await encodePicture(composer, source, STILL);
    if ('problem' in picture) return picture;
    const whole = await encodePicture(composer, source, POSTER);
    const poster = 'problem' in whole ? {} : { poster: whole };
    return () =>
      change((site) => {
        const name = freeName(site.stills);
        // The focus of the picture before does not fit this one.
        const unplaced = withField(site, focusOf(path), '');
        return {
          ...withField(unplaced, path, name),
          stills: { ...site.stills, [name]: { picture, ...poster, focus: '', source } },
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
          <button type="button" onClick={() => write(path, '')}>
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
