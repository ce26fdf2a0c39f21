/**
 * Where a line may break. In Japanese and in simplified Chinese there are no spaces between words, and a line should break only
 * between phrases, but in prose, whose lines should be full. Of browsers only Chromium finds phrases, and only Japanese ones.
 */
import { jaModel, Parser, zhHansModel } from 'budoux';
import type { Portfolio } from '../schema/portfolio/portfolio.ts';
import { scriptOf } from '../words/direction.ts';
import type { Words } from '../words/types.ts';

/** No line may begin with a mark, other than an opening bracket or quote, end with one of these, or break behind 5 in 5页. */
const AT_MARKS = /[\p{sc=Latn}\d\p{Ps}\p{Pi}]\||\|[^\p{L}\p{N}\p{Ps}\p{Pi}]/u;

type Division = {
  model: typeof jaModel;
  /** Where no line may break, although the parser divides there. */
  together: RegExp;
  /** The same before the last piece. */
  atEnd?: RegExp;
};

/** こんに|ちは, お問い|合わせ. */
const japanese: Division = {
  model: jaModel,
  together: /\p{sc=Hira}\|\p{sc=Hira}|\|(?:ー|合わせ)/u,
};

/**
 * 纪|录片, 我|是. The parser often divides a word before or behind one letter. Such a letter belongs to what follows, or, if it is a
 * particle, a measure or the end of a name of things or of people, to what precedes: 我们|的, 三十|年, 制片|人. None stands alone at
 * the end: 关于|我.
 */
const chinese: Division = {
  model: zhHansModel,
  together:
    /^[\p{Ps}\p{Pi}]*\p{sc=Han}\||\|之|[\p{L}\p{N}]\|[的地得了着过们吗呢吧啊里上下中内外间前后时个位名单部集期季届版次场支段年月日号度性化者员人家师手长片剧台站车机奖节组室厅院馆社网报刊局所队班线路市省县村岛](?!\p{sc=Han})/u,
  atEnd: /\|\p{sc=Han}[^\p{L}\p{N}]*$/u,
};

const parsers = new Map<Division, Parser>();

/** The words of the site and the titles of the owner, each divided into its phrases. Empty in languages that have spaces. */
export function phrasesIn({ language, greeting, work, projects = [] }: Portfolio, words: Words) {
  if (!divisionOf(language)) return [];
  const titles = [
    ...[...(work?.jobs ?? []), ...projects].map(({ title }) => title),
    ...(work?.lists ?? []).map(({ heading }) => heading),
  ];
  const texts = [greeting, ...titles, ...stringsIn(words)];
  return [...new Set(texts)].map((text) => phrasesOf(language, text));
}

/** The text alone, if its language is not divided into phrases. */
export function phrasesOf(language: string, text: string): string[] {
  const division = divisionOf(language);
  if (!division) return [text];
  const parser = parsers.get(division) ?? new Parser(division.model);
  parsers.set(division, parser);
  return parser.parse(text).reduce<string[]>((phrases, piece, index, { length }) => {
    const before = phrases.pop() ?? '';
    const place = `${before}|${piece}`;
    const isOne =
      before === '' ||
      AT_MARKS.test(place) ||
      division.together.test(place) ||
      (index === length - 1 && division.atEnd?.test(place));
    phrases.push(...(isOne ? [before + piece] : [before, piece]));
    return phrases;
  }, []);
}

/**
 * The pieces of a text that stay together. A line may break at a space, after a hyphen, and at a soft hyphen, which then shows; in
 * scripts without spaces it may break anywhere, but in Japanese and simplified Chinese only between phrases.
 */
export function unbroken(language: string, text: string): string[] {
  const words = text.split(/[\s\u200B]+|(?<=[-\u00AD])/).map((word) => word.replace('\u00AD', '-'));
  const isDivided = divisionOf(language) !== undefined;
  return words.flatMap((word) =>
    isDivided ? phrasesOf(language, word) : word.split(WITHOUT_SPACES),
  );
}

const WITHOUT_SPACES =
  /(?<=[\p{sc=Han}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}])/u;

function divisionOf(language: string): Division | undefined {
  if (/^ja\b/.test(language)) return japanese;
  return /^zh\b/.test(language) && scriptOf(language) === 'Hans' ? chinese : undefined;
}

/** Puts a no-break space after words of one letter, because in Polish, Czech and Slovak no line should end with one. */
export function bindShortWords<Group extends object>(language: string, words: Group): Group {
  if (!/^(?:pl|cs|sk)\b/.test(language)) return words;
  return JSON.parse(JSON.stringify(words), (_, value) =>
    typeof value === 'string' ? value.replace(SHORT_WORD, '$1\u00A0') : value,
  );
}

const SHORT_WORD = /(?<!\p{L})([aikosuvwz]) /giu;

/** All texts in a value of JSON. */
export function stringsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsIn);
}
