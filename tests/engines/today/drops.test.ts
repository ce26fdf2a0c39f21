/** Files that are dropped onto the studio in each engine, and in its oldest Chromium. tests/studio has what can happen to them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { messages } from '../../../src/messages/messages.ts';
import { engineNames } from '../../support/drivers/driver.ts';
import { installedEngines, openEngine } from '../../support/drivers/engines.ts';
import { openOlderChromium } from '../../support/drivers/older-chromium.ts';
import { until } from '../../support/drivers/waits.ts';
import { pdf, photo } from '../../support/owners/damaged.ts';
import { root } from '../../support/sites/project-copy.ts';
import { studioFile } from '../../support/studio/studio.ts';

const { allReady, drops } = messages.studio;
const sound = readFileSync(join(root, 'tests/fixtures/films/plain.mp3'));

const engines = installedEngines();

test.for([...engineNames, 'Chromium 109'] as const)(
  'in %s pictures, a sound and a CV are sorted, asked about and taken',
  async (name, { skip }) => {
    const isOld = name === 'Chromium 109';
    skip(!isOld && !engines.includes(name), `${name} is not installed`);
    const engine = await (isOld ? openOlderChromium(109) : openEngine(name));
    await engine.open(pathToFileURL(studioFile).href);
    const says = (selector: string, text: string) =>
      until(`it says ‘${text}’`, () =>
        engine.run(
          (selector: string, text: string) =>
            document.querySelector(selector)?.textContent?.includes(text) ?? false,
          [selector, text],
        ),
      );
    await says('main', messages.studio.startScreen.begin);
    const given = [
      ['Night_train_v3.jpg', await photo(640, 360).jpeg().toBuffer()],
      ['Folge 12 FINAL (2).mp3', sound],
      ['Ana.pdf', pdf('Ana')],
      ['text.txt', Buffer.from('A text.')],
    ] as const;
    await engine.run(drop, [given.map(([name, bytes]) => [name, bytes.toString('base64')])]);
    await says('header [role=alert]', drops.cv({ name: 'Ana.pdf' }));
    await says('header [role=alert]', `text.txt ${drops.plain.problem}`);
    await engine.run(() => document.querySelector<HTMLElement>('[role=alert] button')?.click(), []);
    await says('[role=status]', allReady({ count: 3 }));
    const projects = () =>
      engine.run(
        () =>
          [...document.querySelectorAll('[id="field-projects"] > details > summary')].map(
            ({ textContent }) => textContent?.trim(),
          ),
        [],
      );
    expect(await projects()).toEqual(['Project 1 Folge 12', 'Project 2 Night train']);
    await says('main', 'CV.pdf: 1 page');
    const table = Buffer.from('Title\tYear\nHarbour\t2023').toString('base64');
    await engine.run(drop, [[['list.tsv', table]]]);
    await says('main', messages.studio.pasted.table);
    await engine.close();
  },
);

/** Drivers can drag no file from the system in every engine. */
function drop(files: readonly (readonly string[])[]): void {
  const dataTransfer = new DataTransfer();
  for (const [name = '', base64 = ''] of files) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    dataTransfer.items.add(new File([bytes], name));
  }
  document.body.dispatchEvent(
    new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
  );
}
