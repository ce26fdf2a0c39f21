/**
 * Finds the blocks and the addresses of pictures in a page. It goes through the text once and builds no
 * document, because DOMParser runs only in the main thread, which it blocks for a minute if a page has 50 MB of tags. It also reads pages
 * as browsers, minifiers and gateways rewrite them: with other quotation marks, spaces or character references. htmlparser2 is 57 kB.
 */

import { portraitPart } from '../../routes.ts';
import type { LateBlocks } from '../../site/blocks.ts';
import { PART, STATIC } from '../../site/hydration/marks.ts';
import { BLOCK } from '../../site/site-data.ts';

/** The attribute of the block in which pages of version 3.2 have the stories of projects. */
const STORIES = 'data-stories';

type BlockName = typeof BLOCK | keyof LateBlocks | 'stories';
const BLOCKS: readonly BlockName[] = [BLOCK, 'captions', 'further', 'stories'];

export type SavedPage = {
  /** The texts of the blocks of a name. A saved site has one of hydration data, and one or none of the others. One without an end is undefined. */
  textsOf: (name: BlockName) => readonly (string | undefined)[];
  portrait: string | undefined;
  /** All other pictures, by the ids of their elements. If an id stands twice, the first one counts, as in a browser. */
  pictures: ReadonlyMap<string, string>;
  /** The outlines of the waves of sounds, in the same way. */
  waves: ReadonlyMap<string, string>;
  /** Whether it has the prerendered document of a site. Pages of version 1 have it, but no hydration data. */
  isSite: boolean;
  /** Whether its end is there. */
  isWhole: boolean;
};

/** The beginnings of the tags that we need, and of comments and elements whose text may look like such a tag. */
const BEGINNING = '<(?:!--|(script|style|title|textarea|div|img|image|path)(?=[\\s/>]))';
const WITH_TEXT = ['script', 'style', 'title', 'textarea'];

export function findIn(html: string): SavedPage {
  const texts = new Map(BLOCKS.map((name): [string, (string | undefined)[]] => [name, []]));
  const portraits: string[] = [];
  const pictures = new Map<string, string>();
  const waves = new Map<string, string>();
  let isSite = false;
  const beginning = new RegExp(BEGINNING, 'gi');
  for (let next = beginning.exec(html); next; next = beginning.exec(html)) {
    const tag = next[1]?.toLowerCase();
    if (tag === undefined) {
      const end = html.indexOf('-->', beginning.lastIndex);
      if (end < 0) break;
      beginning.lastIndex = end;
      continue;
    }
    const [attributes, start] = attributesAt(html, beginning.lastIndex);
    beginning.lastIndex = start;
    const id = attributes.get('id') ?? '';
    if (tag === 'div') isSite ||= id === 'root' && attributes.has(STATIC);
    if (tag === 'img' && attributes.get(PART) === portraitPart)
      portraits.push(attributes.get('src') ?? '');
    if (tag === 'path' && id && !waves.has(id)) waves.set(id, attributes.get('d') ?? '');
    if (tag === 'image' && !pictures.has(id)) pictures.set(id, attributes.get('href') ?? '');
    if (!WITH_TEXT.includes(tag)) continue;
    const closing = new RegExp(`</${tag}(?=[\\s/>])`, 'gi');
    closing.lastIndex = start;
    const end = closing.exec(html)?.index;
    const name = attributes.has(STORIES) ? 'stories' : id;
    if (attributes.get('type') === 'application/json')
      texts.get(name)?.push(end === undefined ? undefined : html.slice(start, end));
    if (end === undefined) break;
    beginning.lastIndex = end;
  }
  const textsOf = (name: BlockName) => texts.get(name) ?? [];
  const isWhole = /<\/html/i.test(html.slice(-200));
  return { textsOf, portrait: portraits[0], pictures, waves, isSite, isWhole };
}

/** A name, and a value between quotation marks or without any. */
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
const WANTED = ['id', 'type', 'src', 'href', 'd', PART, STATIC, STORIES];

/** The attributes of a tag that we need, and where the tag ends. */
function attributesAt(html: string, at: number): [attributes: Map<string, string>, end: number] {
  const attributes = new Map<string, string>();
  let end = at;
  ATTRIBUTE.lastIndex = at;
  for (let found = ATTRIBUTE.exec(html); found; found = ATTRIBUTE.exec(html)) {
    const [, name = '', ...values] = found;
    end = ATTRIBUTE.lastIndex;
    const wanted = name.toLowerCase();
    if (!WANTED.includes(wanted) || attributes.has(wanted)) continue;
    attributes.set(wanted, decoded(values.find((value) => value !== undefined) ?? ''));
  }
  const close = html.indexOf('>', end);
  return [attributes, close < 0 ? html.length : close + 1];
}

const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Replaces character references, which tools write in attributes, by the characters. */
function decoded(value: string): string {
  return value.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (all, ten, hex, name) => {
    if (name) return NAMED.get(name) ?? all;
    const code = ten ? Number(ten) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}
