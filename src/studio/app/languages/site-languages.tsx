import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { MOST_OTHER_LANGUAGES } from '../../../schema/language.ts';
import { ownNameOf } from '../../../words/own-name.ts';
import { shippedLanguage, shippedLanguages } from '../../../words/shipped-languages.ts';
import type { EditedSite } from '../../model/edited-site.ts';
import { listAt } from '../../model/form-values.ts';
import {
  calledLanguage,
  languagesIn,
  withLanguage,
  withoutLanguage,
} from '../../model/languages.ts';
import { useStudioActions } from '../../model/studio-actions.ts';
import { Switch } from '../switch.tsx';
import styles from './site-languages.module.css';

type SiteLanguagesProps = {
  site: EditedSite;
  /** Edits the language at a place. */
  edit: (place: number) => void;
};

/** The languages of the site: which of them is edited, and one more. */
export function SiteLanguages({ site, edit }: SiteLanguagesProps) {
  const { change, notify } = useStudioActions();
  const languages = languagesIn(site);
  const others = shippedLanguages.filter((code) => !languages.includes(code));
  const count = languages.length - 1 + listAt(site.values, ['otherLanguages']).length;
  const isFull = count >= MOST_OTHER_LANGUAGES;
  const likely = [...navigator.languages, 'en'].flatMap((tag) => shippedLanguage(tag) ?? []);
  const [wanted, setWanted] = useState('');
  const next = [wanted, ...likely, ...others].find((code) =>
    others.some((other) => other === code),
  );
  return (
    <div className={styles.languages}>
      {languages.length > 1 && (
        <Switch
          label={messages.studio.languages.label}
          choices={Object.fromEntries(languages.map((tag, place) => [place, calledLanguage(tag)]))}
          chosen={`${site.edited}`}
          choose={(place) => edit(Number(place))}
        />
      )}
      {isFull && <small>{messages.studio.languages.most}</small>}
      {!isFull && next !== undefined && (
        <div className={styles.add}>
          <select
            aria-label={messages.studio.languages.which}
            value={next}
            onChange={({ target }) => setWanted(target.value)}
          >
            {others.map((code) => (
              <option key={code} value={code} lang={code}>
                {ownNameOf(code)}
              </option>
            ))}
          </select>
          <button
            type="button"
            onClick={() => {
              change((site) => withLanguage(site, next));
              notify(messages.studio.languages.added({ language: ownNameOf(next) }));
            }}
          >
            {messages.studio.languages.add}
          </button>
        </div>
      )}
    </div>
  );
}

/** Takes the language that is edited out of the site. */
export function RemoveLanguage({ site }: Pick<SiteLanguagesProps, 'site'>) {
  const { change, notify } = useStudioActions();
  const language = calledLanguage(languagesIn(site)[site.edited] ?? '');
  return (
    <button
      type="button"
      className={styles.remove}
      onClick={() => {
        change((site) => withoutLanguage(site, site.edited));
        notify(messages.studio.languages.removed({ language }));
      }}
    >
      {messages.studio.languages.remove({ language })}
    </button>
  );
}
