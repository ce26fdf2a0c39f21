/**
 * Gives the preview the pictures of projects' pages only when it shows them. With all of them each change of a large site would be seen
 * later, and Chromium keeps something of each picture that a frame has loaded.
 */

type Given = { page: string; pictures: ReadonlyMap<string, Attributes> };
type Attributes = Readonly<Record<'id' | 'href' | 'width' | 'height', string>>;

/** As late.ts writes them. */
const PICTURE =
  /<image id="((?:poster|picture)-\d+)" href="([^"]*)" width="(\d+)" height="(\d+)"[^>]*\/>/g;

/** Takes these pictures out of a page. They are kept by their ids. */
export function takePictures(page: string): Given {
  const pictures = new Map<string, Attributes>();
  const rest = page.replace(PICTURE, (_, id, href, width, height) => {
    pictures.set(id, { id, href, width, height });
    return '';
  });
  return { page: rest, pictures };
}

/** Puts in those that the page refers to, now and when it shows something else. Resolves when those of now are loaded. */
export async function givePictures(page: Document, pictures: Given['pictures']): Promise<void> {
  const give = () =>
    [...page.querySelectorAll('use')].flatMap((use) => {
      const id = use.getAttribute('href')?.slice(1) ?? '';
      const picture = pictures.get(id);
      return picture && !page.getElementById(id) ? [put(page, picture)] : [];
    });
  const loading = give();
  new MutationObserver(give).observe(page.body, { childList: true, subtree: true });
  await Promise.all(loading);
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
