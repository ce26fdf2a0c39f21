/** Runs in the page. Chromium has `checkVisibility` from 105 on, and tests need it in older ones, too. */
export function lendCheckVisibility(): void {
  if ('checkVisibility' in Element.prototype) return;
  Reflect.set(Element.prototype, 'checkVisibility', function (this: Element) {
    for (let at: Element | null = this; at; at = at.parentElement) {
      if (getComputedStyle(at).display === 'none') return false;
    }
    return getComputedStyle(this).visibility === 'visible';
  });
}
