/**
 * Gives the preview its pictures only when it shows them. With all of them each change of a large site would be seen later, and Chromium
 * keeps something of each picture that a frame has loaded.
 */

type Given = { page: string; pictures: ReadonlyMap<string, Attributes> };
type Attributes = Readonly<Record<'id' | 'href' | 'width' | 'height', string>>;

/** As late.ts writes them. */
const PICTURE = /<image id="([a-z]+-\d+)" href="([^"]*)" width="(\d+)" height="(\d+)"[^>]*\/>/g;

/** Takes the late pictures out of a page. They are kept by their ids. */
export function takePictures(page: string): Given {
  const pictures = new Map<string, Attributes>();
  const rest = page.replace(PICTURE, (_, id, href, width, height) => {
    pictures.set(id, { id, href, width, height });
    return '';
  });
  return { page: rest, pictures };
}

/** Puts in those that are in view, now and when others come into view. Resolves when those of now are loaded. */
export async function givePictures(page: Document, pictures: Given['pictures']): Promise<void> {
  const give = (shown: Element) => {
    const id = shown.querySelector('use')?.getAttribute('href')?.slice(1) ?? '';
    const picture = pictures.get(id);
    return picture && !page.getElementById(id) ? put(page, picture) : undefined;
  };
  const all = () => [...page.querySelectorAll('svg')].filter((each) => each.querySelector('use'));
  const loading = all().filter(isInView).map(give);
  const watch = new IntersectionObserver((seen) => {
    for (const { target, isIntersecting } of seen) if (isIntersecting) give(target);
  });
  const watchAll = () => {
    for (const shown of all()) watch.observe(shown);
  };
  watchAll();
  new MutationObserver(watchAll).observe(page.body, { childList: true, subtree: true });
  await Promise.all(loading);
}

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = element.ownerDocument.documentElement;
  return bottom > 0 && right > 0 && top < clientHeight && left < clientWidth;
}

/** Resolves when the picture can be seen, or cannot be shown. */
function put(page: Document, attributes: Attributes): Promise<void> {
  const image = page.createElementNS('http://www.w3.org/2000/svg', 'image');
  for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, value);
  image.setAttribute('preserveAspectRatio', 'none');
  page.querySelector('body > [hidden] > svg')?.append(image);
  // Not every engine says when a picture of an SVG is loaded.
  const same = page.createElement('img');
  same.src = attributes.href;
  return same.decode().catch(() => {});
}
