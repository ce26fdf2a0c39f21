/**
 * Leads from a place of the page to its field. What leads on within the site works as there: on such a button or link, the label of
 * the mark leads to the field. What would leave the site leads to its field as well.
 */
import { isComposing } from '../keys.ts';
import { controlOf } from '../model/studio-actions.ts';
import type { View } from './find-target.ts';
import type { PageContent } from './finders.ts';
import { boxesOf, boxOf, type Mark } from './mark.ts';
import { type PreviewTarget, placesOf } from './targets.ts';

export type Pointing = {
  mark: Mark;
  /** Leads to a field of the form. */
  go: (field: string) => void;
  /** Leads back to the field from which somebody came. */
  back: () => void;
  /** Edits the language of a page that the site makes itself, if the link leads to one. */
  speak: (language: string) => boolean;
  /** Hears which field the focus in the page is at. */
  focused: (field: string) => void;
};

/** In pixels: how near to a text the pointer has to be. */
const NEAR = 3;

/** Shows a mark, with labels that lead to the fields. */
function showMark({ fields, ...place }: PreviewTarget, view: View, { mark, go }: Pointing): void {
  // A field that the form does not show has no control, but a group around it.
  const controls = new Map(
    fields.map(view.inForm).flatMap((field) => {
      const control = controlOf(field);
      return control ? [[control, field] as const] : [];
    }),
  );
  const labels = [...controls].map(([control, field]) => ({
    name: labelOf(control),
    go: () => go(field),
  }));
  mark.show({ fields, ...place }, view.frame, labels);
}

function labelOf(control: HTMLElement): string {
  const name = control.getAttribute('aria-label');
  // The `labels` of a control search the whole document.
  const label = control.closest('[data-field]')?.querySelector('legend, label');
  return name ?? (label ?? control.querySelector('legend'))?.textContent ?? '';
}

export function listen(view: View, pointing: Pointing): void {
  const page = view.frame.contentWindow as (Window & typeof globalThis) | null;
  if (!page) return;
  const { document } = page;
  const goTo = ({ fields: [first = ''] }: PreviewTarget) => pointing.go(view.inForm(first));

  const hover = ({ clientX: x, clientY: y }: PointerEvent) => {
    const place = placeAt(document, view.content, x, y);
    if (place) showMark(place, view, pointing);
    else pointing.mark.hide();
  };
  page.addEventListener('pointermove', hover);
  // A finger does not move before.
  page.addEventListener('pointerdown', hover);

  const takeClick = (event: MouseEvent) => {
    const { target, clientX: x, clientY: y } = event;
    const control = controlAt(target);
    // A key that presses a control is a click as well.
    const isKey = event.detail === 0;
    const language = control?.matches('nav > a') ? control.getAttribute('hreflang') : null;
    if (language !== null && pointing.speak(language)) return event.preventDefault();
    if (isKey ? isWithinSite(control) : worksAsInSite(control, x, y)) return;
    const place = isKey
      ? placeAround(control, view.content)
      : placeAt(document, view.content, x, y);
    if (!place && (!control || isWithinSite(control))) return;
    event.preventDefault();
    event.stopPropagation();
    if (place) goTo(place);
  };
  page.addEventListener('click', takeClick, true);
  page.addEventListener('auxclick', takeClick, true);

  page.addEventListener('focusin', ({ target }) => {
    // After a press, the page moves the focus to the heading that the press leads to.
    const element = target as Element;
    const place = element.matches(':focus-visible') && placeAround(element, view.content);
    if (!place) return;
    showMark(place, view, pointing);
    pointing.focused(view.inForm(place.fields[0] ?? ''));
  });
  page.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !isComposing(event)) pointing.back();
  });
}

const controlAt = (target: EventTarget | null): Element | null =>
  (target as Element | null)?.closest?.('a, button, input, textarea, video, audio') ?? null;

/** A picture that can be seen alone leads to its field. */
const isWithinSite = (control: Element | null): boolean =>
  control !== null &&
  (control.localName === 'a'
    ? (control.getAttribute('href') ?? '').startsWith('#')
    : control.getAttribute('type') !== 'submit' && !control.hasAttribute('aria-haspopup'));

/** Whether a press belongs to a control. The link of a card lies over all of the card, but is seen only where its text is. */
const worksAsInSite = (control: Element | null, x: number, y: number): boolean =>
  isWithinSite(control) &&
  [...(control?.getClientRects() ?? [])].some((box) => contains(box, x, y));

const contains = ({ left, top, right, bottom }: DOMRect, x: number, y: number, near = 0) =>
  x >= left - near && x <= right + near && y >= top - near && y <= bottom + near;

/** What lets a press through, so that no search by a point finds it, and the element around it that takes the press. */
const LETS_THROUGH = [
  ['[data-screening]:not([data-screening=film][data-used]) header > *', 'article'],
  ['p > [data-kind]', '.swiper-slide'],
] as const;

/** The place that is seen at a point. */
function placeAt(
  page: Document,
  site: PageContent,
  x: number,
  y: number,
): PreviewTarget | undefined {
  const hit = page.elementsFromPoint(x, y);
  // What stands below the bar is not seen.
  const layer = hit[0]?.closest('body > * > *');
  const through = LETS_THROUGH.flatMap(([selector, around]) =>
    [...page.querySelectorAll(selector)].filter((each) =>
      hit.includes(each.parentElement?.closest(around) ?? each),
    ),
  );
  for (const element of [...through, ...hit]) {
    if (!layer?.contains(element)) continue;
    // Of several places in one text each may have a part of a line.
    const places = placesOf(element, site);
    const place = places.find((each) => {
      const boxes = places.length > 1 ? boxesOf(each) : [boxOf(each)];
      return boxes.some((box) => box && contains(box, x, y, NEAR));
    });
    if (place) return place;
  }
  return undefined;
}

/** The place that an element is in. */
function placeAround(element: Element | null, site: PageContent): PreviewTarget | undefined {
  for (let each = element; each; each = each.parentElement) {
    const [place] = placesOf(each, site);
    if (place) return place;
  }
  return undefined;
}
