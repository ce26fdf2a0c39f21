import { type ReactNode, useId } from 'react';
import { messages } from '../../../messages/messages.ts';
import type { FormField } from '../../../schema/field.ts';
import { type FieldPath, nameOf } from '../../model/form-values.ts';
import { idOf, useStudioActions } from '../../model/studio-actions.ts';
import { AboutControl } from '../field-frame.tsx';
import { notesOn } from '../text-fields/text-field.tsx';
import styles from './picture-choice.module.css';

type Option = { value: string; name: string; picture?: ReactNode };

type PictureChoiceProps = {
  field: FormField;
  path: FieldPath;
  text: string;
  options: readonly Option[];
};

/** More are folded into the one that is chosen, because the next field would be a screen further down. */
const FEW = 9;

/** One of a few values, each with its picture and its name. These are radio buttons, so the arrow keys go from one to the next. */
export function PictureChoice({ field, path, text, options }: PictureChoiceProps) {
  const { write } = useStudioActions();
  const about = useId();
  const name = nameOf(path);
  const none: readonly Option[] = field.isOptional
    ? [{ value: '', name: messages.studio.noChoice }]
    : [];
  const all = [...none, ...options];
  const chosen = all.find(({ value }) => value === text) ?? all[0];
  const pictures = (
    <div className={styles.options}>
      {all.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option === chosen}
            // The way to the field leads to what is chosen.
            {...(option === chosen && { id: idOf(name) })}
            onChange={() => write(path, option.value)}
          />
          <Shown {...option} />
        </label>
      ))}
    </div>
  );
  return (
    <fieldset className={styles.field} data-field={name} aria-describedby={about}>
      <legend>{field.label}</legend>
      {all.length > FEW && chosen ? (
        <details>
          <summary>
            <Shown {...chosen} />
          </summary>
          {pictures}
        </details>
      ) : (
        pictures
      )}
      <AboutControl id={about} name={name} help="" notes={notesOn(field, '')} />
    </fieldset>
  );
}

const Shown = ({ name, picture }: Option) => (
  <>
    <span className={styles.picture} aria-hidden="true">
      {picture}
    </span>
    <span>{name}</span>
  </>
);
