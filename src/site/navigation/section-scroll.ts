/** When to scroll to a section of the home page. One scroll is pending at most: a later one, another page and `cancel` drop it. */
import { type Path, routes, type SectionId } from '../../routes.ts';

/** Milliseconds between the change to the home page and the scroll; given (docs/ARCHITECTURE.md). */
const SCROLL_DELAY = 500;

type Actions = {
  scrollTo: (section: SectionId) => void;
  goHome: () => void;
};

export function createSectionScroll({ scrollTo, goHome }: Actions) {
  let pending: ReturnType<typeof setTimeout> | undefined;

  function cancel() {
    clearTimeout(pending);
  }

  return {
    request(section: SectionId, currentPath: string) {
      cancel();
      if (currentPath === routes.home.path) {
        scrollTo(section);
      } else {
        goHome();
        pending = setTimeout(scrollTo, SCROLL_DELAY, section);
      }
    },
    pathChanged(path: Path | (string & {})) {
      if (path !== routes.home.path) cancel();
    },
    cancel,
  };
}
