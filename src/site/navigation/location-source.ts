/**
 * The window that the router works on: the real one, but its address is always one of our places.
 * The router cannot read the real address in srcdoc, data:, blob: and sandboxes, because `location.origin` is 'null' there
 * and a relative address belongs to the page around the frame.
 */
import type { RoutedSite } from '../../routes.ts';
import { fragmentOf, placeOf } from './place.ts';

export type LocationSource = {
  window: Window;
  /** The language that the visitor chose. Each entry of the history keeps it, so it is the same when the page is loaded again. */
  language: string | undefined;
};

export function createLocationSource(real: Window, site: RoutedSite): LocationSource {
  /** The place, kept here where the history cannot be written, as in srcdoc in Chromium up to 116. A new fragment still adds an entry. */
  let kept: { state: object | null; hash: string } | undefined;
  let language: string | undefined = real.history.state?.language;
  /** Whether the visitor has been here before: the page is loaded again, or is come back to. */
  const isRead = real.history.state !== null;
  try {
    real.history.replaceState(real.history.state, '');
  } catch {
    kept = { state: null, hash: real.location.hash };
  }
  /** The address at the start. It stays until the router listens, because the router's first page has to be the one that is hydrated. */
  let first: string | undefined;
  const current = () => kept ?? { state: real.history.state, hash: real.location.hash };

  // We resolve the address ourselves, because in srcdoc a relative address belongs to the page around the frame.
  const resolve = (hash: string | URL) => real.location.href.replace(/#.*$/s, '') + hash;

  function change(how: 'pushState' | 'replaceState', given: object | null, hash?: string) {
    const state = language === undefined ? given : { ...given, language };
    if (hash !== undefined) first = undefined;
    if (!kept) return real.history[how](state, '', hash === undefined ? undefined : resolve(hash));
    const next = { state, hash: hash ?? kept.hash };
    if (how === 'pushState') real.location.hash = next.hash;
    kept = next;
  }

  const history = {
    get state() {
      return current().state;
    },
    pushState: (state: object, _: string, hash?: string) => change('pushState', state, hash),
    replaceState: (state: object, _: string, hash?: string) => change('replaceState', state, hash),
    go: (steps?: number) => real.history.go(steps),
  };

  const location = {
    // A section is a place on the home page. The visitor sees `#contact-section`, and the router reads `#/#contact-section`:
    // the path `/` and the hash `#contact-section`, which use-section-scroll.ts follows.
    get hash() {
      const { path, section } = placeOf(first ?? current().hash, site);
      return section ? `#${path}#${section}` : `#${path}`;
    },
    get href() {
      return real.location.href;
    },
    // The router only parses it. The real one can be 'null', which does not parse.
    origin: 'http://localhost',
    assign: (url: string) => real.location.assign(resolve(url)),
  };

  /** Corrects an address that spells a place differently, or names none. Who has been here reads on, away from the section it names. */
  function tidyAddress(isRead = false) {
    const { state, hash } = current();
    const { path, section } = placeOf(hash, site);
    const proper = fragmentOf(section && !isRead ? { path, section } : { path });
    if (hash !== '' && hash !== proper) change('replaceState', state, proper);
  }

  tidyAddress(isRead);
  first = current().hash;
  // Our listener comes before the router's, which then reads the corrected address.
  real.addEventListener('popstate', () => {
    if (kept) kept = { state: null, hash: real.location.hash };
    tidyAddress();
    // An address that is typed in comes without a state. With one it is known when it is come back to.
    change('replaceState', current().state ?? { idx: null, key: `${performance.now()}` });
  });

  const source = {
    // The router would build its addresses in another way if another program has put a <base> into the page.
    document: { querySelector: () => null },
    history,
    location,
    addEventListener: (type: string, listener: (event: Event) => void) => {
      real.addEventListener(type, listener);
      const hasMoved = first !== undefined && first !== current().hash;
      first = undefined;
      // Later, because the router's listener does nothing before this returns.
      if (hasMoved) queueMicrotask(() => listener(new Event('popstate')));
    },
    removeEventListener: real.removeEventListener.bind(real),
  } as unknown as Window;
  return {
    window: source,
    get language() {
      return language;
    },
    set language(chosen) {
      language = chosen;
      change('replaceState', current().state);
    },
  };
}
