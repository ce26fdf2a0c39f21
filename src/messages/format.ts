/**
 * Makes sentences of messages. A message is a text, or one for each plural of {count}. In its {places} a number stands as the language
 * writes it, and a list with its commas and its “and”.
 */

import { directionOf, REVERSED } from '../words/direction.ts';
import { fill, isPlural, type Plural, textFor } from '../words/fill.ts';

type Value = string | number | readonly string[];

type PlacesIn<Text> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlacesIn<Rest>
  : never;

type Say<Place extends string> = (values: Readonly<Record<Place, Value>>) => string;

/** The messages as code uses them: a message with {places} is a function of its values. */
export type Formatted<Message> = Message extends string
  ? [PlacesIn<Message>] extends [never]
    ? string
    : Say<PlacesIn<Message>>
  : Message extends Plural
    ? (
        values: { count: number } & Readonly<Record<PlacesIn<Message[keyof Message]>, Value>>,
      ) => string
    : { readonly [Key in keyof Message]: Formatted<Message[Key]> };

/** What a language has to have: the same messages. Its plurals may have more categories. */
export type Translated<Message> = Message extends string
  ? string
  : Message extends Plural
    ? Plural
    : { readonly [Key in keyof Message]: Translated<Message[Key]> };

export function formatted<Messages extends object>(
  language: string,
  messages: Translated<Messages>,
): Formatted<Messages> {
  const numbers = new Intl.NumberFormat(language);
  const plurals = new Intl.PluralRules(language);
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const isReversed = directionOf(language) === 'rtl';
  const isForeign = (text: string) =>
    isReversed ? /\p{L}/u.test(text) && !REVERSED.test(text) : REVERSED.test(text);
  // A name that runs the other way would otherwise take the words around it along: U+2068 and U+2069 keep it apart.
  const apart = (text: string) =>
    isForeign(text) && !text.includes('\u2068') ? `\u2068${text}\u2069` : text;
  const write = (value: Value) => {
    if (typeof value === 'object') return lists.format(value.map(apart));
    return typeof value === 'number' ? numbers.format(value) : apart(value);
  };
  const say = (text: string, values: Readonly<Record<string, Value>>) =>
    fill(
      text,
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)])),
    );
  const usable = (message: unknown): unknown => {
    if (typeof message === 'string')
      return /\{\w+\}/.test(message)
        ? (values: Readonly<Record<string, Value>>) => say(message, values)
        : message;
    if (isPlural(message))
      return (values: { count: number }) => say(textFor(values.count, message, plurals), values);
    const entries = Object.entries(Object(message)).map(([key, each]) => [key, usable(each)]);
    return Object.fromEntries(entries);
  };
  return usable(messages) as Formatted<Messages>;
}
