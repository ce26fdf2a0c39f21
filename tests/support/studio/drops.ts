/** What is seen after files were dropped. */
import type { Studio } from './studio.ts';

/** The questions in the header. */
export const alertOf = ({ page }: Studio) =>
  page.$$eval('header [role=alert]', (all) => all.map((each) => each.textContent).join(' '));

/** The projects in the form, as their summaries call them. */
export const projectsOf = ({ page }: Studio) =>
  page.$$eval('[id="field-projects"] > details > summary', (all) =>
    all.map(({ textContent }) => textContent?.trim()),
  );
