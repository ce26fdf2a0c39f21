/** One class, because loading a page, and leading to a place in it, wait for each other. */
import { type Path as Route, routeOf } from '../../routes.ts';
import type { Composed } from '../composer/composing.ts';
import { commandOf } from '../keys.ts';
import { fieldAt, goTo } from '../model/studio-actions.ts';
import { isTextField, listenToDrops } from '../opening/listen-to-drops.ts';
import { type Goal, routeFor, routeIn, showsRoute, targetOf, type View } from './find-target.ts';
import type { PageContent } from './finders.ts';
import { givePictures, takePictures } from './give-pictures.ts';
import { Mark } from './mark.ts';
import { markExamples } from './mark-examples.ts';
import { PictureAddresses } from './picture-addresses.ts';
import { type FilmNamed, playFilms } from './play-films.ts';
import { listen, type Pointing } from './pointing.ts';
import { BEGIN, previewPage } from './preview-page.ts';
import { keepSlide, START, scrollTo, showSlide, soon } from './reveal.ts';
import { differInTexts, hearSayer, type PageWindow, sayInPlace } from './say-in-place.ts';
import { contentOf } from './targets.ts';

type Shown = Omit<Composed, 'issues' | 'places'> & {
  inForm: (field: string) => string;
};

type Seen = Shown & View;

/** What the studio does for the preview, and hears of it. */
type Hears = Pick<Pointing, 'speak'> & {
  /** Makes the form visible. */
  reach: () => void;
  /** The studio is in a sandbox, so it cannot reach into a frame. */
  shielded: () => void;
  fail: (error: unknown) => void;
};

/** In milliseconds: how long the mark of a field stays after it is found or has changed. */
const MARKED = 2500;

/**
 * Shows pages one after the other in an element. A changed text is said in the page that is seen. Any other page loads in a hidden frame,
 * which then replaces the visible one at the same scroll position and with the same slide, so nothing flashes.
 */
export class Frames {
  readonly #stage: HTMLElement;
  readonly #title: string;
  readonly #filmNamed: FilmNamed;
  readonly #hears: Hears;
  readonly #pointing: Pointing;
  readonly #pictures = new PictureAddresses();
  #wanted: Shown | undefined;
  #isLoading = false;
  #seen: Seen | undefined;
  #goal: Goal | undefined;
  /** The route that the next page shall show. Without one it shows what the page before showed. */
  #route: Route | undefined;
  /** Where the field of the goal is shown, as far as we know. */
  #aimed: Route | undefined;
  /** The route of the last goal, if the page does not have it. */
  #missed: Route | undefined;
  /** The field that somebody has just pointed at. Its place is in view, so the page stays as it is. */
  #pointedAt: string | undefined;
  /** Whether the field of the goal still has to be scrolled into view. */
  #isToScroll = false;
  /** The field to which Escape leads from the page. */
  #back: string | undefined;

  constructor(stage: HTMLElement, title: string, filmNamed: FilmNamed, hears: Hears) {
    this.#stage = stage;
    this.#title = title;
    this.#filmNamed = filmNamed;
    this.#hears = hears;
    const go = (field: string) => {
      hears.reach();
      goTo(field);
      // The form says what to seek only after this.
      this.#pointedAt = fieldAt(document.activeElement);
    };
    this.#pointing = {
      mark: new Mark(stage),
      go,
      speak: hears.speak,
      back: () => {
        const field = this.#back ?? this.#goal?.field;
        if (field !== undefined) go(field);
      },
      focused: (field) => {
        this.#back = field;
      },
    };
    stage.addEventListener('pointerleave', ({ pointerType }) => {
      if (pointerType !== 'touch') this.#pointing.mark.hide();
    });
  }

  /** Shows one page after the other, each to its end, and then the latest one. If each change began again, no page would be shown while somebody types. */
  show(wanted: Shown): void {
    this.#wanted = wanted;
    // A page that was not there before may have come, such as that of the first paragraph.
    if (this.#missed && hasRoute(wanted.page, this.#missed)) this.#route = this.#missed;
    this.#load();
  }

  /** Shows the place of a field: in the page that is seen if it has it, or else on the route that has it. */
  leadTo(goal: Goal): void {
    const isInView = goal.field !== undefined && goal.field === this.#pointedAt;
    this.#goal = goal;
    this.#pointedAt = undefined;
    this.#missed = undefined;
    this.#back = undefined;
    this.#isToScroll = goal.field !== undefined && !isInView;
    this.#aimed = isInView ? this.#routeOfGoal() : undefined;
    this.#aim();
  }

  #routeOfGoal(): Route | undefined {
    const goal = this.#goal;
    if (!goal || !this.#seen || goal.field === undefined) return goal?.route;
    return routeFor(this.#seen, goal);
  }

  /** Goes to the route of the goal, unless the page that is seen shows it, too: home shows most of what the others show. */
  #aim(): void {
    const [view, before] = [this.#seen, this.#aimed];
    const { route, field } = this.#goal ?? {};
    this.#aimed = this.#routeOfGoal();
    // A change of the site may give the field another page. Otherwise a visitor stays where the links led.
    if (this.#aimed === before) return;
    const found = view && field !== undefined ? targetOf(view, field) : undefined;
    const isSeen =
      view &&
      (found?.isOwn || (found && this.#aimed === route) || routeIn(view).path === this.#aimed);
    if (!isSeen) this.#route = this.#aimed;
    if (isSeen) this.#reveal();
    else this.#load();
  }

  /** Moves the focus to the place of its field. */
  enter(): void {
    const page = this.#seen?.frame.contentWindow;
    const field = this.#goal?.field;
    if (!this.#seen || !page || field === undefined) return;
    const place = targetOf(this.#seen, field)?.place;
    page.focus();
    const element = place?.element;
    const control = element?.matches('a, button') ? element : element?.querySelector('a, button');
    if (control) (control as HTMLElement).focus({ preventScroll: true });
    // Tab, and a screen reader, continue from there.
    else if (element) page.getSelection()?.collapse(element, 0);
    if (place) this.#pointing.mark.show(place, this.#seen.frame);
    this.#back = field;
  }

  #load(): void {
    const [next, before, route] = [this.#wanted, this.#seen, this.#route];
    if (this.#isLoading || !next || (next.page === before?.page && !route)) return;
    this.#route = undefined;
    this.#isLoading = true;
    const content = contentOf(next.page);
    const said = { ...next, content };
    if (before && !route && differInTexts(before, said))
      this.#say(before, said).catch(this.#hears.fail);
    else this.#loadFrame(said, route);
  }

  async #say(seen: Seen, next: Omit<Seen, 'frame'>): Promise<void> {
    // Its program has to start first.
    const isSaid = await soon(() => sayInPlace(seen.frame.contentWindow, next), START);
    if (!isSaid) return this.#loadFrame(next);
    // The listeners of the page have it.
    Object.assign(seen, next);
    this.#shown(seen);
  }

  #loadFrame(next: Omit<Seen, 'frame'>, route?: Route): void {
    const before = this.#seen;
    const frame = document.createElement('iframe');
    frame.title = this.#title;
    // An inert frame cannot take the focus away from the form.
    frame.inert = true;
    frame.dataset.loading = '';
    frame.name = route ?? (before ? sameRoute(before, next.content) : '/');
    const { page, pictures } = takePictures(this.#pictures.insert(next.page, next.pictures));
    frame.srcdoc = previewPage(page);
    frame.addEventListener(BEGIN, () => hearSayer(frame.contentWindow as PageWindow, next.content));
    const loaded = async () => {
      if (!frame.contentDocument) return this.#hears.shielded();
      // A frame first loads an empty document.
      if (!isPage(frame)) return;
      const view = { ...next, frame };
      await soon(() => showsRoute(view), START);
      // This asks anew, because a listener that held the frame before would keep all frames in memory: each holds the one before.
      if (this.#seen && !route) await keepPosition(this.#seen.frame, frame);
      if (frame.contentDocument) await givePictures(frame.contentDocument, pictures);
      this.#missed = route && !hasRoute(next.page, route) ? route : undefined;
      this.#put(view);
    };
    frame.addEventListener('load', () => loaded().catch(this.#hears.fail));
    this.#stage.append(frame);
  }

  #put(next: Seen): void {
    const { frame } = next;
    const page = frame.contentWindow as PageWindow | null;
    if (page) {
      passOnDrops(page);
      passOnKeys(page);
      playFilms(page.document, this.#filmNamed);
      markExamples(page, next, next.examples);
    }
    listen(next, this.#pointing);
    delete frame.dataset.loading;
    frame.inert = false;
    const before = this.#seen;
    const hadFocus = document.activeElement === before?.frame;
    before?.frame.remove();
    this.#pictures.keepOnly(next.pictures);
    if (hadFocus) frame.contentWindow?.focus();
    this.#seen = next;
    this.#shown(next);
  }

  #shown(next: Seen): void {
    this.#pointing.mark.hide();
    this.#isLoading = false;
    this.#aim();
    // The focus may have come to a field of this page while it was loading.
    if (this.#route === routeIn(next).path) this.#route = undefined;
    this.#load();
    // The program has to start first. A page that is on its way has the place of the field, or a better one.
    void soon(() => this.#seen !== next || this.#isLoading || this.#reveal(), START);
  }

  /** Marks the place of its field, if the page has one, and brings it into view. */
  #reveal(): boolean {
    const view = this.#seen;
    const page = view?.frame.contentWindow;
    const field = this.#goal?.field;
    if (!view || !page || field === undefined) return true;
    const place = targetOf(view, field)?.place;
    if (!place) return false;
    const { mark } = this.#pointing;
    mark.show(place, view.frame, [], MARKED);
    if (!this.#isToScroll) return true;
    this.#isToScroll = false;
    scrollTo(page, place);
    void soon(() => this.#seen !== view || showSlide(page, place), START).then(() => {
      // The carousel of a slow computer may start after the mark has gone.
      const isWanted = this.#seen === view && this.#goal?.field === field;
      if (isWanted && (mark.place ?? place) === place) mark.show(place, view.frame, [], MARKED);
    });
    return true;
  }
}

const hasRoute = (page: string, route: Route) => routeOf(route, contentOf(page)).path === route;

/** The route that the page before shows. The path of a project may have changed with its title. */
function sameRoute(before: View, { projectPaths }: PageContent): Route {
  const { path, project } = routeIn(before);
  return project === undefined ? path : (projectPaths[project] ?? path);
}

async function keepPosition(before: HTMLIFrameElement, next: HTMLIFrameElement): Promise<void> {
  const [old, page] = [before.contentWindow, next.contentWindow];
  if (!old || !page) return;
  page.scrollTo({ top: old.scrollY, behavior: 'instant' });
  await keepSlide(old, page);
}
/** Passes files that are dropped onto the page to the studio. */
function passOnDrops(page: Window): void {
  listenToDrops(page, (dataTransfer) =>
    window.dispatchEvent(new DragEvent('drop', { dataTransfer })),
  );
}

/** Passes Ctrl or Cmd with Z, Y and S to the studio. What is written in a form of the page is the browser's to undo. */
function passOnKeys(page: Window): void {
  page.addEventListener('keydown', (event) => {
    const command = commandOf(event);
    if (!command || (command !== 'save' && isTextField(event.target))) return;
    // Otherwise the browser would save the page of the studio.
    event.preventDefault();
    window.dispatchEvent(new KeyboardEvent('keydown', event));
  });
}

const isPage = (frame: HTMLIFrameElement) =>
  frame.contentWindow?.location.href.startsWith('about:srcdoc');
