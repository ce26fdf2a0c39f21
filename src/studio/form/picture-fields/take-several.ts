/** Takes several files, one after the other, because all of them at once may take more memory than there is. */
import { flushSync } from 'react-dom';
import { messages } from '../../../messages/messages.ts';
import { sentences } from '../../../messages/sentences.ts';
import type { EditedSite } from '../../model/edited-site.ts';
import { type FieldPath, listAt, nameOf } from '../../model/form-values.ts';
import { fieldAt, goTo, type StudioActions } from '../../model/studio-actions.ts';
import { inTime } from '../../opening/open-site.ts';
import { faultsOf, type RefusedFile, refusalOf } from '../../sources/files/refused-files.ts';
import type { Taken } from '../files/file-input.tsx';

/** The field, without a place in the site, by whose files a list gets entries. */
export const adderOf = (list: FieldPath) => `${nameOf(list)}+`;

/** Puts something into an entry of a list. */
type Put = (site: EditedSite, entry: FieldPath) => EditedSite;

/** What an entry gets, and which of its files are not taken. */
export type Prepared = { put?: Put; refused: readonly RefusedFile[] };

/** In milliseconds, for one entry. A picture that is taken from a film may need a third of it. */
const LONGEST = 60_000;

type Entries<Item> = {
  list: FieldPath;
  /** Each becomes an entry. */
  items: readonly Item[];
  /** The file that an item is called by. */
  fileOf: (item: Item) => File;
  prepare: (item: Item) => Promise<Prepared>;
  /** The places of entries that are there and that items go to. */
  destinations?: (site: EditedSite, items: readonly Item[]) => readonly (number | undefined)[];
};

/** Prepares entries of a list. `put` adds those that are right, or fills those that are there, in one change. */
export async function prepareEntries<Item>(
  notify: StudioActions['notify'],
  { list, items, fileOf, prepare, destinations = () => [] }: Entries<Item>,
) {
  const puts: { put: Put; item: Item }[] = [];
  const refused: RefusedFile[] = [];
  for (const [index, item] of items.entries()) {
    const file = fileOf(item);
    const { name } = file;
    if (items.length > 1)
      notify(messages.studio.pictures.preparing({ name, place: index + 1, of: items.length }));
    const prepared = await inTime(prepare(item), LONGEST).catch(
      (error): Prepared => ({ refused: [{ file, issue: refusalOf(error) }] }),
    );
    if (prepared.put) puts.push({ put: prepared.put, item });
    refused.push(...prepared.refused);
  }
  const placesIn = (site: EditedSite): readonly number[] => {
    const there = destinations(
      site,
      puts.map(({ item }) => item),
    );
    const isNew = puts.map((_, index) => there[index] === undefined);
    const { length } = listAt(site.values, list);
    return puts.map(
      (_, index) => there[index] ?? length + isNew.slice(0, index).filter(Boolean).length,
    );
  };
  const put = (site: EditedSite): EditedSite => {
    const places = placesIn(site);
    return puts.reduce(
      (before, each, index) => each.put(before, [...list, places[index] ?? 0]),
      site,
    );
  };
  return { put, placesIn, refused, count: puts.length };
}

/** Adds or fills entries, all in one step of undo. The focus goes to `next` in the first one, if it has not left the choice. */
export async function takeSeveral<Item>(
  { change, notify }: StudioActions,
  entries: Entries<Item>,
  next: string,
  problemBefore: string | false,
): Promise<Taken> {
  const { list } = entries;
  const { put, placesIn, refused } = await prepareEntries(notify, entries);
  const problem = sentences(problemBefore, ...faultsOf(refused));
  if (problem) return { problem, expected: '', put: () => change(put) };
  return () => {
    let first = 0;
    flushSync(() =>
      change((site) => {
        [first = 0] = placesIn(site);
        return put(site);
      }),
    );
    if (fieldAt(document.activeElement) === adderOf(list)) goTo(nameOf([...list, first, next]));
  };
}
