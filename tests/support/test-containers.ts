import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { sectionNames } from '../../src/routes.ts';
import { type Container, prepareContainers } from './containers.ts';
import type { Driver } from './driver.ts';
import { failuresIn, noisyDocument, unheardIn } from './matrix.ts';
import { setUp } from './set-up.ts';
import { builtFile } from './site.ts';

type Options = {
  isWanted?: (container: Container) => boolean;
  /** What the engine itself cannot do, whatever page is there, by the names of containers. */
  except?: Readonly<Record<string, { back?: false; deepLinks?: false }>>;
  /** What is done to a document for an engine that tells nothing by itself. */
  prepare?: (html: string) => string;
};

/** One engine in the containers. All four buttons of the bar are pressed in the first: what one does is the same in all. */
export async function testContainers(
  open: () => Promise<Driver>,
  { isWanted = () => true, except = {}, prepare = (html) => html }: Options = {},
): Promise<void> {
  const site = await prepareContainers(prepare(readFileSync(builtFile(), 'utf8')));
  const noise = await prepareContainers(prepare(noisyDocument));
  afterAll(async () => {
    await site.close();
    await noise.close();
  });
  const driver = setUp(open);
  const byName = (list: readonly Container[]) =>
    list.filter(isWanted).map((container) => [container.name, container] as const);

  test.sequential.each(byName(noise.list))('everything is heard: %s', async (_, container) => {
    expect(await unheardIn(driver(), container)).toEqual([]);
  });

  // Home comes last: its delayed scroll, to where the page already is, would cross whatever came next.
  const buttons = [...sectionNames.slice(1), ...sectionNames.slice(0, 1)];
  let pressed = buttons;
  test.sequential.each(byName(site.list))('everything works: %s', async (_, container) => {
    const now = pressed;
    pressed = buttons.slice(0, 1);
    const tried = { ...container, ...except[container.name] };
    expect(await failuresIn(driver(), tried, now)).toEqual([]);
  });
}
