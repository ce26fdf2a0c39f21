import { messages } from '../../messages/messages.ts';
import { ownNameOf } from '../../words/own-name.ts';
import { shippedLanguages } from '../../words/shipped-languages.ts';

type LanguageSwitchProps = { language: string; choose: (language: string) => void };

/** The language that the studio speaks, by its own name. The site has a language of its own. */
export function LanguageSwitch({ language, choose }: LanguageSwitchProps) {
  return (
    <select
      aria-label={messages.studio.language}
      value={language}
      onChange={({ target }) => choose(target.value)}
    >
      {shippedLanguages.map((code) => (
        <option key={code} value={code} lang={code}>
          {ownNameOf(code)}
        </option>
      ))}
    </select>
  );
}
