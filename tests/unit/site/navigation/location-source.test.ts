import { UNSAFE_createHashHistory } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { createLocationSource } from '../../../../src/site/navigation/location-source.ts';
import { site } from '../../../support/owners/content.ts';

/** The parts of a window that the source uses, at any address, in a container with given restrictions. */
function fakeWindow(
  address: string,
  refuses: 'nothing' | 'relative' | 'history' | 'everything' = 'nothing',
  state: unknown = null,
) {
  let href = address;
  const listeners: (() => void)[] = [];
  function change(next: unknown, _title: string, url?: string) {
    if (refuses === 'history' || refuses === 'everything')
      throw new DOMException('refused', 'SecurityError');
    state = next;
    if (url === undefined) return;
    if (refuses === 'relative' && url.startsWith('#')) {
      throw new DOMException('refused', 'SecurityError');
    }
    href = url;
  }
  function visit(url: string) {
    href = url;
    state = null;
    for (const listener of listeners) listener();
  }
  const fake = {
    document: {},
    history: {
      get state() {
        return state;
      },
      pushState: change,
      replaceState: change,
      go() {},
    },
    location: {
      get href() {
        return href;
      },
      get hash() {
        return href.includes('#') ? href.slice(href.indexOf('#')) : '';
      },
      set hash(hash) {
        if (refuses !== 'everything') visit(href.replace(/#.*$/, '') + hash);
      },
      get origin() {
        return 'null';
      },
      assign() {},
    },
    addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
    removeEventListener() {},
  };
  return {
    window: fake as unknown as Window,
    address: () => href,
    visit,
  };
}

describe('the location source', () => {
  test.each([
    ['file:///media/My%20Stick/index.html', 'file:///media/My%20Stick/index.html#/About'],
    ['about:srcdoc', 'about:srcdoc#/About'],
    ['data:text/html,x', 'data:text/html,x#/About'],
    ['blob:null/1-2-3', 'blob:null/1-2-3#/About'],
    ['https://example.com/sub?query#/Contact', 'https://example.com/sub?query#/About'],
  ])('at %s moves within the document', (start, end) => {
    const { window, address } = fakeWindow(start, 'relative');
    createLocationSource(window, site).history.pushState(null, '', '#/About');
    expect(address()).toBe(end);
  });

  test('has an origin that the router can parse, where the real one is null', () => {
    const source = createLocationSource(fakeWindow('about:srcdoc').window, site);
    expect(() => new URL('/x', source.location.origin)).not.toThrow();
  });

  test.each([
    ['#/nope', '#/'],
    ['#%E0%A4%A', '#/'],
    ['#/about/', '#/About'],
    ['#about-section', '#about-section'],
    ['', ''],
  ])('turns the address %j into %j', (before, after) => {
    const { window, address } = fakeWindow(`file:///a/index.html${before}`);
    createLocationSource(window, site);
    expect(address()).toBe(`file:///a/index.html${after}`);
  });

  test('mends an address that is typed in later, before the router reads it', () => {
    const { window, address, visit } = fakeWindow('file:///a/index.html');
    const { location, addEventListener } = createLocationSource(window, site);
    const read: string[] = [];
    addEventListener('popstate', () => read.push(location.hash));
    visit('file:///a/index.html#<script>');
    expect(address()).toBe('file:///a/index.html#/');
    expect(read).toEqual(['#/']);
  });

  test('stays where the page begins until the router listens, which is told then', async () => {
    const { window, visit } = fakeWindow('file:///a/index.html#/About');
    const history = UNSAFE_createHashHistory({ window: createLocationSource(window, site) });
    visit('file:///a/index.html#/Contact');
    expect(history.location.pathname).toBe('/About');
    const heard: string[] = [];
    history.listen(({ location }) => heard.push(location.pathname));
    await Promise.resolve();
    expect(heard).toEqual(['/Contact']);
  });

  test('gives the router a section as a part of the home page', () => {
    const source = createLocationSource(
      fakeWindow('file:///a/index.html#contact-section').window,
      site,
    );
    expect(source.location.hash).toBe('#/#contact-section');
  });

  test('names the page alone where the visitor has been before, because they read on where they were', () => {
    const { window, address } = fakeWindow('file:///a/index.html#contact-section', 'nothing', {
      idx: 0,
    });
    const source = createLocationSource(window, site);
    expect(source.location.hash).toBe('#/');
    expect(address()).toBe('file:///a/index.html#/');
  });

  test('gives each address that is typed in a key of its own, by which it is come back to', () => {
    const { window, visit } = fakeWindow('file:///a/index.html');
    const { history } = createLocationSource(window, site);
    const keys = ['#/About', '#/Contact', '#/About'].map((hash) => {
      visit(`file:///a/index.html${hash}`);
      return history.state.key;
    });
    expect(new Set(keys).size).toBe(3);
  });

  test('goes by the fragment where the container refuses the history', () => {
    const { window, address, visit } = fakeWindow('about:srcdoc', 'history');
    const { history, location } = createLocationSource(window, site);
    history.replaceState({ idx: 0 }, '');
    history.pushState({ idx: 1 }, '', '#/Contact');
    expect([history.state, location.hash]).toEqual([{ idx: 1 }, '#/Contact']);
    expect(address()).toBe('about:srcdoc#/Contact');
    visit('about:srcdoc');
    expect(location.hash).toBe('#/');
  });

  test('keeps the place itself where the container refuses fragments, too', () => {
    const { window, address } = fakeWindow('about:srcdoc#about-section', 'everything');
    const { history, location } = createLocationSource(window, site);
    expect(location.hash).toBe('#/#about-section');
    history.replaceState({ idx: 0 }, '');
    expect([history.state, location.hash]).toEqual([{ idx: 0 }, '#/#about-section']);
    history.pushState({ idx: 1 }, '', '#/Contact');
    expect([history.state, location.hash]).toEqual([{ idx: 1 }, '#/Contact']);
    expect(address()).toBe('about:srcdoc#about-section');
  });
});
