/**
 * The window that the router works on: the real one, with an address that is always one of our places.
 * It exists for the containers in which the router's own reading fails (srcdoc, data:, blob:, sandboxes):
 * there `location.origin` is 'null', and a relative address belongs to the page around the frame.
 */
import { fragmentOf, placeOf } from './place.ts';

export function createLocationSource(real: Window): Window {
  /** The place, where the container refuses the history, as Chromium up to 116 does in srcdoc. A fragment may be an entry even there. */
  let kept: { state: unknown; hash: string } | undefined;
  try {
    // Otherwise the browser restores the old position after the page was scrolled to its top.
    real.history.scrollRestoration = 'manual';
    real.history.replaceState(real.history.state, '');
  } catch {
    kept = { state: null, hash: real.location.hash };
  }
  const current = () => kept ?? { state: real.history.state, hash: real.location.hash };

  // Resolved by hand: in srcdoc a relative address resolves against the embedding page.
  const resolve = (hash: string | URL) => real.location.href.replace(/#.*$/s, '') + hash;

  function change(how: 'pushState' | 'replaceState', state: unknown, hash?: string) {
    if (!kept) {
      real.history[how](state, '', hash === undefined ? undefined : resolve(hash));
      return;
    }
    const next = { state, hash: hash ?? kept.hash };
    if (how === 'pushState') real.location.hash = next.hash;
    kept = next;
  }

  const history = {
    get state() {
      return current().state;
    },
    pushState: (state: unknown, _: string, hash?: string) => change('pushState', state, hash),
    replaceState: (state: unknown, _: string, hash?: string) => change('replaceState', state, hash),
    go: (steps?: number) => real.history.go(steps),
  };

  const location = {
    // A section is a place on the home page: what the visitor sees as `#contact-section` the router reads as `#/#contact-section`,
    // its path `/` and its hash `#contact-section`, which use-section-scroll.ts follows.
    get hash() {
      const { path, section } = placeOf(current().hash);
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
    const { state, hash } = current();
    const proper = fragmentOf(placeOf(hash));
    if (hash !== '' && hash !== proper) change('replaceState', state, proper);
  }

  tidyAddress();
  // Registered before the router's own listener, which then reads the tidy address.
  real.addEventListener('popstate', () => {
    if (kept) kept = { state: null, hash: real.location.hash };
    tidyAddress();
  });

  return {
    document: real.document,
    history,
    location,
    addEventListener: real.addEventListener.bind(real),
    removeEventListener: real.removeEventListener.bind(real),
  } as unknown as Window;
}
