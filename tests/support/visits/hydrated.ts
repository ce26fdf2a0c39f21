/**
 * Runs in the page: whether React has hydrated all of it. The buttons of the bar come first, then the parts. React marks each
 * element that it has hydrated, and the last one in the task in which it finishes.
 */
export function isHydrated(): boolean {
  const all = [...document.querySelectorAll('#root *')];
  return (
    // A page that is still to come has none.
    all.length > 0 &&
    all.every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')))
  );
}
