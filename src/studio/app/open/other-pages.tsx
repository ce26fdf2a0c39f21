import { INDEX } from '../../../compose/files/file-names.ts';
import { messages } from '../../../messages/messages.ts';
import { pageOf } from '../../composer/issues-beside.ts';
import type { EditedSite } from '../../model/edited-site.ts';

/** Opened, it takes the place of this one. */
export type PageUse = 'open' | 'translate';

type OtherPagesProps = { site: EditedSite; use: (page: string, use: PageUse) => void };

/** The other pages in the zip, which have another shape than this one, and what can be done with each. */
export function OtherPages({ site, use }: OtherPagesProps) {
  const { pages } = site.beside;
  if (pages.length === 0) return null;
  const { label, help, open, translate, translateHelp } = messages.studio.otherPages;
  const answers: readonly PageUse[] = isFirstPage(site) ? ['open', 'translate'] : ['open'];
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      {pages.flatMap((page) =>
        answers.map((answer) => (
          <button
            key={`${page} ${answer}`}
            type="button"
            onClick={({ currentTarget }) => {
              const menu = currentTarget.closest('details');
              if (menu) menu.open = false;
              use(page, answer);
            }}
          >
            {(answer === 'open' ? open : translate)({ page })}
          </button>
        )),
      )}
      <p>{help}</p>
      {isFirstPage(site) && <p>{translateHelp}</p>}
    </section>
  );
}

/** Only beside index.html a page can be a translation. */
export const isFirstPage = ({ values }: EditedSite) => pageOf(values) === INDEX;
