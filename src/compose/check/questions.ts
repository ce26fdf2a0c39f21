/** What may be meant, and may have been overlooked: it is asked, and stops nothing. */
import { bytesToHex } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { quote, type Rule } from '../../schema/rules.ts';
import { english } from '../../schema/texts.ts';
import { hashOf } from '../hash.ts';
import { type Fault, inWords, PORTFOLIO } from './fault.ts';
import sampleTexts from './sample-texts.json' with { type: 'json' };

/** The sample's texts are known by their hashes, so that src/content stays the only place that says them. */
export function signOf(text: string): string {
  return bytesToHex(hashOf(text)).slice(0, 8);
}

/** More of them in one line nobody reads. */
const MOST_PLACES = 8;

export function questionsIn(portfolio: unknown): Fault[] {
  const about = { file: PORTFOLIO, stops: 'nothing' } as const;
  const texts = textsIn(portfolio, []);
  const asked = texts.flatMap(({ field, text, path }) => {
    const [first, name] = path;
    const problem = oddity(
      first === 'texts' ? withoutPlaces(text, english[`${String(name)}`]) : text,
    );
    return problem ? [{ ...about, field, problem, expected: 'Is that meant?' }] : [];
  });
  const known = texts.filter(({ text }) => sampleTexts.includes(signOf(text)));
  if (known.length === 0) return asked;
  const places = [...new Set(known.map(({ field }) => inWords(field) || field))];
  const others = places.length > MOST_PLACES ? ` and ${places.length - MOST_PLACES} more` : '';
  const named = places.slice(0, MOST_PLACES).join('; ') + others;
  const problem = `still says what the sample says: ${named}.`;
  return [...asked, { ...about, field: '', problem, expected: 'Leave it if it is true of you.' }];
}

type Found = { field: string; text: string; path: readonly PropertyKey[] };

/** The kit's words are no texts of the page. */
function textsIn(value: unknown, path: PropertyKey[]): Found[] {
  if (typeof value === 'string') return [{ field: z.core.toDotPath(path), text: value, path }];
  if (typeof value !== 'object' || value === null || false) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, entry]) =>
    textsIn(entry, [...path, isList ? Number(key) : key]),
  );
}

/** Harmless in a text, but some mail gateways stop a page that holds it. */
const ATTACK =
  /\b(?:eval|atob|unescape)\s*\(|\bnew (?:Function|Blob)\b|\b(?:document\.write|createObjectURL)\b|data:(?:application|text)\//;

/** Without the {places} that the English text has as well: the site fills those. */
function withoutPlaces(text: string, english = ''): string {
  const places = english.match(/\{\w+\}/g) ?? [];
  return places.reduce((rest, place) => rest.replaceAll(place, ''), text);
}

const oddity: Rule = (text) => {
  const placeholder = placeholderIn(text);
  if (placeholder) return `holds ${quote(placeholder)}.`;
  const [attack] = ATTACK.exec(text) ?? [];
  if (attack) return `holds ${quote(attack)}, which mail gateways may take for part of an attack.`;
  // Alone, as in a field for one, it is meant.
  const [address] =
    (/\s/.test(text) &&
      /(?:https?:\/\/|www\.|[\p{L}\p{N}_.+-]+@\S+\.)\S*[^\s.,;:!?)]/iu.exec(text)) ||
    [];
  return address && `holds the address ${quote(address)}, which is no link there.`;
};

function placeholderIn(text: string): string | undefined {
  const [found] = /\{\{?\s*[\p{L}_][\p{L}\p{N}_ .-]{0,30}\}\}?|lorem ipsum/iu.exec(text) ?? [];
  // In capitals alone: 'todo' is a word in Spanish, and a line that is all capitals may say it, too.
  const isShouted = text === text.toUpperCase() && /\p{L}\s+\p{L}/u.test(text);
  if (found || isShouted) return found;
  return /(?<![\p{L}\p{N}])(?:TODO|FIXME|TBD|XXX)(?![\p{L}\p{N}])/u.exec(text)?.[0];
}
