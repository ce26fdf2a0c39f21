/**
 * What is said to an owner, in the studio and by the commands: of fields, of issues, and by the studio itself. The commands
 * speak English. The studio sets another language in its page and in its worker. So a rule of the schema returns a sentence, and no
 * issue has to be translated later.
 */
import * as english from './languages/en.ts';
import { type Spoken, speak, type Translated } from './speak.ts';

export type Messages = Translated<typeof english>;

export const spokenIn = (language: string, messages: Messages) =>
  speak<typeof english>(language, messages, english);

/** The tag (BCP 47) of the language that is spoken. */
export let language = 'en';
export let messages: Spoken<typeof english> = spokenIn(language, english);

export function setMessages(tag: string, translated: Messages): void {
  language = tag;
  messages = spokenIn(tag, translated);
}
