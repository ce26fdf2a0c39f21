import type { Remote } from 'comlink';
import {
  type Dispatch,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Composer } from '../composer/worker.ts';
import type { EditedSite } from '../model/edited-site.ts';
import type { FieldIssue } from '../model/field-issue.ts';
import { nameOf } from '../model/form-values.ts';
import type { HistoryAction } from '../model/history.ts';
import { IssueStore, IssuesContext } from '../model/issue-store.ts';
import { withText } from '../model/languages.ts';
import { FilesContext, type StudioActions, StudioActionsContext } from '../model/studio-actions.ts';
import { type LineSource, LineSourceContext } from '../sources/panel/line-source.ts';
import type { FilesOnTheWay } from './save/files-on-the-way.ts';

type StudioContextsProps = Pick<StudioActions, 'notify' | 'open'> & {
  composer: Remote<Composer>;
  site: EditedSite;
  files: FilesOnTheWay;
  issues: readonly FieldIssue[];
  dispatch: Dispatch<HistoryAction>;
  /** Called before each change of the site. */
  onChange: () => void;
  children: ReactNode;
};

/** What every part of the studio can use: actions that never change, the files of the site, and what is wrong with each field. */
export function StudioContexts({ children, ...props }: StudioContextsProps) {
  const { composer, notify, open, site, files: onTheWay, issues, dispatch, onChange } = props;
  const [lines, showLines] = useState<LineSource>();
  const opening = useRef(open);
  const current = useRef(dispatch);
  useEffect(() => {
    opening.current = open;
    current.current = dispatch;
  });
  const actions = useMemo<StudioActions>(() => {
    const edit = (change: (site: EditedSite) => EditedSite, what?: string) => {
      onChange();
      dispatch({ type: 'change', change, at: performance.now(), ...(what && { what }) });
    };
    return {
      composer,
      // What is told late, of another site, would be wrong.
      notify: (...told) => {
        if (current.current === dispatch) notify(...told);
      },
      open: (files) => opening.current(files),
      write: (path, value) => edit((site) => withText(site, path, value), nameOf(path)),
      change: (change) => edit(change),
      amend: (change) => dispatch({ type: 'amend', change }),
      bring: (file) => onTheWay.add(file),
      showLines,
    };
  }, [composer, onTheWay, notify, onChange, dispatch]);
  const { portrait, stills, projectFiles, mediaFiles } = site;
  const { cv } = site.edited === 0 ? site : (site.further[site.edited - 1] ?? site);
  const files = useMemo(
    () => ({
      ...{ stills, projectFiles, mediaFiles },
      ...(portrait && { portrait }),
      ...(cv && { cv }),
    }),
    [portrait, stills, cv, projectFiles, mediaFiles],
  );
  // The lines of a CV that was replaced, or of another site, would be wrong.
  const isOfSite =
    !lines || !('cv' in lines) || [site, ...site.further].some((each) => each.cv === lines.cv);
  const store = useMemo(() => new IssueStore(), []);
  // In the same moment as in the list at Save, because both say the same.
  useLayoutEffect(() => store.set(issues), [store, issues]);
  return (
    <StudioActionsContext value={actions}>
      <FilesContext value={files}>
        <LineSourceContext value={isOfSite ? lines : undefined}>
          <IssuesContext value={store}>{children}</IssuesContext>
        </LineSourceContext>
      </FilesContext>
    </StudioActionsContext>
  );
}
