/** The studio in a browser, as somebody uses it who made no site before. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import type { ElementHandle, Page } from 'puppeteer-core';
import { until } from '../drivers/driver.ts';
import { runIn } from '../drivers/puppeteer-driver.ts';
import { copyFixture } from '../owners/owners.ts';
import { root } from '../sites/project-copy.ts';
import { filesOf } from '../sites/site.ts';

const FOLDER = '.cache/tests/a studio';
export const studioFile = join(root, FOLDER, 'studio.html');

/** Builds it with the site of a fixture owner to begin with. */
export async function buildStudio(): Promise<void> {
  const owner = filesOf('owner in the studio');
  await copyFixture('owner', owner);
  execFileSync(
    process.execPath,
    ['--import', 'tsx', 'src/node/studio.ts', '--owner', owner, '--out', FOLDER],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
}

/** In milliseconds: a photo takes seconds to be prepared. */
const STUDIO_PATIENCE = 15_000;

export type Studio = ReturnType<typeof operate>;

/** Opens it from its file and waits for its preview; `downloads` is where the browser puts what is saved. */
export async function openStudio(page: Page, downloads = ''): Promise<Studio> {
  const studio = await enterStudio(page, downloads);
  await studio.hasPreview();
  return studio;
}

/** The same, where there may be no preview. */
export async function enterStudio(page: Page, downloads = ''): Promise<Studio> {
  await page.goto(pathToFileURL(studioFile).href);
  return operate(page, downloads);
}

function operate(page: Page, downloads: string) {
  /** Waits until something holds in the page. */
  const sees = <Args extends readonly unknown[]>(
    what: string,
    holds: (...args: Args) => unknown,
    ...args: Args
  ) => until(what, () => runIn(page, holds, args) as Promise<boolean>, STUDIO_PATIENCE);

  /** A control by its label, as people find it; below a heading or a summary where several have the same. */
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

  /** By what it is called, as soon as it is there. */
  const button = async (name: string): Promise<ElementHandle<HTMLButtonElement>> => {
    const element = await until(`there is a button ‘${name}’`, () => findButton(name));
    await unfold(element);
    return element;
  };

  /** What the browser downloads when something is done. */
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
      await (await button(name)).click();
    },
    async type(label: string, text: string, within?: string) {
      const control = await field(label, within);
      await control.focus();
      // The text comes in one piece. Tests of single keys use the keyboard themselves.
      await control.evaluate((each, text) => {
        each.select();
        document.execCommand('insertText', false, text);
      }, text);
    },
    async give(label: string, file: string, within?: string) {
      await (await field(label, within)).uploadFile(file);
    },
    /** As a hand drops it, from a folder of the system: onto the middle of something, or of the window. */
    async drop(file: string, onto = 'body') {
      const box = await (await page.$(onto))?.boundingBox();
      if (!box) throw new Error(`There is no ${onto} to drop onto`);
      const session = await page.createCDPSession();
      const data = { items: [], files: [file], dragOperationsMask: 1 };
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, data };
      for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
        await session.send('Input.dispatchDragEvent', { type, ...at });
      await session.detach();
    },
    told: () => page.$eval('[role=status]', ({ textContent }) => textContent ?? ''),
    says: (sentence: string) =>
      sees(
        `it says ‘${sentence}’`,
        (sentence: string) =>
          document.querySelector('[role=status]')?.textContent?.includes(sentence),
        sentence,
      ),
    /** The page in the preview. */
    async preview() {
      const element = await page.waitForSelector('iframe:not([data-loading])');
      const frame = await element?.contentFrame();
      if (!frame) throw new Error('There is no preview.');
      return frame;
    },
    /** Until the preview shows a text. */
    async shows(text: string) {
      await sees(
        `the preview shows ‘${text}’`,
        (text: string) =>
          [...document.querySelectorAll('iframe')].some((frame) =>
            frame.contentDocument?.body?.textContent?.includes(text),
          ),
        text,
      );
    },
    /** Saves, and unpacks what the browser downloads. */
    async save() {
      const control = await button('Save');
      return saved(() => control.click());
    },
    saved,
  };
}

const zipsIn = (downloads: string) =>
  readdirSync(downloads).filter((name) => name.endsWith('.zip'));

/** What the browser has downloaded, once all of it is there. */
export async function savedIn(downloads: string) {
  const name = await until(
    'a zip is downloaded',
    async () => zipsIn(downloads)[0],
    STUDIO_PATIENCE,
  );
  const zip = await until('the zip is whole', async () => {
    const bytes = readFileSync(join(downloads, name));
    return (
      bytes.length > 0 && bytes.subarray(-22, -18).toString('latin1') === 'PK\x05\x06' && bytes
    );
  });
  return { name, zip, files: unzipSync(zip) };
}

/** Opens what it is folded into. */
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
