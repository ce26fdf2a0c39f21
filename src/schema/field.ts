/** A field of the schema in the language of the messages. The page of the studio has it without the schema. */
import { messages } from '../messages/messages.ts';

type FieldMessage = keyof typeof messages.fields;

/** How much room a field has. */
export type Limits = {
  /** The most characters or entries. */
  most?: number;
  /** The most paragraphs. */
  paragraphs?: number;
};

/**
 * What a page in a further language says in a field of which it has no text of its own: `own`, nothing; `translated`, the text of the
 * first page, and the owner is asked; `name`, that text, which is right in many languages; `shared`, the same as all pages.
 */
export type Scope = 'own' | 'translated' | 'name' | 'shared';

export type FieldFacts = Limits & {
  /** The messages that are its label, its help and its example. */
  message: FieldMessage;
  /** The example if no message has one. */
  example?: string;
  /** Of a list of texts: the messages of its entries, which have the example. */
  entries?: FieldMessage;
  kind: 'line' | 'prose' | 'choice' | 'flag' | 'group' | 'list';
  choices?: readonly string[];
  /** Values that many owners write there. */
  suggestions?: readonly string[];
  isOptional?: boolean;
  /** Groups and lists have none. */
  scope?: Scope;
  /** Exactly one of these fields of a group is there. */
  oneOf?: readonly string[];
  /** Only the page of a project shows it. */
  isOfPage?: boolean;
  /** What a text is, if it is more than words. */
  format?: 'address' | 'email' | 'period' | 'phone';
  /** Other names that people use for it. */
  alsoCalled?: readonly string[];
};

export type Field = FieldFacts & {
  label: string;
  /** What to write there. It begins a sentence. */
  help: string;
  /** An example: a text, or other than that as it could stand in the file. */
  example: string;
};

export type FormField = Field & {
  name: string;
  /** The fields of a group, in their order. */
  fields?: readonly FormField[];
  /** What each entry of a list is. */
  entry?: FormField;
};

/** The field with its label, its help and its example in the language of the messages. */
export function withMessages<Facts extends FieldFacts>(facts: Facts): Facts & Field {
  const said: Said = messages.fields[facts.message];
  const { choices = facts.suggestions ?? [] } = facts;
  const help =
    typeof said.help === 'string' ? said.help : said.help({ choices: choices.join(', ') });
  const entry: Said | undefined = facts.entries && messages.fields[facts.entries];
  const ofEntry =
    entry?.example &&
    messages.issues.wanted.exampleOfList({ text: entry.example.replace(FULL_STOP, '') });
  const example = said.example ?? facts.example ?? ofEntry ?? '';
  return { ...facts, label: said.label, help, example };
}

/** No sentence around an example has two. */
export const FULL_STOP = /[.。]$/;

type Said = { label: string; help: string | Help; example?: string };
type Help = (values: { choices: string }) => string;

/** The same form in the language of the messages. */
export function formWithMessages(form: FormField): FormField {
  const { fields, entry } = form;
  return {
    ...withMessages(form),
    ...(fields && { fields: fields.map(formWithMessages) }),
    ...(entry && { entry: formWithMessages(entry) }),
  };
}
