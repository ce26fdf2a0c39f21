/** Each language has every message, with the same places, in its own words. */
import { describe, expect, test } from 'vitest';
import * as english from '../../../src/messages/languages/en.ts';
import { messagesIn, spokenOf } from '../../../src/messages/languages.ts';
import { formattedIn, messages, setMessages } from '../../../src/messages/messages.ts';
import { fieldOf } from '../../../src/schema/registry.ts';
import { issuesIn } from '../../../src/schema/validate.ts';
import { isPlural, type Plural } from '../../../src/words/fill.ts';
import { shippedLanguages } from '../../../src/words/shipped-languages.ts';
import { leaves } from '../../support/owners/schema-fields.ts';

type Message = string | Plural;

/** The messages by their places: 'studio.left.error'. */
function flat(value: object, before = ''): Map<string, Message> {
  return new Map(
    Object.entries(value).flatMap(([key, each]): [string, Message][] =>
      typeof each === 'string' || isPlural(each)
        ? [[before + key, each]]
        : [...flat(each, `${before}${key}.`)],
    ),
  );
}

const textsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

const placesIn = (message: Message) =>
  [...new Set(textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

const all = flat(english);

/** Names, and words that many languages share. A language may have others that are the same as in English. */
const SAME =
  /^(?:fields\.\w+\.example|fields\.(?:linkedin|whatsapp|reel|portfolio|reelName|projectPath|projectText|creditName|reelFile|pictureFile|paragraphText|links?|linkName|description|client|points?|listPoints?)\.label|studio\.(?:title|photo|cv|inLine|named|within|numbered|help|count|saveHelp|places\..*|sections\..*|drawings\..*|crops\..*))$/;

test('somebody hears the first of their languages that is spoken', () => {
  expect(spokenOf(['nl-BE', 'es-MX', 'de'])).toBe('es');
  expect(spokenOf(['zh-TW', 'pl-PL'])).toBe('pl');
  expect(spokenOf(['nl', 'C', ''])).toBe('en');
});

test('what was written, and an example, stand in the quotation marks of the language', () => {
  setMessages('de', messagesIn('de'));
  const issues = issuesIn({ language: 'Deutsch', greeting: '' });
  setMessages('en', english);
  const on = (name: string) => issues.find(({ field }) => field === name);
  expect(on('language')?.problem).toBe('ein Name: „Deutsch“ schreibt sich „de“.');
  expect(on('greeting')?.expected).toMatch(/: „Hallo, ich bin Jana“\.$/);
});

test('a name that runs the other way is kept apart from its sentence', () => {
  const film = 'فيلم final.mp4';
  const files = [film, 'a.mp4'];
  const { studio } = formattedIn('en', english);
  expect(studio.ready({ what: film })).toBe(`\u2068${film}\u2069 is in its place.`);
  expect(studio.layMedia({ page: 'index.html', files })).toContain(`\u2068${film}\u2069 and a.mp4`);
  const arabic = formattedIn('ar', messagesIn('ar')).studio;
  expect(arabic.ready({ what: 'a.mp4' })).toContain('\u2068a.mp4\u2069');
  expect(arabic.ready({ what: film })).not.toContain('\u2068');
});

describe.each(shippedLanguages)('in %s', (language) => {
  const translated = flat(messagesIn(language));

  test('there are all messages and no other', () => {
    expect([...translated.keys()].sort()).toEqual([...all.keys()].sort());
  });

  test('each has the places of the English one', () => {
    const wrong = [...all].filter(
      ([key, message]) =>
        `${placesIn(translated.get(key) ?? '')}` !== `${placesIn(message)}` &&
        // A language may write 1 as a word, or have no singular.
        !(typeof message === 'object' && placesIn(message).length === 0),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  test('a message about a number has a text for each of its plural categories', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const plurals = [...all].filter(([, message]) => typeof message === 'object');
    const wrong = plurals.filter(([key]) => {
      const message = translated.get(key) ?? '';
      return `${Object.keys(message).sort()}` !== `${[...pluralCategories].sort()}`;
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  test('no text begins or ends with a space, or is empty', () => {
    const wrong = [...translated].filter(([, message]) =>
      textsOf(message).some((text) => text === '' || text !== text.trim()),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  test('the examples are right by the rules of their fields', () => {
    setMessages(language, messagesIn(language));
    const wrong = leaves.filter(({ schema }) => {
      const field = fieldOf(schema);
      const isText = field.kind === 'line' || field.kind === 'prose';
      return isText && !schema.safeParse(field.example).success;
    });
    setMessages('en', english);
    expect(wrong.map(({ path }) => path)).toEqual([]);
    expect(messages.studio.save).toBe('Save');
  });

  test.skipIf(language === 'en')('no English is left', () => {
    const same = [...all].filter(([key, message]) => {
      const texts = textsOf(message).filter((text) =>
        /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, '')),
      );
      const own = textsOf(translated.get(key) ?? '');
      return !SAME.test(key) && texts.some((text) => own.includes(text));
    });
    expect(same.map(([key]) => key)).toEqual([]);
  });

  test.skipIf(language === 'en')('no quotation marks are those of English', () => {
    const wrong = [...translated].filter(([, message]) =>
      textsOf(message).some((text) => /["‘]/.test(text)),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });
});
