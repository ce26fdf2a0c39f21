// This script stands in the head. It tells the style that there will be a program, and which route the fragment names, because
// Chromium knows no :target before the whole file is there. So an address with a fragment never shows home first. Until the
// program runs, the script also tells the style which link was pressed.
import { LEFT_OUT, MINIMUM_BROWSERS, ROUTE, SCRIPTS } from './marks.ts';

if (CSS.supports(MINIMUM_BROWSERS)) {
  addEventListener('hashchange', () => {
    const root = document.documentElement;
    const route = location.hash.slice(1).replace(/\/+$/, '');
    const isLeftOut = root.getAttribute(LEFT_OUT)?.includes(route.toLowerCase());
    root.setAttribute(SCRIPTS, '');
    root.setAttribute(ROUTE, isLeftOut ? '' : route);
  });
}
if (location.hash) dispatchEvent(new Event('hashchange'));

// If the transfer ends early, there is no event, and the parts that show with the fonts would stay hidden. So after this time, in
// milliseconds, they show without their style. The script looks more than once, because on a slow line the style that hides them
// may come later than that.
const PATIENCE = 10_000;
const watch = setInterval(() => {
  const hiding = document.querySelector('body>style');
  if (hiding && !document.querySelector<HTMLStyleElement>('#fonts')?.sheet) hiding.remove();
  if (hiding) clearInterval(watch);
}, PATIENCE);
