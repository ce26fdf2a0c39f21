import { routes, sectionIds } from '../../src/routes.ts';
import type { RoutePage } from '../support/visits/route-page.ts';

/** The layout of the first section on paper, in a window as wide as A4 between its margins. */
export async function portraitOnPaper({ page, session, show }: RoutePage) {
  await show(routes.home.path, { width: 643 });
  await session.send('Emulation.setEmulatedMedia', { media: 'print' });
  return page.evaluate(
    (hero, about) => {
      const boxOf = (element: Element | Range | null) =>
        (element?.getBoundingClientRect() ?? new DOMRect()).toJSON() as DOMRect;
      const lines = [...document.querySelectorAll(`#${hero} :is(h1, p, a)`)].flatMap((element) => {
        const range = new Range();
        range.selectNodeContents(element);
        return element.checkVisibility() ? [boxOf(range)] : [];
      });
      const portrait = boxOf(document.querySelector('main img'));
      return {
        portrait,
        column: boxOf(document.getElementById(hero)),
        next: boxOf(document.getElementById(about)),
        isBeside: lines.map(({ left, right }) => left >= portrait.right || right <= portrait.left),
      };
    },
    sectionIds.home,
    sectionIds.about,
  );
}
