import type { FormField } from '../../schema/form.ts';
import { nameOf, type Path, type Said, withValue } from '../model/edited-site.ts';
import { useDesk } from '../model/studio-actions.ts';
import { FieldFrame } from './text-field.tsx';

type FlagFieldProps = { field: FormField; path: Path; isOn: boolean };

/** Something that is true unless the owner takes it off. */
export function FlagField({ field, path, isOn }: FlagFieldProps) {
  const { change } = useDesk();
  return (
    <FieldFrame name={nameOf(path)} label={field.label} help={`${field.help}.`}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            const value = target.checked ? '' : false;
            change((work) => ({ ...work, said: withValue(work.said, path, value) as Said }));
          }}
        />
      )}
    </FieldFrame>
  );
}
