/**
 * Runs in the page: whether the program has taken over all of it. The buttons of the bar are there before, and the parts
 * follow the frame. React leaves its mark on each element, and the last one's comes in one task with the end.
 */
export function isTakenOver(): boolean {
  return [...document.querySelectorAll('#root *')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
  );
}
