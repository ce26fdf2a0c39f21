/** Runs in the page: what the functions of the tests ask of it, and Chromium has from 105 on. */
export function lendCheckVisibility(): void {
  if ('checkVisibility' in Element.prototype) return;
  Reflect.set(Element.prototype, 'checkVisibility', function (this: Element) {
    for (let at: Element | null = this; at; at = at.parentElement) {
      if (getComputedStyle(at).display === 'none') return false;
    }
    return getComputedStyle(this).visibility === 'visible';
  });
}
