/** Notes what the visitor reads, and returns a function that scrolls it to where it was. Safari does not do that itself. */
export function keepPlace(): () => void {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  // What a browser has scrolled to may lie a part of a pixel higher.
  const belowTheBar = (Number.parseFloat(scrollPaddingTop) || 0) - 1;
  const read = [...document.querySelectorAll('main *')].find(
    (element) => !element.firstElementChild && topOf(element) >= belowTheBar,
  );
  if (!read || window.scrollY === 0) return () => {};
  const before = topOf(read);
  const path = pathTo(read);
  return () => {
    // Paragraphs and the carousel may have been made anew.
    const now = read.isConnected ? read : elementAt(path);
    window.scrollBy({ top: topOf(now) - before, behavior: 'instant' });
  };
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** The place of an element among its neighbours, and of each that it is in. */
function pathTo(element: Element): number[] {
  const { parentElement: parent } = element;
  return parent ? [...pathTo(parent), [...parent.children].indexOf(element)] : [];
}

function elementAt(path: readonly number[]): Element {
  return path.reduce<Element>(
    (parent, place) => parent.children[place] ?? parent,
    document.documentElement,
  );
}
