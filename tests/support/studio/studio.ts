/** Uses the studio in a browser, as an owner would. One file, because all actions work on one opened studio. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import type { ElementHandle, Page, Protocol } from 'puppeteer-core';
import { cvFileName } from '../../../src/compose/files/file-names.ts';
import { messages } from '../../../src/messages/messages.ts';
import { runIn } from '../drivers/puppeteer-driver.ts';
import { until, untilRests } from '../drivers/waits.ts';
import { portfolio } from '../owners/content.ts';
import { runNode } from '../owners/owners.ts';
import { root } from '../sites/project-copy.ts';
import { builtFile } from '../sites/site.ts';

const FOLDER = '.cache/tests/a studio';
export const studioFile = join(root, FOLDER, 'studio.html');

export const buildStudio = () => runNode('studio', '--out', FOLDER);

export type Studio = ReturnType<typeof operate>;

/** Opens the studio from its file, and in it the site of a fixture owner. `downloads` is the folder for saved files. */
export async function openStudio(page: Page, downloads = ''): Promise<Studio> {
  const studio = await enterStudio(page, downloads);
  await studio.open(sampleSite());
  await studio.shows(portfolio.greeting);
  return studio;
}

/** Opens the studio from its file, and begins with an empty form. */
export async function beginStudio(page: Page, downloads = ''): Promise<Studio> {
  const studio = await enterStudio(page, downloads);
  await studio.press(messages.studio.startScreen.begin);
  await studio.hasPreview();
  return studio;
}

export const sampleSite = () => [
  builtFile(),
  join(dirname(builtFile()), cvFileName(portfolio.firstName)),
];

/** Opens the studio from its file, or from its address. Nothing is begun, and there may be no preview. */
export async function enterStudio(page: Page, downloads = '', file = studioFile): Promise<Studio> {
  await page.goto(file.startsWith('http') ? file : pathToFileURL(file).href);
  await page.waitForSelector('#studio > *');
  return operate(page, downloads);
}

function operate(page: Page, downloads: string) {
  const told = () => page.$eval('[role=status]', ({ textContent }) => textContent ?? '');
  /** Waits until something holds in the page. If it never does, the studio may have said why. */
  const sees = <Args extends readonly unknown[]>(
    what: string,
    holds: (...args: Args) => unknown,
    ...args: Args
  ) =>
    until(what, () => runIn(page, holds, args) as Promise<boolean>).catch(
      async (error: unknown) => {
        const said = await told().catch(() => '');
        throw new Error(`${error instanceof Error ? error.message : error}; it says ‘${said}’`);
      },
    );

  /** Finds a control by its label. If several have the same label, it is below a heading or a summary. */
  const field = async (
    label: string,
    within?: string,
  ): Promise<ElementHandle<HTMLInputElement>> => {
    const handle = await page.evaluateHandle(
      (label, within) => {
        const places = within
          ? [...document.querySelectorAll('section, details, fieldset')].filter((place) =>
              [...place.children].some(
                (child) =>
                  /^(?:H2|SUMMARY|LEGEND)$/.test(child.tagName) &&
                  child.textContent?.trim().startsWith(within),
              ),
            )
          : [document.body];
        for (const place of places.reverse()) {
          const found = [...place.querySelectorAll('label')].find(
            ({ textContent }) => textContent?.trim() === label,
          );
          if (found?.control) return found.control;
        }
        return null;
      },
      label,
      within,
    );
    const element = handle.asElement() as ElementHandle<HTMLInputElement> | null;
    if (!element) throw new Error(`There is no field ‘${label}’ ${within ?? ''}`);
    await unfold(element);
    return element;
  };

  const findButton = async (name: string) => {
    const handle = await page.evaluateHandle(
      (name) =>
        [...document.querySelectorAll('button, summary')].find(
          (each) => (each.getAttribute('aria-label') ?? each.textContent)?.trim() === name,
        ) ?? null,
      name,
    );
    return handle.asElement() as ElementHandle<HTMLButtonElement> | null;
  };

  /** Finds a control by its accessible name, as soon as it is there. */
  const button = async (name: string): Promise<ElementHandle<HTMLButtonElement>> => {
    const element = await until(`there is a button ‘${name}’`, () => findButton(name));
    await unfold(element);
    return element;
  };

  /** Drags something from elsewhere onto the middle of an element, when that rests. */
  const drag = async (data: Protocol.Input.DragData, onto: string) => {
    const place = await untilRests(onto, () =>
      page.$eval(onto, (element) => {
        if (element !== document.body)
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }),
    );
    const session = await page.createCDPSession();
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', { type, ...place, data });
    await session.detach();
  };

  /** The file that an action makes the browser download. */
  const saved = async (act: () => Promise<void>) => {
    for (const before of zipsIn(downloads)) rmSync(join(downloads, before));
    await act();
    return savedIn(downloads);
  };

  return {
    page,
    sees,
    field,
    button,
    hasPreview: () =>
      sees('a preview', () => document.querySelector('iframe:not([data-loading])') !== null),
    async press(name: string) {
      const control = await button(name);
      if (!(await control.isIntersectingViewport({ threshold: 1 }))) await control.scrollIntoView();
      await untilRests(`‘${name}’`, () => control.boundingBox());
      await control.click();
    },
    async type(label: string, text: string, within?: string) {
      const control = await field(label, within);
      await control.focus();
      // The whole text is inserted at once. Tests of single keys use the keyboard.
      await control.evaluate((each, text) => {
        each.select();
        document.execCommand('insertText', false, text);
      }, text);
    },
    /** Opens files as a site. */
    async open(files: readonly string[]) {
      await (await field(messages.studio.open)).uploadFile(...files);
      await sees('a site is open', () =>
        / is open\./.test(document.querySelector('[role=status]')?.textContent ?? ''),
      );
    },
    /** Chooses one of a few values. */
    async choose(label: string, value: string, within?: string) {
      await (await field(label, within)).select(value);
    },
    async give(label: string, file: string, within?: string) {
      await (await field(label, within)).uploadFile(file);
    },
    /** Drops files from the system onto an element, or onto the window. */
    drop: (file: string | readonly string[], onto = 'body') =>
      drag({ items: [], files: [file].flat(), dragOperationsMask: 1 }, onto),
    drag,
    told,
    says: (sentence: string) =>
      sees(
        `it says ‘${sentence}’`,
        (sentence: string) =>
          document.querySelector('[role=status]')?.textContent?.includes(sentence),
        sentence,
      ),
    /** The page in the preview. Another one may replace it. */
    async preview() {
      return until('there is a preview', async () =>
        (await page.$('iframe:not([data-loading])'))?.contentFrame(),
      );
    },
    /** Runs a function in the page that is in the preview when it answers. */
    async inPreview<Result>(ask: () => Result) {
      const { answer } = await until('an answer of the preview', async () => {
        const frame = await (await page.$('iframe:not([data-loading])'))?.contentFrame();
        return frame && { answer: await runIn(frame, ask, []) };
      });
      return answer;
    },
    /** Waits until the preview shows a text. */
    async shows(text: string) {
      await sees(
        `the preview shows ‘${text}’`,
        (text: string) =>
          [...document.querySelectorAll<HTMLIFrameElement>('iframe:not([data-loading])')].some(
            (frame) => frame.contentDocument?.body?.textContent?.includes(text),
          ),
        text,
      );
    },
    /** Saves, and unpacks the downloaded zip. */
    async save() {
      const control = await button('Save');
      return saved(() => control.click());
    },
    saved,
  };
}

const zipsIn = (downloads: string) =>
  readdirSync(downloads).filter((name) => name.endsWith('.zip'));

/** The downloaded file, as soon as it is complete. Until then it may have another name. */
export async function savedIn(downloads: string) {
  const { name, zip } = await until('a whole zip', async () => {
    const [name] = zipsIn(downloads);
    if (name === undefined) return undefined;
    const zip = readFileSync(join(downloads, name));
    return zip.subarray(-22, -18).toString('latin1') === 'PK\x05\x06' && { name, zip };
  });
  return { name, zip, files: unzipSync(zip) };
}

/** Opens the details elements around it. */
async function unfold(element: ElementHandle<Element>): Promise<void> {
  await element.evaluate((each) => {
    for (
      let at = each.parentElement?.closest('details');
      at;
      at = at.parentElement?.closest('details')
    )
      at.open = true;
  });
}
