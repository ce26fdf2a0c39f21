/** The elements of a drawing, with only what the check of drawings needs. */
export type Element = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent: Element | undefined;
  readonly inside: Element[];
  text: string;
};

/** The pieces of this pattern cannot overlap, so it takes time in proportion to the length of a tag. */
const TAG = /<(\/?)([\w:-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** All elements in their order. Returns nothing if the text is not well-formed, or an id has a character that may be an escape. */
export function readElements(svg: string): readonly Element[] | undefined {
  const elements: Element[] = [];
  let open: Element | undefined;
  for (let at = svg.indexOf('<'); at >= 0; ) {
    TAG.lastIndex = at;
    const [tag, closes, name = '', list = '', isEmpty] = TAG.exec(svg) ?? [];
    if (tag === undefined) return undefined;
    if (closes) {
      if (open?.name !== name) return undefined;
      open = open.parent;
    } else {
      if (elements.length > 0 && !open) return undefined;
      const attributes = attributesIn(list);
      if (/[&%]/.test(attributes.get('id') ?? '')) return undefined;
      const element: Element = { name, attributes, parent: open, inside: [], text: '' };
      elements.push(element);
      open?.inside.push(element);
      if (!isEmpty) open = element;
    }
    const next = svg.indexOf('<', at + tag.length);
    if (open) open.text += svg.slice(at + tag.length, next < 0 ? svg.length : next);
    at = next;
  }
  return open ? undefined : elements;
}

function attributesIn(list: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of list.matchAll(ATTRIBUTE))
    attributes.set(name, double ?? single ?? '');
  return attributes;
}
