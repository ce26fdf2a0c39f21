/** Questions about texts that look like a mistake but may be meant. They stop nothing. */

import { bytesToHex } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { messages } from '../../messages/messages.ts';
import { allRoutes, hasRoute, type OptionalParts } from '../../routes.ts';
import { englishTexts } from '../../schema/portfolio/texts.ts';
import type { Rule } from '../../schema/rules.ts';
import { quote } from '../../schema/text-length.ts';
import { hashOf } from '../hash.ts';
import { recent } from '../recent.ts';
import { type Issue, questionIn } from './issue.ts';
import sampleTexts from './sample-texts.json' with { type: 'json' };
import { backwards, oddYear } from './years.ts';

/** The sample's texts are recognised by their hashes, so that the texts themselves stand only in src/content. */
export function signOf(text: string): string {
  return signs(text, () => bytesToHex(hashOf(text)).slice(0, 8));
}

/** A site of 40 projects has some hundred texts. */
const signs = recent<string>(5000);

const sampleSigns: ReadonlySet<string> = new Set(sampleTexts);

const question = (field: string, problem: string) =>
  questionIn(field, problem, messages.issues.isItMeant);

export function questionsIn(portfolio: OptionalParts): Issue[] {
  const texts = textsIn(portfolio, []);
  return [
    ...oddIn(texts),
    ...oddTimesIn(texts),
    ...ownPageIn(texts),
    ...leftOutOf(portfolio),
    ...sampleTextsIn(texts),
  ];
}

/** Years and periods that cannot be meant. */
function oddTimesIn(texts: readonly Written[]): Issue[] {
  return texts.flatMap(({ field, text, path }) => {
    const [part, ...rest] = path;
    const isYear = part === 'projects' && rest.at(-1) === 'year';
    const isPeriod = part === 'work' && rest.at(-1) === 'period';
    const problem = isYear ? oddYear(text) : isPeriod ? backwards(text) : undefined;
    return problem ? [question(field, problem)] : [];
  });
}

/** A page in another language that has the language or the address of this one. */
function ownPageIn(texts: readonly Written[]): Issue[] {
  const own = (name: string) => texts.find(({ field }) => field === name)?.text;
  return texts.flatMap(({ field, text, path: [part, , name] }) => {
    if (part !== 'otherLanguages' || text.toLowerCase() !== own(`${String(name)}`)?.toLowerCase())
      return [];
    const { ownLanguage, ownAddress } = messages.issues;
    const problem = name === 'language' ? ownLanguage : ownAddress;
    return [question(field, problem({ text: quote(text) }))];
  });
}

function oddIn(texts: readonly Written[]): Issue[] {
  return texts.flatMap(({ field, text, path }) => {
    const [first, key] = path;
    const name = String(key);
    const isWord = first === 'texts' && Object.hasOwn(englishTexts, name);
    const problem = oddity(isWord ? withoutPlaces(text, englishTexts[name]) : text);
    return problem ? [question(field, problem)] : [];
  });
}

function leftOutOf(portfolio: OptionalParts): Issue[] {
  return allRoutes
    .filter((route) => !hasRoute(portfolio, route))
    .flatMap(({ requiredField = [] }) => requiredField)
    .map((field) => ({ ...question(field, messages.issues.leftOut), code: 'leftOut' }));
}

/** One question about each entry of a list, because an owner who writes an entry writes all its fields. */
function sampleTextsIn(texts: readonly Written[]): Issue[] {
  const firsts = new Map<string, string>();
  for (const { field, text } of texts) {
    const entry = field.replace(/\].*/, '');
    if (!firsts.has(entry) && sampleSigns.has(signOf(text))) firsts.set(entry, field);
  }
  const { saysSample, leaveIfTrue } = messages.issues;
  return [...firsts.values()].map((field) => questionIn(field, saysSample, leaveIfTrue));
}

type Written = { field: string; text: string; path: readonly PropertyKey[] };

function textsIn(value: unknown, path: PropertyKey[]): Written[] {
  if (typeof value === 'string') return [{ field: z.core.toDotPath(path), text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, entry]) =>
    textsIn(entry, [...path, isList ? Number(key) : key]),
  );
}

/** These words do no harm in a text, but some mail gateways stop a page that holds them. */
const ATTACK =
  /\b(?:eval|atob|unescape)\s*\(|\bnew (?:Function|Blob)\b|\b(?:document\.write|createObjectURL)\b|data:(?:application|text)\//;

/** Removes the {places} that the English text has as well, because the site fills those. */
function withoutPlaces(text: string, english = ''): string {
  const places = english.match(/\{\w+\}/g) ?? [];
  return places.reduce((rest, place) => rest.replaceAll(place, ''), text);
}

const oddity: Rule = (text) => oddities(text, () => oddityOf(text))();

/** What asks about each text, in the language that is spoken then. */
const oddities = recent<() => string | undefined>(5000);

function oddityOf(text: string): () => string | undefined {
  const placeholder = placeholderIn(text);
  if (placeholder) return () => messages.issues.holds({ text: quote(placeholder) });
  const [attack] = ATTACK.exec(text) ?? [];
  if (attack) return () => messages.issues.attack({ text: quote(attack) });
  const [letter] = letterOfOthers(text) ?? [];
  if (letter) return () => messages.issues.otherAlphabet({ letter: quote(letter) });
  // If the address is the whole text, the owner means it.
  const [address] = (/\s/.test(text) && ADDRESS.exec(text)) || [];
  return () => address && messages.issues.deadAddress({ address: quote(address) });
}

/** It looks for an e-mail address only from the beginning of a word, because trying each letter of a long word takes too long. */
const ADDRESS =
  /(?:(?:https?:\/\/|www\.)\S*|(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]+@[^\s@]+\.(?=[^\s@.,;:!?)])\S*)[^\s.,;:!?)]/iu;

/** Finds a letter in an address that only looks like a Latin one, such as the first of ‘аpple.com’, which leads elsewhere. */
function letterOfOthers(text: string): RegExpExecArray | null {
  const [address] = /^https?:\/\/[^\s/]+|^[^\s@]+@\S+$/i.exec(text) ?? [];
  const mixed = address
    ?.split(/[./@:-]/)
    .find((part) => /\p{sc=Latn}/u.test(part) && OTHERS.test(part));
  return mixed === undefined ? null : OTHERS.exec(mixed);
}

const OTHERS = /[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}\p{sc=Cher}]/u;

function placeholderIn(text: string): string | undefined {
  const [found] = /\{\{?\s*[\p{L}_][\p{L}\p{N}_ .-]{0,30}\}\}?|lorem ipsum/iu.exec(text) ?? [];
  // Only in capitals, because 'todo' is a Spanish word; and not in a line of capitals, because there it may be that word.
  const isShouted = text === text.toUpperCase() && /\p{L}\s+\p{L}/u.test(text);
  if (found || isShouted) return found;
  return /(?<![\p{L}\p{N}])(?:TODO|FIXME|TBD|XXX)(?![\p{L}\p{N}])/u.exec(text)?.[0];
}
