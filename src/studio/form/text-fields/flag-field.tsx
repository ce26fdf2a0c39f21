import { messages } from '../../../messages/messages.ts';
import type { FormField } from '../../../schema/field.ts';
import { type FieldPath, nameOf } from '../../model/form-values.ts';
import { useStudioActions } from '../../model/studio-actions.ts';
import { FieldFrame } from '../field-frame.tsx';

type FlagFieldProps = { field: FormField; path: FieldPath; isOn: boolean };

/** A checkbox. Without a value it is on. */
export function FlagField({ field, path, isOn }: FlagFieldProps) {
  const { write } = useStudioActions();
  return (
    <FieldFrame
      name={nameOf(path)}
      label={field.label}
      help={messages.studio.help({ help: field.help })}
    >
      {(control) => (
        <input
          {...control}
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => write(path, target.checked ? '' : false)}
        />
      )}
    </FieldFrame>
  );
}
