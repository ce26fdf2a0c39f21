/** Notes what the visitor reads, and returns a function that scrolls it to where it was. Safari does not do that itself. */
export function keepPlace(): () => void {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const belowTheBar = Number.parseFloat(scrollPaddingTop) || 0;
  const read = [...document.querySelectorAll('main *')].find(
    (element) => !element.firstElementChild && element.getBoundingClientRect().top >= belowTheBar,
  );
  const topOf = () => read?.getBoundingClientRect().top ?? 0;
  const before = topOf();
  return () => {
    if (window.scrollY > 0 && read?.isConnected)
      window.scrollBy({ top: topOf() - before, behavior: 'instant' });
  };
}
