import { useRef } from 'react';
import type { Compiled } from '../../../compose/compiled.ts';
import { messages } from '../../../messages/messages.ts';
import { sentences } from '../../../messages/sentences.ts';
import { pickFolder } from '../../folder/pick-folder.ts';
import { folderOf, keepFolder, keepFolderOf } from '../../folder/site-folder.ts';
import { type EditedSite, missingMedia } from '../../model/edited-site.ts';
import { listAt, textAt } from '../../model/form-values.ts';
import { calledLanguage, languagesIn } from '../../model/languages.ts';
import { someNames } from '../../model/some-names.ts';
import { goTo } from '../../model/studio-actions.ts';
import { useOfSite } from '../../model/use-of-site.ts';
import { filesOfFolder, isSite } from '../../opening/dropped.ts';
import type { LeftOut } from '../../opening/languages-among.ts';
import { OpenError } from '../../opening/open-error.ts';
import { inTime, openSite } from '../../opening/open-site.ts';
import type { Notice } from '../header.tsx';
import { isFirstPage, type PageUse } from './other-pages.tsx';

type OpeningOptions = {
  /** The site that is open. */
  site: EditedSite;
  compiled: Compiled;
  isSaved: boolean;
  replace: (site: EditedSite, isSaved?: boolean) => void;
  notify: (sentence: string) => void;
  /** There is no form yet. */
  isChoice: boolean;
};

/** Opens files as a site, and asks first if changes are not saved. `openPage` opens another page in the same zip. */
export function useOpening(options: OpeningOptions) {
  const { site, compiled, isSaved, replace, notify, isChoice } = options;
  const [asked, setAsked] = useOfSite<readonly File[]>(site.beside);
  /** What an opened site lacks, before it replaces the one that is open. */
  const [lacking, setLacking] = useOfSite<{ sentence: string; take: () => void }>(site.beside);
  /** The files that were given last. The result of earlier ones is ignored. */
  const last = useRef<unknown>(undefined);

  /** Does something with the files, and reports a failure. */
  const attempt = async (name: string, given: unknown, act: () => Promise<void>) => {
    last.current = given;
    setAsked(undefined);
    setLacking(undefined);
    try {
      await act();
    } catch (error) {
      const isKnown = error instanceof OpenError;
      const { named, cannotOpen } = messages.studio;
      const problem = isKnown ? error.message : cannotOpen.failed;
      if (last.current === given) notify(named({ name, problem }));
      if (!isKnown) reportError(error);
    }
  };
  const open = (given: readonly File[]) => {
    const name = namesOf(given);
    return attempt(name, given, async () => {
      notify(messages.studio.opening({ name }));
      const { site: opened, leftOut } = await openSite(given, compiled);
      await keepFolderOf(given, opened);
      if (last.current !== given) return;
      const take = () => {
        setLacking(undefined);
        replace(opened);
        notify(toldOf(name, opened, leftOut));
      };
      const what = lackedBy(opened, site);
      if (isChoice || what.length === 0) return take();
      notify('');
      setLacking({ sentence: messages.studio.ask.lacks({ name, what: someNames(what) }), take });
    });
  };
  /** Opens another page in a zip that has just been made, or takes its texts as a translation. */
  const openPage = (page: string, use: PageUse, zip: Blob) =>
    attempt(page, zip, async () => {
      const isOpened = use === 'open';
      const choice = isOpened ? { page } : { translation: page };
      const { site: opened, leftOut } = await openSite([new File([zip], page)], compiled, choice);
      if (last.current !== zip) return;
      const { isTranslation, withoutFields } = messages.studio.otherPages;
      // It is the same site.
      const folder = folderOf(site);
      if (folder) keepFolder(opened, folder);
      replace(opened, isOpened && isSaved);
      notify(
        isOpened
          ? toldOf(page, opened, leftOut)
          : sentences(
              isTranslation({ page }),
              leftOut.fields.length > 0 && withoutFields({ fields: leftOut.fields }),
            ),
      );
      // The button of the page is gone now.
      goTo('firstName');
    });
  /** Asks only about a site, because nothing else can take the place of what is not saved. */
  const ask = async (given: readonly File[]) => {
    if (given.length === 0) return;
    if (isSaved) return open(given);
    await attempt(namesOf(given), given, async () => {
      // One that cannot be read is told when it is opened.
      const are = await Promise.all(given.map((file) => isSite(file).catch(() => true)));
      if (last.current !== given) return;
      if (!are.includes(true)) throw new OpenError('noPage');
      setAsked(given);
    });
  };
  /** Asks for a folder, and opens the site in it. */
  const openFolder = () => {
    const begun = {};
    return attempt(messages.studio.folder.open, begun, async () => {
      const handle = await pickFolder();
      if (!handle || last.current !== begun) return;
      notify(messages.studio.opening({ name: handle.name }));
      const files = await inTime(filesOfFolder(handle));
      if (files.length === 0) throw new OpenError('empty');
      if (last.current === begun) await ask(files);
    });
  };
  const notice: Notice | undefined = asked && {
    id: 'open',
    sentence: (isSaved ? messages.studio.ask.open : messages.studio.ask.openUnsaved)({
      name: namesOf(asked),
    }),
    answers: [
      { name: messages.studio.ask.yes, give: () => open(asked) },
      { name: messages.studio.ask.no, give: () => setAsked(undefined) },
    ],
  };
  const lackingNotice: Notice | undefined = lacking && {
    id: 'lacks',
    sentence: lacking.sentence,
    answers: [
      { name: messages.studio.ask.yes, give: lacking.take },
      { name: messages.studio.ask.no, give: () => setLacking(undefined) },
    ],
  };
  return { ask, openFolder, openPage, notice: notice ?? lackingNotice };
}

/** What is told of a site that is open now. */
function toldOf(name: string, site: EditedSite, { fields, broken, changed }: LeftOut): string {
  const { opened, cvGone, mediaGone, otherPages, keptFiles } = messages.studio;
  const { pages, strange } = site.beside;
  const missing = missingMedia(site);
  return sentences(
    opened({ name }),
    !site.cv && cvGone,
    missing.length > 0 && mediaGone({ count: missing.length, files: missing }),
    broken.length > 0 && otherPages.broken({ files: someNames(broken) }),
    fields.length > 0 && otherPages.onlyTexts({ fields }),
    changed.length > 0 && otherPages.changed({ files: someNames(changed) }),
    pages.length > 0 && otherPages.are({ files: someNames(pages) }),
    pages.length > 0 && isFirstPage(site) && otherPages.canTranslate,
    strange.length > 0 && keptFiles({ files: someNames(strange) }),
  );
}

/** What an older zip of the same person does not have: languages, and projects by their titles. */
function lackedBy(opened: EditedSite, open: EditedSite): readonly string[] {
  const nameIn = ({ values }: EditedSite) => textAt(values, ['fullName']);
  if (nameIn(opened) !== nameIn(open)) return [];
  const titlesIn = ({ values }: EditedSite) =>
    listAt(values, ['projects']).map((project) => textAt(project, ['title']));
  const [languages, titles] = [languagesIn(opened), titlesIn(opened)];
  return [
    ...languagesIn(open)
      .filter((tag) => !languages.includes(tag))
      .map(calledLanguage),
    ...titlesIn(open).filter((title) => title && !titles.includes(title)),
  ];
}

const namesOf = (files: readonly File[]) => someNames(files.map(({ name }) => name)).join(', ');
