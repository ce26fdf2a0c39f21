import type { Remote } from 'comlink';
import { type Dispatch, useRef } from 'react';
import { flushSync } from 'react-dom';
import { messages } from '../../../messages/messages.ts';
import { sentences } from '../../../messages/sentences.ts';
import type { Composer } from '../../composer/worker.ts';
import { projectFrom } from '../../form/picture-fields/project-from.ts';
import { prepareEntries } from '../../form/picture-fields/take-several.ts';
import { MOST_PASTED } from '../../form/text-fields/intended.ts';
import type { Refused } from '../../media/look-into.ts';
import type { EditedSite } from '../../model/edited-site.ts';
import { nameOf, textAt } from '../../model/form-values.ts';
import type { HistoryAction } from '../../model/history.ts';
import { withCv } from '../../model/languages.ts';
import { someNames } from '../../model/some-names.ts';
import { controlOf, goTo, type StudioActions } from '../../model/studio-actions.ts';
import { useOfSite } from '../../model/use-of-site.ts';
import { OpenError } from '../../opening/open-error.ts';
import { inTime } from '../../opening/open-site.ts';
import { destinationsOf } from '../../sources/files/destinations-of.ts';
import { textIn } from '../../sources/files/plain-text.ts';
import { filesOfProject, leadOf } from '../../sources/files/projects-of.ts';
import { faultsOf, refusalOf } from '../../sources/files/refused-files.ts';
import { type SortedFiles, sortFiles } from '../../sources/files/sort-files.ts';
import type { Notice } from '../header.tsx';
import type { FilesOnTheWay } from '../save/files-on-the-way.ts';

type DroppingOptions = {
  site: EditedSite;
  composer: Remote<Composer>;
  files: FilesOnTheWay;
  dispatch: Dispatch<HistoryAction>;
  notify: StudioActions['notify'];
  /** There is no form yet. */
  isChoice: boolean;
  begin: () => void;
  /** Opens a site. */
  open: (files: readonly File[]) => void;
};

/** What may be taken, after an answer. */
type Offer = Pick<SortedFiles, 'projects'> & { cv: File | undefined };
/** What is wrong with all else. */
type LeftOut = { leftOut: readonly string[] };

const filesIn = ({ projects, cv }: Offer) => [
  ...projects.flatMap(filesOfProject),
  ...(cv ? [cv] : []),
];

const PROJECTS = ['projects'];

/** Says what dropped files are, and asks before it takes them. */
export function useDropping(options: DroppingOptions) {
  const { site, composer, files: onTheWay, dispatch, notify, isChoice, begin, open } = options;
  const [asked, setAsked] = useOfSite<Offer & LeftOut>(site.beside);
  /** The files that were dropped last. The result of earlier ones is ignored. */
  const last = useRef<unknown>(undefined);

  const sort = async (given: Promise<readonly File[]>) => {
    last.current = given;
    setAsked(undefined);
    try {
      const files = await inTime(given);
      const { sites, projects, pdfs, tables, refused } = await sortFiles(files);
      if (last.current !== given) return;
      // What lies beside a page belongs to it.
      if (sites.length > 0) return open(files);
      const [cv, ...others] = pdfs;
      const [table] = tables;
      const isTable = table && projects.length + pdfs.length + tables.length + refused.length === 1;
      if (isTable && site.edited === 0 && table.size < MOST_PASTED) {
        const text = textIn(new Uint8Array(await inTime(table.arrayBuffer())), false) ?? '';
        if (last.current !== given) return;
        notify('');
        flushSync(begin);
        return openTable(text);
      }
      const issueWith = (issue: Refused) => (file: File) => ({ file, issue });
      const several = others.length > 0 ? pdfs.map(issueWith(messages.studio.drops.pdfs)) : [];
      const rows = tables.map(issueWith(messages.studio.drops.table));
      const offer = { projects, cv: several.length > 0 ? undefined : cv };
      const leftOut = faultsOf([...refused, ...rows, ...several]);
      const isOffer = projects.length > 0 || offer.cv !== undefined;
      notify(isOffer ? '' : sentences(...leftOut));
      if (isOffer) setAsked({ ...offer, leftOut });
    } catch (error) {
      const { named, dropped, cannotOpen } = messages.studio;
      const isKnown = error instanceof OpenError;
      const problem = isKnown ? error.message : cannotOpen.failed;
      if (last.current === given) notify(named({ name: dropped, problem }));
      if (!isKnown) reportError(error);
    }
  };

  const take = async ({ projects, cv: file }: Offer) => {
    setAsked(undefined);
    if (isChoice) begin();
    if (file) notify(messages.studio.preparing({ what: file.name }));
    const cv = file && (await cvFrom(composer, site, file));
    const { put, placesIn, refused, count } = await prepareEntries(notify, {
      ...{ list: PROJECTS, items: projects, fileOf: leadOf },
      prepare: (project) => projectFrom(composer, project),
      destinations: ({ values }, items) => destinationsOf(values, items),
    });
    let first: number | undefined;
    const change = (before: EditedSite): EditedSite => {
      [first = 0] = placesIn(before);
      // Meanwhile somebody may have gone to another language.
      const { edited } = before;
      const withNewCv =
        cv instanceof Uint8Array
          ? { ...withCv({ ...before, edited: site.edited }, cv), edited }
          : before;
      // Only the first language has whole projects, and what was added is to be seen.
      return count > 0 ? { ...put(withNewCv), edited: 0 } : withNewCv;
    };
    flushSync(() => dispatch({ type: 'change', change, at: performance.now() }));
    // Another site is open by now.
    if (first === undefined) return notify('');
    const wrong = file && cv && 'problem' in cv ? [{ file, issue: cv }] : [];
    const faults = faultsOf([...wrong, ...refused]);
    const right = filesIn({ projects, cv: file }).length - wrong.length - refused.length;
    notify(sentences(right > 0 && messages.studio.allReady({ count: right }), ...faults));
    // The button is gone. Meanwhile somebody may have begun to write.
    if (count > 0 && document.activeElement === document.body)
      goTo(nameOf([...PROJECTS, first, 'title']));
  };

  const dropped =
    asked &&
    noticeOf(site, asked, isChoice, {
      take: (offer) => onTheWay.add(take(offer)),
      leave: () => setAsked(undefined),
    });
  return { sort, dropped };
}

/** Offers its rows as if they were pasted into the projects (use-pasting.ts). */
function openTable(text: string): void {
  goTo(nameOf(PROJECTS));
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  // The ClipboardEvent of Firefox gets no data from a script.
  const paste = Object.assign(new Event('paste', { bubbles: true }), { clipboardData });
  controlOf(nameOf(PROJECTS))?.dispatchEvent(paste);
}

type Answers = { take: (offer: Offer) => void; leave: () => void };

function noticeOf(
  site: EditedSite,
  { projects, cv, leftOut }: Offer & LeftOut,
  isChoice: boolean,
  { take, leave }: Answers,
): Notice {
  const { drops } = messages.studio;
  const { edited, further } = site;
  const [count, files] = [projects.length, projects.flatMap(filesOfProject)];
  const places = destinationsOf(site.values, projects);
  const added = projects.filter((_, index) => places[index] === undefined);
  const filling = projects.filter((_, index) => places[index] !== undefined);
  const about = (some: Offer['projects']) => ({
    count: some.length,
    files: someNames(some.flatMap(filesOfProject).map(({ name }) => name)),
  });
  const own = edited === 0 ? site.cv : further[edited - 1]?.cv;
  return {
    id: 'dropped',
    sentence: sentences(
      added.length > 0 && drops.projects(about(added)),
      filling.length > 0 && drops.toProjects(about(filling)),
      count > 0 && edited > 0 && drops.first,
      cv && (own ? drops.replacesCv : drops.cv)({ name: cv.name }),
      files.length === 1 && !cv && !isChoice && drops.elsewhere,
    ),
    more: leftOut,
    answers: [
      ...(count > 0 && cv
        ? [
            { name: drops.yes, give: () => take({ projects, cv }) },
            { name: drops.onlyProjects, give: () => take({ projects, cv: undefined }) },
          ]
        : [{ name: drops.yes, give: () => take({ projects, cv }) }]),
      { name: drops.no, give: leave },
    ],
  };
}

/** In milliseconds. A CV that takes longer was made for that. */
const LONGEST = 20_000;

async function cvFrom(composer: Remote<Composer>, { values }: EditedSite, file: File) {
  const read = async () => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const [firstName, language] = [textAt(values, ['firstName']), textAt(values, ['language'])];
    const found = await composer.readCv(bytes, { firstName, language, otherPages: '' });
    return 'problem' in found ? found : bytes;
  };
  return inTime(read(), LONGEST).catch(refusalOf);
}
