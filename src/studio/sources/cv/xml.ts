/**
 * Reads plain XML in a worker, which has no parser. Whatever declares something is skipped, so nothing is fetched and nothing grows. What is
 * not closed ends with what it stands in.
 */

export type XmlElement = {
  /** Without its prefix. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  elements: XmlElement[];
  text: string;
};

const TOKEN =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?|<\/([^\s>]+)[^>]*>?|<([^\s/>!?]+)([^>]*?)(\/?)>|([^<]+)|</g;
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Of Europass a tenth is enough. */
const MOST_ELEMENTS = 20_000;
const DEEPEST = 60;

export function xmlIn(text: string): XmlElement {
  const root: XmlElement = { name: '', attributes: new Map(), elements: [], text: '' };
  const open = [root];
  let count = 0;
  for (const [, raw, closing, opening, attributes = '', isEmpty, plain] of text.matchAll(TOKEN)) {
    const inner = open.at(-1) ?? root;
    if (raw !== undefined) inner.text += raw;
    else if (plain !== undefined) inner.text += withoutEntities(plain);
    else if (closing !== undefined) {
      const at = open.findLastIndex(({ name }) => name === localName(closing));
      if (at > 0) open.length = at;
    } else if (opening !== undefined) {
      count += 1;
      if (count > MOST_ELEMENTS) break;
      const element: XmlElement = {
        name: localName(opening),
        attributes: attributesIn(attributes),
        elements: [],
        text: '',
      };
      inner.elements.push(element);
      if (isEmpty !== '/' && open.length < DEEPEST) open.push(element);
    }
  }
  return root;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

const attributesIn = (text: string) =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      localName(name),
      withoutEntities(double ?? single ?? ''),
    ]),
  );

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

export const withoutEntities = (text: string): string =>
  text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES.get(name.toLowerCase()) ?? whole;
    const code = Number.parseInt(name.replace(/^#x?/i, ''), /^#x/i.test(name) ? 16 : 10);
    return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000)
      ? String.fromCodePoint(code)
      : '';
  });

/** All elements of that name, wherever they are in it. */
export function xmlElements(element: XmlElement, name: string): XmlElement[] {
  return element.elements.flatMap((each) =>
    each.name === name ? [each] : xmlElements(each, name),
  );
}

/** The element at the end of these names, each in the one before. */
export function elementAt(element: XmlElement, ...path: string[]): XmlElement | undefined {
  let found: XmlElement | undefined = element;
  for (const name of path) found = found?.elements.find((each) => each.name === name);
  return found;
}

export const textAtPath = (element: XmlElement, ...path: string[]): string =>
  (elementAt(element, ...path)?.text ?? '').replace(/\s+/g, ' ').trim();
