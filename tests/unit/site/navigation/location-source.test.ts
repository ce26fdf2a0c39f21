import { describe, expect, test } from 'vitest';
import { createLocationSource } from '../../../../src/site/navigation/location-source.ts';
import { site } from '../../../support/owners/content.ts';

/** The parts of a window that the source uses, at any address, in a container with given restrictions. */
function fakeWindow(address: string, refuses: 'nothing' | 'history' | 'everything' = 'nothing') {
  let href = address;
  let state: unknown = null;
  const listeners: (() => void)[] = [];
  function change(next: unknown, _title: string, url?: string) {
    if (refuses !== 'nothing') throw new DOMException('refused', 'SecurityError');
    state = next;
    if (url !== undefined) href = url;
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
  test('gives each address that is typed in a key of its own, by which it is come back to', () => {
    const { window, visit } = fakeWindow('file:///a/index.html');
    const { history } = createLocationSource(window, site).window;
    const keys = ['#/About', '#/Contact', '#/About'].map((hash) => {
      visit(`file:///a/index.html${hash}`);
      return history.state.key;
    });
    expect(new Set(keys).size).toBe(3);
  });

  test('goes by the fragment where the container refuses the history', () => {
    const { window, address, visit } = fakeWindow('about:srcdoc', 'history');
    const { history, location } = createLocationSource(window, site).window;
    history.replaceState({ idx: 0 }, '');
    history.pushState({ idx: 1 }, '', '#/Contact');
    expect([history.state, location.hash]).toEqual([{ idx: 1 }, '#/Contact']);
    expect(address()).toBe('about:srcdoc#/Contact');
    visit('about:srcdoc');
    expect(location.hash).toBe('#/');
  });

  test('keeps the place itself where the container refuses fragments, too', () => {
    const { window, address } = fakeWindow('about:srcdoc#about-section', 'everything');
    const { history, location } = createLocationSource(window, site).window;
    expect(location.hash).toBe('#/#about-section');
    history.replaceState({ idx: 0 }, '');
    expect([history.state, location.hash]).toEqual([{ idx: 0 }, '#/#about-section']);
    history.pushState({ idx: 1 }, '', '#/Contact');
    expect([history.state, location.hash]).toEqual([{ idx: 1 }, '#/Contact']);
    expect(address()).toBe('about:srcdoc#about-section');
  });
});
