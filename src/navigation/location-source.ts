/**
 * The window that the router works on: the real one, with an address that is always one of our places.
 * It exists for the containers in which the router's own reading fails (srcdoc, data:, blob:, sandboxes):
 * there `location.origin` is 'null', and a relative address belongs to the page around the frame.
 */
import { fragmentOf, placeOf } from './place.ts';

/** Undefined where the container refuses the history altogether; the site then keeps its place in memory. */
export function createLocationSource(real: Window): Window | undefined {
  try {
    // Otherwise the browser restores the old position after the page was scrolled to its top.
    real.history.scrollRestoration = 'manual';
    real.history.replaceState(real.history.state, '');
  } catch {
    return undefined;
  }

  // Resolved by hand: in srcdoc a relative address resolves against the embedding page.
  const resolve = (hash: string | URL) => real.location.href.replace(/#.*$/s, '') + hash;

  const history = {
    get state() {
      return real.history.state;
    },
    pushState: (state: unknown, title: string, url: string) =>
      real.history.pushState(state, title, resolve(url)),
    replaceState: (state: unknown, title: string, url?: string) =>
      real.history.replaceState(state, title, url === undefined ? undefined : resolve(url)),
    go: (steps?: number) => real.history.go(steps),
  };

  const location = {
    // A section is a place on the home page: what the visitor sees as `#contact-section` the router reads as `#/#contact-section`,
    // its path `/` and its hash `#contact-section`, which use-section-scroll.ts follows.
    get hash() {
      const { path, section } = placeOf(real.location.hash);
      return section ? `#${path}#${section}` : `#${path}`;
    },
    get href() {
      return real.location.href;
    },
    // Only ever parsed, never requested; the real one can be 'null', which does not parse.
    origin: 'http://localhost',
    assign: (url: string) => real.location.assign(resolve(url)),
  };

  /** Gives an address that means one of our places in another spelling, or none of them, its proper form. */
  function tidyAddress() {
    const { hash } = real.location;
    const proper = fragmentOf(placeOf(hash));
    if (hash !== '' && hash !== proper) history.replaceState(real.history.state, '', proper);
  }

  tidyAddress();
  // Registered before the router's own listener, which then reads the tidy address.
  real.addEventListener('popstate', tidyAddress);

  return {
    document: real.document,
    history,
    location,
    addEventListener: real.addEventListener.bind(real),
    removeEventListener: real.removeEventListener.bind(real),
  } as unknown as Window;
}
