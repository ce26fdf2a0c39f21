import { paste } from '../support/studio/clipboard.ts';
import type { Studio } from '../support/studio/studio.ts';

/** Pastes into a field with this label, below a heading or a summary. */
export async function pasteInto(
  studio: Studio,
  [label, within]: readonly [label: string, within?: string],
  clip: { plain: string; html?: string },
): Promise<void> {
  await (await studio.field(label, within)).focus();
  await paste(studio.page, clip);
}

/** The texts of the fields whose names begin so. */
export const textsOf = ({ page }: Studio, name: string) =>
  page.$$eval(`[id^="field-${name}"]:is(input, textarea)`, (controls) =>
    controls.map((control) => (control as HTMLInputElement).value),
  );

/** How many offers there are of what could be made of a pasted text. */
export const offersIn = ({ page }: Studio) =>
  page.$$eval('form [role=group]', ({ length }) => length);
