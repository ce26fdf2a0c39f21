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

  /** Loads one page at a time, and then the last one wanted, because otherwise none would ever be there while somebody types. */
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
    // The form keeps the focus, whatever the page focuses.
    frame.inert = true;
    frame.dataset.loading = '';
    frame.srcdoc = next.page;
    frame.addEventListener('load', () => {
      // A frame begins with an empty document, which loads as well.
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

/** Passes on what is dropped onto the page, because the browser would leave the page for it. */
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
 * Names the route before the first script of the page runs, because later the page would go there with an entrance. The
 * address of srcdoc cannot name it, and the document of the page comes some moments later.
 */
function nameRoute(frame: HTMLIFrameElement, route: string): void {
  const page = frame.contentWindow;
  if (page && isPage(frame)) page.location.hash = route;
  else if (frame.isConnected) setTimeout(nameRoute, 0, frame, route);
}
