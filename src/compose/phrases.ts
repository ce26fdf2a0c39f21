/** Where a line may break. In Japanese there are no spaces between words, and a line should break only between phrases. */
import { jaModel, Parser } from 'budoux';
import type { Portfolio } from '../schema/portfolio/portfolio.ts';
import type { Words } from '../words/types.ts';

/**
 * Where no line may break, although the parser divides there: こんに|ちは, 5|ページ, お問い|合わせ. Nor may a line begin with a mark,
 * other than an opening bracket or quote.
 */
const TOGETHER =
  /\p{sc=Hira}\|\p{sc=Hira}|[\p{sc=Latn}\d]\||\|(?:ー|合わせ|[^\p{L}\p{N}\p{Ps}\p{Pi}])/u;

let parser: Parser | undefined;

/** The words of the site and the titles of the owner, each divided into its phrases. Empty in languages other than Japanese. */
export function phrasesIn({ language, greeting, work, projects = [] }: Portfolio, words: Words) {
  if (!isJapanese(language)) return [];
  const titles = [
    ...[...(work?.jobs ?? []), ...projects].map(({ title }) => title),
    ...(work?.lists ?? []).map(({ heading }) => heading),
  ];
  const texts = [greeting, ...titles, ...stringsIn(words)];
  return [...new Set(texts)].map(phrasesOf);
}

export function phrasesOf(text: string): string[] {
  parser ??= new Parser(jaModel);
  return parser.parse(text).reduce<string[]>((phrases, piece) => {
    const before = phrases.pop() ?? '';
    const isOne = before === '' || TOGETHER.test(`${before}|${piece}`);
    phrases.push(...(isOne ? [before + piece] : [before, piece]));
    return phrases;
  }, []);
}

/**
 * The pieces of a text that stay together. A line may break at a space, after a hyphen, and at a soft hyphen, which then shows; in
 * scripts without spaces it may break anywhere, but in Japanese only between phrases.
 */
export function unbroken(language: string, text: string): string[] {
  const words = text.split(/[\s\u200B]+|(?<=[-\u00AD])/).map((word) => word.replace('\u00AD', '-'));
  return words.flatMap((word) =>
    isJapanese(language) ? phrasesOf(word) : word.split(WITHOUT_SPACES),
  );
}

const WITHOUT_SPACES =
  /(?<=[\p{sc=Han}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}])/u;

const isJapanese = (language: string) => /^ja\b/.test(language);

/** Puts a no-break space after words of one letter, because in Polish, Czech and Slovak no line should end with one. */
export function bindShortWords<Group extends object>(language: string, words: Group): Group {
  if (!/^(?:pl|cs|sk)\b/.test(language)) return words;
  return JSON.parse(JSON.stringify(words), (_, value) =>
    typeof value === 'string' ? value.replace(SHORT_WORD, '$1\u00A0') : value,
  );
}

const SHORT_WORD = /(?<!\p{L})([aikosuvwz]) /giu;

function stringsIn(group: object): string[] {
  return Object.values(group).flatMap((value) =>
    typeof value === 'string' ? value : stringsIn(value),
  );
}
