import { messages } from '../../messages/messages.ts';
import type { FormField } from '../../schema/field.ts';
import { Form } from '../form/form.tsx';
import { TranslationForm } from '../form/translation/translation-form.tsx';
import type { EditedSite } from '../model/edited-site.ts';
import { toTranslateIn } from '../model/languages.ts';
import type { Goal } from '../preview/find-target.ts';
import { LinesPanel } from '../sources/panel/lines-panel.tsx';
import { PartBoundary } from './boundary.tsx';
import { RemoveLanguage, SiteLanguages } from './languages/site-languages.tsx';
import { SaveButton, type SaveButtonProps } from './save/save-button.tsx';
import styles from './studio.module.css';

type FormColumnProps = SaveButtonProps & {
  form: FormField;
  site: EditedSite;
  editLanguage: (place: number) => void;
  show: (goal: Goal) => void;
  /** Whether there is a draft. */
  isKept: boolean;
};

/** The languages of the site, and the form of the one that is edited. Beside it, lines that can be put into it. */
export function FormColumn(props: FormColumnProps) {
  const { form, site, editLanguage, show, isKept, ...saving } = props;
  const own = site.further[site.edited - 1];
  return (
    <>
      <div className={styles.form}>
        <PartBoundary isKept={isKept}>
          <SiteLanguages site={site} edit={editLanguage} />
          {own ? (
            <>
              <TranslationForm
                {...{ form, show, first: site.values, own: own.values }}
                toTranslate={toTranslateIn(form, site)}
              />
              <RemoveLanguage site={site} />
            </>
          ) : (
            <Form form={form} values={site.values} show={show} />
          )}
        </PartBoundary>
        <SaveButton {...saving} />
        <p className={styles.privacy}>{messages.studio.draft.privacy}</p>
      </div>
      <LinesPanel {...{ form, site, isKept }} />
    </>
  );
}
