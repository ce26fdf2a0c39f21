import type { Composed } from '../composer/worker.ts';
import { markExamples } from './mark-examples.ts';
import { allowFilms, type FilmNamed, playFilms } from './play-films.ts';

/**
 * Shows pages one after the other in an element. The next page loads in a hidden frame, which then replaces the visible one at the
 * same scroll position, so nothing flashes.
 */
type Shown = { page: string; route: string; examples: Composed['examples'] };

export class Frames {
  readonly #place: HTMLElement;
  readonly #title: string;
  readonly #filmNamed: FilmNamed;
  #wanted: Shown | undefined;
  #isLoading = false;
  #seen: (Shown & { frame: HTMLIFrameElement }) | undefined;

  constructor(place: HTMLElement, title: string, filmNamed: FilmNamed) {
    this.#place = place;
    this.#title = title;
    this.#filmNamed = filmNamed;
  }

  /** Loads one page to its end, and then the latest one. If each change began again, no page would be shown while somebody types. */
  show(wanted: Shown): void {
    this.#wanted = wanted;
    if (!this.#isLoading) this.#load();
  }

  #load(): void {
    const next = this.#wanted;
    this.#wanted = undefined;
    if (!next || (next.page === this.#seen?.page && next.route === this.#seen.route)) return;
    this.#isLoading = true;
    const frame = document.createElement('iframe');
    frame.title = this.#title;
    // An inert frame cannot take the focus away from the form.
    frame.inert = true;
    frame.dataset.loading = '';
    frame.srcdoc = allowFilms(next.page);
    frame.addEventListener('load', () => {
      // A frame first loads an empty document.
      if (!isPage(frame)) return;
      this.#put({ ...next, frame });
      this.#isLoading = false;
      this.#load();
    });
    this.#place.append(frame);
    nameRoute(frame, next.route);
  }

  #put(next: Shown & { frame: HTMLIFrameElement }): void {
    const before = this.#seen;
    if (before?.route === next.route) {
      const top = before.frame.contentWindow?.scrollY ?? 0;
      next.frame.contentWindow?.scrollTo({ top, behavior: 'instant' });
    }
    const page = next.frame.contentWindow as (Window & typeof globalThis) | null;
    if (page) {
      passOnDrops(page);
      playFilms(page.document, this.#filmNamed);
      markExamples(page, next.examples);
    }
    delete next.frame.dataset.loading;
    next.frame.inert = false;
    before?.frame.remove();
    this.#seen = next;
  }
}

/** Passes files that are dropped onto the page to the studio, because the browser would open them in the frame. */
function passOnDrops(page: Window): void {
  page.addEventListener('dragover', (event) => event.preventDefault());
  page.addEventListener('drop', (event) => {
    event.preventDefault();
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: event.dataTransfer }));
  });
}

const isPage = (frame: HTMLIFrameElement) =>
  frame.contentWindow?.location.href.startsWith('about:srcdoc');

/**
 * Sets the route as the fragment before the first script of the page runs, because later the page would animate the change. srcdoc
 * has no address that could contain the fragment, and the document of the page is there only some moments later, so it tries again.
 */
function nameRoute(frame: HTMLIFrameElement, route: string): void {
  const page = frame.contentWindow;
  if (page && isPage(frame)) page.location.hash = route;
  else if (frame.isConnected) setTimeout(nameRoute, 0, frame, route);
}
