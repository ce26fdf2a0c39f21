import { messages } from '../../../messages/messages.ts';
import type { EditedSite } from '../../model/edited-site.ts';

type OtherPagesProps = { site: EditedSite; open: (page: string) => void };

/** The other pages in the zip, such as those in other languages. Each can be opened in place of this one. */
export function OtherPages({ site, open }: OtherPagesProps) {
  const { pages } = site.beside;
  if (pages.length === 0) return null;
  const { label, help, open: say } = messages.studio.otherPages;
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      {pages.map((page) => (
        <button
          key={page}
          type="button"
          onClick={({ currentTarget }) => {
            const menu = currentTarget.closest('details');
            if (menu) menu.open = false;
            open(page);
          }}
        >
          {say({ page })}
        </button>
      ))}
      <p>{help}</p>
    </section>
  );
}
