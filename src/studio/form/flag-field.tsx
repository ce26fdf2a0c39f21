import type { FormField } from '../../schema/form.ts';
import { type FormValues, nameOf, type Path, withValue } from '../model/edited-site.ts';
import { useStudioActions } from '../model/studio-actions.ts';
import { FieldFrame } from './text-field.tsx';

type FlagFieldProps = { field: FormField; path: Path; isOn: boolean };

/** Something that is true unless the owner takes it off. */
export function FlagField({ field, path, isOn }: FlagFieldProps) {
  const { change } = useStudioActions();
  return (
    <FieldFrame name={nameOf(path)} label={field.label} help={`${field.help}.`}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            const value = target.checked ? '' : false;
            change((work) => ({
              ...work,
              values: withValue(work.values, path, value) as FormValues,
            }));
          }}
        />
      )}
    </FieldFrame>
  );
}
