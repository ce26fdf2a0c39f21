/** Three pages of one person in a zip, and what the studio makes of it. */
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { zipSync } from 'fflate';
import { messages } from '../../src/messages/messages.ts';
import { until } from '../support/drivers/waits.ts';
import { scratchFolder } from '../support/sites/scratch-folder.ts';
import type { Studio } from '../support/studio/studio.ts';
import { buildThreePages } from './three-pages.ts';

type Files = Readonly<Record<string, Uint8Array>>;

/** `name` is that of the built site, because several files of tests run at the same time. */
export async function threePagesInStudio(name: string, studio: () => Studio) {
  const { files: built, zip } = await buildThreePages(name);
  const scratch = scratchFolder(name).path;
  return {
    built,
    zip,
    scratch,
    /** Opens a site, also in place of one that is not saved. */
    async open(...files: readonly string[]) {
      const isOpen = `${basename(files.at(-1) ?? '')} is open.`;
      await (await studio().field('Open a site')).uploadFile(...files);
      // What is not saved is asked about, and then what the other site lacks.
      for (;;) {
        const question = await until('it is open, or there is a question', async () => {
          const asked = await studio().page.$('header [role=alert] button');
          return asked ? 'asked' : (await studio().told()).includes(isOpen) && 'open';
        });
        if (question === 'open') break;
        await studio().press(messages.studio.ask.yes);
      }
      await studio().says(isOpen);
    },
    /** The names of the files that differ from those that were built, or that are missing or new, but for the page that is open. */
    changedIn: (files: Files, page = 'index.html') =>
      [...new Set([...built.keys(), ...Object.keys(files)])]
        .filter(
          (each) => each !== page && !built.get(each)?.equals(files[each] ?? new Uint8Array()),
        )
        .sort(),
    /** Makes a zip, and returns its path. */
    zipOf(zipName: string, files: Files) {
      const path = join(scratch, zipName);
      writeFileSync(path, zipSync(files, { level: 0 }));
      return path;
    },
    /** Some of the built files. */
    part: (...names: readonly string[]): Files =>
      Object.fromEntries(names.map((each) => [each, new Uint8Array(built.get(each) ?? [])])),
    /** The sentences about one field in the list of what is left to do. */
    leftAt: (label: string) =>
      studio().page.$$eval(
        'header details li',
        (items, label) =>
          items.flatMap(({ textContent }) => (textContent?.startsWith(label) ? [textContent] : [])),
        label,
      ),
  };
}

export const textOf = (bytes?: Uint8Array) => Buffer.from(bytes ?? []).toString();
