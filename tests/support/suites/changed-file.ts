/**
 * Changes that other programs make in a built page: minifiers, mail gateways, filters, editors. They leave scripts and styles, because
 * the policy would stop changed ones.
 */
import { seeded } from '../owners/mistakes.ts';

export type Change = readonly [name: string, change: (html: string) => string];

export const BANNER = 'This message comes from outside';
const banner = `<div><p>${BANNER}</p></div>`;

const RAW = /(<(script|style)\b.*?<\/\2>)/s;

/** Changes all markup outside scripts and styles. */
function outside(html: string, change: (markup: string) => string): string {
  return html
    .split(RAW)
    .map((piece, index) => (index % 3 === 0 ? change(piece) : index % 3 === 1 ? piece : ''))
    .join('');
}

const TAG = /<\/?[a-z][^\s/>]*(?:\s+[^\s=>]+(?:="[^"]*")?)*\s*\/?>/g;
const ATTRIBUTE = /\s+[^\s=>"]+(?:="[^"]*")?/g;

const withAttributes = (html: string, change: (attributes: string[]) => string[]) =>
  outside(html, (markup) =>
    markup.replace(TAG, (tag) => {
      const attributes = tag.match(ATTRIBUTE) ?? [];
      return attributes.length > 0
        ? tag.replace(/\s.*?(?=\/?>$)/s, change(attributes).join(''))
        : tag;
    }),
  );

/** The names of all attributes outside scripts and styles. */
export function attributesIn(html: string): string[] {
  const names = new Set<string>();
  withAttributes(html, (attributes) => {
    for (const attribute of attributes) names.add(attribute.trim().replace(/=.*/s, ''));
    return attributes;
  });
  return [...names].sort();
}

export const wholesale: readonly Change[] = [
  ['comments away', (html) => outside(html, (markup) => markup.replace(/<!--.*?-->/gs, ''))],
  ['spaces between tags away', (html) => outside(html, (markup) => markup.replace(/>\s+</g, '><'))],
  ['lines that end with CR and LF', (html) => html.replaceAll('\n', '\r\n')],
  ['attributes sorted', (html) => withAttributes(html, (attributes) => attributes.toSorted())],
  ['a banner first in main', (html) => html.replace(/<main[^>]*>/, (tag) => tag + banner)],
  ['a banner last in main', (html) => html.replace('</main>', (tag) => banner + tag)],
  ['a banner first in the body', (html) => html.replace('<body>', (tag) => tag + banner)],
  ['a banner last in the body', (html) => html.replace('</body>', (tag) => banner + tag)],
];

export const withoutAttribute = (name: string): Change => [
  `${name} gone from every tag`,
  (html) =>
    withAttributes(html, (attributes) =>
      attributes.filter((attribute) => attribute.trim().replace(/=.*/s, '') !== name),
    ),
];

/** What is changed at a random place. */
export const kinds = ['a space', 'an element', 'a missing tag'] as const;

/** Changes at random places, which depend on a seed: one more space or element, or one tag less. */
export function changesAt(seed: number): Change {
  const random = seeded(Math.imul(seed + 1, 0x9e3779b9));
  const kind = kinds[seed % kinds.length] ?? 'a space';
  const at = random();
  const insert = kind === 'a space' ? ' ' : '<span data-stray=""></span>';
  const change = (html: string) => {
    // Pieces outside scripts and styles: tags, and what stands between them.
    const pieces = html.split(RAW).flatMap((piece, index) => {
      if (index % 3 === 2) return [];
      return index % 3 === 1
        ? [{ text: piece, isTag: false, isRaw: true }]
        : split(piece).map((text) => ({ text, isTag: /^<[a-z/]/.test(text), isRaw: false }));
    });
    const places = pieces.flatMap(({ isTag, isRaw }, index) =>
      (kind === 'a missing tag' ? isTag : !isRaw) ? [index] : [],
    );
    const place = places[Math.floor(at * places.length)];
    return pieces
      .map(({ text }, index) => {
        if (index !== place) return text;
        return kind === 'a missing tag' ? '' : text + insert;
      })
      .join('');
  };
  return [`${kind}, by seed ${seed}`, change];
}

const split = (markup: string) => markup.split(/(<[^>]*>)/).filter((piece) => piece !== '');

/**
 * Runs in the page, as do the next ones: whether the program has rendered all parts, or has decided to leave the document unchanged, and
 * the pictures are there.
 */
export function hasSettled(): boolean {
  if ([...document.images].some(({ complete }) => !complete)) return false;
  const root = document.getElementById('root');
  const isReacts = (element: Element) =>
    Object.keys(element).some((key) => /^__react(?:Fiber|Container)\$/.test(key));
  if (!root || !isReacts(root)) return true;
  // On the home page the sections are rendered after the first screen.
  if (root.querySelector('section[data-part]:empty')) return false;
  const all = [...root.querySelectorAll('header, footer, main, main *')];
  // React keeps a stray element that stands in a text.
  return all.length > 2 && all.every((each) => isReacts(each) || each.matches('[data-stray]'));
}

/** The visible texts with their style, and the pictures of the main element with their size. */
export function readSight(): string[] {
  const seen: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [text, parent] = [(node.textContent ?? '').trim(), node.parentElement];
    if (!text || !parent || parent.closest('script, style')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const { fontSize, fontWeight, fontFamily, color } = getComputedStyle(parent);
    // A button of the bar is marked a moment later.
    const colour = parent.closest('nav') ? '' : color;
    seen.push([text, fontSize, fontWeight, fontFamily.slice(0, 12), colour].join(' | '));
  }
  for (const picture of document.querySelectorAll('main img, main svg use')) {
    const { width } = picture.getBoundingClientRect();
    if (picture.checkVisibility()) seen.push(`a picture | ${Math.round(width)}`);
    if (picture instanceof HTMLImageElement && picture.naturalWidth === 0) seen.push('no picture');
  }
  return seen;
}

/** Whether there is a key of the bar, and the section that it leads to is shown. */
export function hasKeyAndSection(name: string, section: string): boolean {
  const keys = [...document.querySelectorAll('nav a, nav button')];
  const isShown = document.getElementById(section)?.checkVisibility() === true;
  return isShown && keys.some(({ textContent }) => textContent === name);
}

/** Presses a button or link of the bar, and returns whether its section comes into view. Undefined if the bar has no such button. */
export async function pressKey(name: string, section: string): Promise<boolean | undefined> {
  const key = [...document.querySelectorAll<HTMLElement>('nav a, nav button')].find(
    ({ textContent }) => textContent === name,
  );
  if (!key) return undefined;
  // Smooth scrolling takes a second.
  Reflect.set(window, 'matchMedia', () => ({ matches: true }));
  key.click();
  for (let end = performance.now() + 5000; performance.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    const place = document.getElementById(section)?.querySelector('h1, h2');
    const { top = -1, height = 0 } = place?.getBoundingClientRect() ?? {};
    if (top >= 0 && top + height <= innerHeight && place?.checkVisibility()) return true;
  }
  return false;
}

/** Presses a link in the main element, or the first button of the bar for home, and returns whether the page with this heading appears. */
export async function pressTo(path: string, heading: string): Promise<boolean> {
  const link = document.querySelector<HTMLElement>(
    path === '/' ? 'nav button' : `main a[href$="#${path}"]`,
  );
  link?.click();
  for (let end = performance.now() + 5000; performance.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (document.querySelector('h1')?.textContent === heading) return true;
  }
  return false;
}

/** Uses the page as a visitor may have done before saving it. */
export async function useCarouselAndForm(): Promise<void> {
  for (const bullet of [...document.querySelectorAll<HTMLElement>('main [role=group] button')])
    bullet.click();
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
    field.focus();
    field.value = 'a@b.example';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** The page as a browser or a tool serialises it. */
export const savedPage = () => `<!DOCTYPE html>${document.documentElement.outerHTML}`;
