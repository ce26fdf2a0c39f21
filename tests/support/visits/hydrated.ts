/**
 * Runs in the page: whether the program has taken over all of it. The bar's buttons come first, and the parts follow.
 * React marks each element, and marks the last one in the task in which it finishes.
 */
export function isTakenOver(): boolean {
  const all = [...document.querySelectorAll('#root *')];
  return (
    // A page that is still to come has none.
    all.length > 0 &&
    all.every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')))
  );
}
