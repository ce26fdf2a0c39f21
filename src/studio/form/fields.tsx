import { type ComponentType, memo, useEffect, useId, useRef, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import type { FormField } from '../../schema/field.ts';
import {
  type FieldPath,
  type FieldValue,
  isEmpty,
  listAt,
  nameOf,
  textAt,
  valueAt,
} from '../model/form-values.ts';
import { focusFirst, idOf } from '../model/studio-actions.ts';
import { AccentField } from './choices/accent-field.tsx';
import { CraftField } from './choices/craft-field.tsx';
import { MotifField } from './choices/motif-field.tsx';
import styles from './field.module.css';
import { type CustomFieldProps, IssueOf } from './field-frame.tsx';
import { ListField } from './lists/list-field.tsx';
import { CaptionsField } from './media-fields/captions-field.tsx';
import { FilmField, ReelField } from './media-fields/media-field.tsx';
import { FocusField } from './picture-fields/focus-field.tsx';
import { PictureField } from './picture-fields/picture-field.tsx';
import { PicturesAdder } from './picture-fields/pictures-adder.tsx';
import { ProjectsAdder } from './picture-fields/projects-adder.tsx';
import { ReelAltField, ReelStillField, StillField } from './picture-fields/still-field.tsx';
import { FlagField } from './text-fields/flag-field.tsx';
import { LanguageField } from './text-fields/language-field.tsx';
import { PeriodField } from './text-fields/period-field.tsx';
import { PhoneField } from './text-fields/phone-field.tsx';
import { TextField } from './text-fields/text-field.tsx';

type FieldProps = {
  field: FormField;
  path: FieldPath;
  value: FieldValue | undefined;
  /** The values of the group around the field. Only custom fields get it, because it changes with every letter. */
  beside?: FieldValue | undefined;
};

/** Custom fields by their places in the schema. All others are texts, flags, groups and lists. */
const CUSTOM_FIELDS: Readonly<Record<string, ComponentType<CustomFieldProps>>> = {
  language: LanguageField,
  'otherLanguages.language': LanguageField,
  phone: PhoneField,
  'work.jobs.period': PeriodField,
  'reel.file': ReelField,
  craft: CraftField,
  accent: AccentField,
  'reel.still': ReelStillField,
  'reel.stillAlt': ReelAltField,
  portraitFocus: FocusField,
  'projects.still': StillField,
  'projects.stillFocus': FocusField,
  'projects.film': FilmField,
  'projects.captions': CaptionsField,
  'projects.pictures.file': PictureField,
  'life.motif': MotifField,
};

/** Lists whose entries are also made of files that are given at once. */
const ADDERS: Readonly<Record<string, typeof ProjectsAdder>> = {
  projects: ProjectsAdder,
  'projects.pictures': PicturesAdder,
};

/** A field of an entry is at the same place for all entries. */
const keyOfField = (path: FieldPath) => path.filter((key) => typeof key === 'string').join('.');

const customFieldAt = (path: FieldPath) => CUSTOM_FIELDS[keyOfField(path)];

const Field = memo(function Field({ field, path, value, beside }: FieldProps) {
  const CustomField = customFieldAt(path);
  if (CustomField) return <CustomField {...{ field, path, beside }} text={textAt(value, [])} />;
  if (field.kind === 'flag') return <FlagField field={field} path={path} isOn={value !== false} />;
  const { entry } = field;
  if (entry) {
    const fieldsOf = (index: number, label: string, addNext: () => void) => {
      const [place, entryValue] = [pathTo(path, index), valueAt(value, [index])];
      return entry.fields ? (
        <Fields fields={entry.fields} path={place} value={entryValue} />
      ) : (
        <TextField
          field={entry}
          path={place}
          text={textAt(entryValue, [])}
          label={label}
          onEnter={addNext}
        />
      );
    };
    const Adder = ADDERS[keyOfField(path)];
    return (
      <ListField
        {...{ field, path, value, fieldsOf }}
        {...(Adder && {
          adder: (
            <Adder path={path} most={field.most ?? Infinity} count={listAt(value, []).length} />
          ),
        })}
        needsFile={Adder === PicturesAdder}
      />
    );
  }
  if (field.kind === 'group') return <GroupField {...{ field, path, value }} />;
  return <TextField field={field} path={path} text={textAt(value, [])} />;
});

/** A part that a site may go without is closed at first, with one button that begins it. */
function GroupField({ field, path, value }: FieldProps) {
  const name = nameOf(path);
  const about = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [hasBegun, setBegun] = useState(false);
  const isClosed = field.isOptional && !hasBegun && (value === undefined || isEmpty(value));
  useEffect(() => {
    if (hasBegun) focusFirst(group.current);
  }, [hasBegun]);
  if (isClosed)
    return (
      <div className={styles.closed}>
        <button
          type="button"
          id={idOf(name)}
          aria-describedby={about}
          onClick={() => setBegun(true)}
        >
          {messages.studio.begin({ part: field.label })}
        </button>
        <p id={about} className={styles.about}>
          <span>{messages.studio.help({ help: field.help })}</span>{' '}
          <span className={styles.notes}>{messages.studio.optional}</span>
        </p>
      </div>
    );
  return (
    <fieldset
      ref={group}
      id={idOf(name)}
      className={styles.group}
      aria-describedby={about}
      tabIndex={-1}
    >
      <legend>{field.label}</legend>
      <IssueOf name={name} id={about} />
      <Fields fields={field.fields ?? []} path={path} value={value} />
    </fieldset>
  );
}

type FieldsProps = { fields: readonly FormField[]; path: FieldPath; value: FieldValue | undefined };

/** The fields of a group, or of the whole form. */
export function Fields({ fields, path, value }: FieldsProps) {
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          path={pathTo(path, field.name)}
          value={valueAt(value, [field.name])}
          {...(customFieldAt(pathTo(path, field.name)) && { beside: value })}
        />
      ))}
    </div>
  );
}

/** The same path is always the same array, so that `memo` skips fields that have not changed. */
const paths = new Map<string, FieldPath>();

export function pathTo(path: FieldPath, key: string | number): FieldPath {
  const name = JSON.stringify([...path, key]);
  const known = paths.get(name) ?? [...path, key];
  paths.set(name, known);
  return known;
}
