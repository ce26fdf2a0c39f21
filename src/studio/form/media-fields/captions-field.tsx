import type { WebVtt } from '../../../compose/media/captions.ts';
import { language, messages } from '../../../messages/messages.ts';
import { isSound } from '../../../schema/media-names.ts';
import { ownNameOf } from '../../../words/own-name.ts';
import { shippedLanguage, shippedLanguages } from '../../../words/shipped-languages.ts';
import { withProjectFiles } from '../../media/with-media.ts';
import { fileNamed } from '../../model/edited-site.ts';
import { nameOf, textAt } from '../../model/form-values.ts';
import { useFiles, useStudioActions } from '../../model/studio-actions.ts';
import styles from '../field.module.css';
import type { CustomFieldProps } from '../field-frame.tsx';
import { FileInput, RemoveFile } from '../files/file-input.tsx';
import { useTake } from './use-take.ts';

/** The captions of a project's film. Without a film there is nothing to choose. */
export function CaptionsField({ field, path, text: name, beside }: CustomFieldProps) {
  const captions = fileNamed(useFiles().projectFiles.captions, name);
  const take = useTake(path.slice(0, -1), 'captions', beside);
  const film = textAt(beside, ['film']);
  if (!name && (!film || isSound(film))) return null;
  return (
    <FileInput
      name={nameOf(path)}
      label={field.label}
      help={messages.studio.captions.help}
      accept=".vtt,.srt,text/vtt"
      held={captions}
      take={take}
    >
      {name && (
        <>
          {captions ? (
            <p className={styles.summary}>
              {messages.studio.captions.are({
                name,
                count: countOf(captions.text),
                language: nameInLanguageOfStudio(captions.language),
              })}
            </p>
          ) : (
            <p className={styles.asked}>{messages.studio.captions.gone({ name })}</p>
          )}
          {captions && <LanguageOf {...{ name, captions }} />}
          <RemoveFile path={path} label={messages.studio.media.remove({ name })} what={name} />
        </>
      )}
    </FileInput>
  );
}

/** The name of the file may say no language, or not the right one. */
function LanguageOf({ name, captions }: { name: string; captions: WebVtt }) {
  const { change } = useStudioActions();
  const codes = [...new Set([captions.language, ...shippedLanguages])];
  return (
    <label className={styles.check}>
      <span>{messages.fields.otherLanguage.label}</span>
      <select
        value={captions.language}
        onChange={({ target }) =>
          change((site) =>
            withProjectFiles(site, {
              captions: { [name]: { ...captions, language: target.value } },
            }),
          )
        }
      >
        {codes.map((code) => (
          <option key={code} value={code} lang={code}>
            {shippedLanguage(code) === code ? ownNameOf(code) : nameInLanguageOfStudio(code)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Each caption has one line with its two times, and in its text the sign is written otherwise. */
const countOf = (text: string) => text.split('-->').length - 1;

/** Returns the tag itself if it names no language. A draft may hold any text, and a tag may say more than `of` knows, such as 'en-u-nu-latn'. */
function nameInLanguageOfStudio(tag: string): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
