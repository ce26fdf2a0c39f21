import styles from './preview.module.css';
import type { PreviewTarget } from './targets.ts';

/** An outline over a place of the page, with a label for each of its fields. It stands over the frame, so the page stays as it is. */
export class Mark {
  readonly #stage: HTMLElement;
  readonly #outline = document.createElement('div');
  readonly #labels = document.createElement('div');
  #marked: { place: PreviewTarget; frame: HTMLIFrameElement } | undefined;
  #end: ReturnType<typeof setTimeout> | undefined;
  #next = 0;

  constructor(stage: HTMLElement) {
    this.#stage = stage;
    this.#outline.className = `${styles.mark}`;
    this.#labels.className = `${styles.labels}`;
    // Screen readers have the form, and a key that leads there.
    this.#outline.setAttribute('aria-hidden', 'true');
    this.#outline.append(this.#labels);
  }

  get place(): PreviewTarget | undefined {
    return this.#marked?.place;
  }

  /** `labels` are the names of the fields, and lead there. Without a time in milliseconds the mark stays. */
  show(
    place: PreviewTarget,
    frame: HTMLIFrameElement,
    labels: readonly { name: string; go: () => void }[] = [],
    time?: number,
  ): void {
    clearTimeout(this.#end);
    if (time !== undefined) this.#end = setTimeout(() => this.hide(), time);
    const before = this.#marked;
    this.#marked = { place, frame };
    // The pointer may be about to press one of them.
    const areSame = before?.place.fields.join() === place.fields.join();
    if (!areSame || this.#labels.childElementCount !== labels.length)
      this.#labels.replaceChildren(...labels.map(labelFor));
    if (before) return;
    this.#stage.append(this.#outline);
    this.#follow();
  }

  hide(): void {
    clearTimeout(this.#end);
    // Shown again in the same frame, it would be followed twice.
    cancelAnimationFrame(this.#next);
    this.#marked = undefined;
    this.#outline.remove();
  }

  /** The page scrolls, slides and moves its content in, so the mark follows in each frame. */
  #follow(): void {
    if (!this.#marked) return;
    const { place, frame } = this.#marked;
    const box = boxOf(place);
    if (!box || !frame.isConnected) {
      this.hide();
      return;
    }
    const { style } = this.#outline;
    style.left = `${frame.offsetLeft + box.left}px`;
    style.top = `${frame.offsetTop + box.top}px`;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
    // The labels stand above the place, or below it, or in it, so that the pointer can reach them.
    const { offsetHeight } = this.#labels;
    const room = frame.clientHeight;
    const top =
      box.top >= offsetHeight
        ? -offsetHeight
        : box.bottom + offsetHeight <= room
          ? box.height
          : Math.max(0, -box.top);
    this.#labels.style.top = `${top}px`;
    this.#next = requestAnimationFrame(() => this.#follow());
  }
}

function labelFor({ name, go }: { name: string; go: () => void }): HTMLButtonElement {
  const label = document.createElement('button');
  label.type = 'button';
  label.tabIndex = -1;
  label.textContent = name;
  label.addEventListener('click', go);
  return label;
}

/** Of each line of its visible text, or else of the whole element. There are none if the page does not show it. */
export function boxesOf(place: PreviewTarget): readonly DOMRect[] {
  const rects = textRects(place);
  return (rects.length > 0 ? rects : [place.element.getBoundingClientRect()]).filter(
    ({ width, height }) => width > 0 && height > 0,
  );
}

/** Around all of them. */
export function boxOf(place: PreviewTarget): DOMRect | undefined {
  const shown = boxesOf(place);
  if (shown.length === 0) return undefined;
  const left = Math.min(...shown.map((each) => each.left));
  const top = Math.min(...shown.map((each) => each.top));
  const right = Math.max(...shown.map((each) => each.right));
  const bottom = Math.max(...shown.map((each) => each.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

function textRects({ element, part }: PreviewTarget): DOMRect[] {
  const page = element.ownerDocument;
  const texts = page.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = page.createRange();
  const rects: DOMRect[] = [];
  while (texts.nextNode()) {
    if (texts.currentNode.parentElement?.closest('.visually-hidden')) continue;
    range.selectNodeContents(texts.currentNode);
    if (part) {
      const { length } = texts.currentNode.nodeValue ?? '';
      range.setStart(texts.currentNode, Math.min(part[0], length));
      range.setEnd(texts.currentNode, Math.min(part[1], length));
    }
    rects.push(...range.getClientRects());
  }
  return rects;
}
