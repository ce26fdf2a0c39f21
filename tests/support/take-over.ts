/**
 * Runs in the page: whether the program has taken over all of it. The buttons of the bar are there before, and the parts
 * follow the frame. React leaves its mark on each element, and the last one's comes in one task with the end.
 */
export function isTakenOver(): boolean {
  const all = [...document.querySelectorAll('#root *')];
  return (
    // None is there on a page that has yet to come.
    all.length > 0 &&
    all.every((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber$')))
  );
}
