let isPressing = false;
const press = (is: boolean) => () => {
  isPressing = is;
};
addEventListener('pointerdown', press(true), true);
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, press(false), true);

/** Waits until no button is pressed: what appears during a press could move the button away from under the pointer. */
export function afterPress(act: () => void): void {
  // The click comes right after the pointer is up.
  if (isPressing) addEventListener('pointerup', () => setTimeout(act), { once: true });
  else act();
}
