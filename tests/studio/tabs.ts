/** Goes through the studio with the Tab key. */
import { expect } from 'vitest';
import type { Studio } from '../support/studio/studio.ts';

/** The name or label of the control with the focus. */
export const focused = ({ page }: Studio) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const label =
      activeElement?.id && document.querySelector(`[for="${CSS.escape(activeElement.id)}"]`);
    return (
      activeElement?.getAttribute('aria-label') ??
      (label || activeElement?.closest('label') || activeElement)?.textContent ??
      ''
    );
  });

/** Presses Tab until the control with this name has the focus. */
export async function tabTo(studio: Studio, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const { keyboard } = studio.page;
  if (key === 'Shift+Tab') await keyboard.down('Shift');
  for (let tab = 0; tab < 100 && !(await focused(studio)).startsWith(name); tab += 1)
    await keyboard.press('Tab');
  await keyboard.up('Shift');
  expect(await focused(studio)).toContain(name);
}
