/**
 * What is said to an owner, in the studio and by the commands: of fields, of issues, and by the studio itself. The commands
 * speak English. The studio sets another language in its page and in its worker. So a rule of the schema returns a sentence, and no
 * issue has to be translated later.
 */

import { type Formatted, formatted, type Translated } from './format';
import * as english from './languages/en.ts';

export type Messages = Translated<typeof english>;

export const formattedIn = (language: string, messages: Messages) =>
  formatted<typeof english>(language, messages);

/** The tag (BCP 47) of the language that is spoken. */
export let language = 'en';
export let messages: Formatted<typeof english> = formattedIn(language, english);

export function setMessages(tag: string, translated: Messages): void {
  language = tag;
  messages = formattedIn(tag, translated);
}
