/**
 * Shows pages one after the other in an element. Each loads behind the one that is seen and takes its place, scrolled as that
 * was, so nothing flashes.
 */
type Shown = { page: string; route: string };

export class Frames {
  readonly #place: HTMLElement;
  readonly #title: string;
  #wanted: Shown | undefined;
  #isLoading = false;
  #seen: (Shown & { frame: HTMLIFrameElement }) | undefined;

  constructor(place: HTMLElement, title: string) {
    this.#place = place;
    this.#title = title;
  }

  /** One loads at a time, and the last one wanted is the next: or while somebody types none would ever be there. */
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
    // Whatever it focuses, the form keeps the focus.
    frame.inert = true;
    frame.dataset.loading = '';
    frame.srcdoc = next.page;
    frame.addEventListener('load', () => {
      // Of the empty document that a frame begins with.
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
    if (next.frame.contentWindow) passOnDrops(next.frame.contentWindow);
    delete next.frame.dataset.loading;
    next.frame.inert = false;
    before?.frame.remove();
    this.#seen = next;
  }
}

/** What is dropped onto the page is meant for the studio; the page itself would be left for it. */
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
 * Before the first script of the page runs, so that it begins on that route: later it would go there, with an entrance. A page
 * in srcdoc has no address that could name it, and its own document is there only some moments later.
 */
function nameRoute(frame: HTMLIFrameElement, route: string): void {
  const page = frame.contentWindow;
  if (page && isPage(frame)) page.location.hash = route;
  else if (frame.isConnected) setTimeout(nameRoute, 0, frame, route);
}
