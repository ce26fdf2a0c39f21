import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profile } from '../../src/content/profile.ts';
import { texts } from '../../src/content/texts.ts';
import { type Path, paths, sectionIds } from '../../src/paths.ts';
import { builtFile } from '../support/built-file.ts';
import {
  type Container,
  type Containers,
  hostPosition,
  hostScroll,
  prepareContainers,
} from '../support/containers.ts';
import { type Driver, type EngineName, engineNames, until } from '../support/driver.ts';
import { installedEngines, openEngine } from '../support/engines.ts';
import { withListener } from '../support/listener.ts';
import { press, seesPage, seesSection } from '../support/visitor.ts';

/** What an engine truly cannot do in a container. Each is tried, too: one that has gone fails the test. */
type Limitation = {
  engine: EngineName;
  container: string;
  /** The name of the check that cannot pass. */
  check: string;
  reason: string;
};

const limitations: readonly Limitation[] = [];

const headings: Record<Path, string> = {
  [paths.home]: profile.greeting,
  [paths.about]: texts.about.heading,
  [paths.project]: texts.projects.heading,
  [paths.contact]: texts.contact.heading,
  [paths.workDetails]: texts.workDetails.heading,
  [paths.lifeDetails]: texts.lifeDetails.heading,
};

const card = texts.about.cards.work.title;
const withinAbout = { within: `#${sectionIds.about}` };

type Failure = { check: string; message: string };

/** One engine in one container: everything that failed there. */
async function runCell(driver: Driver, container: Container): Promise<Failure[]> {
  const { frame } = container;
  const failures: Failure[] = [];
  const fail = (check: string, message: string) => failures.push({ check, message });

  const attempt = async (check: string, steps: () => Promise<void>): Promise<boolean> => {
    const before = failures.length;
    try {
      await steps();
    } catch (error) {
      fail(check, error instanceof Error ? error.message : String(error));
    }
    const heard = await driver.problems(frame).catch((error: unknown) => [String(error)]);
    for (const problem of heard) fail(`quiet during ${check}`, problem);
    if (frame !== undefined) {
      const { position, strayed } = await driver.run(hostScroll, []);
      if (position !== hostPosition || strayed.length > 0) {
        fail(`embedding page at rest during ${check}`, `at ${position}, was at ${strayed}`);
      }
    }
    return failures.length === before;
  };

  const openHome = async () => {
    await driver.open(container.address(''));
    await seesPage(driver, headings[paths.home], frame);
  };
  const openCard = async () => {
    await press(driver, 'link', card, { ...withinAbout, frame });
    await seesPage(driver, headings[paths.workDetails], frame);
  };

  let atHome = await attempt('home', openHome);
  if (atHome) {
    atHome =
      (await attempt('card', openCard)) &&
      (await attempt('back', async () => {
        await driver.back();
        await seesPage(driver, headings[paths.home], frame);
      }));
    for (const { name, target } of texts.bar.items) {
      const fromHere = atHome;
      atHome = await attempt(`bar ${name}`, async () => {
        if (!fromHere) await openHome();
        await openCard();
        await press(driver, 'button', name, { within: 'header', frame });
        await seesPage(driver, headings[paths.home], frame);
        await seesSection(driver, target, frame);
      });
    }
  }

  for (const path of container.deepLinks ? Object.values(paths) : []) {
    await attempt(`#${path}`, async () => {
      await driver.open(container.address(`#${path}`));
      await seesPage(driver, headings[path], frame);
    });
  }
  return failures;
}

/** A document that does everything a driver has to hear, the violation before any script of its own. */
const noisyDocument = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'">
<title>Noise</title><link rel="icon" href="data:,"></head><body><p style="color: red">Noise</p><script>
console.warn('the warning');
console.error('the error');
setTimeout(() => { throw new Error('the exception'); });
Promise.reject(new Error('the rejection'));
</script></body></html>`;

const noises = [/style-src/, /the warning/, /the error/, /the exception/, /the rejection/];

async function hearsNoise(driver: Driver, { address, frame }: Container): Promise<void> {
  await driver.open(address(''));
  const heard: string[] = [];
  const missing = () => noises.filter((noise) => !heard.some((line) => noise.test(line)));
  await until('all noises', async () => {
    heard.push(...(await driver.problems(frame)));
    return missing().length === 0;
  }).catch(() => undefined);
  expect(missing(), `heard only ${JSON.stringify(heard)}`).toEqual([]);
}

// The file as it is, and for the engine that cannot listen otherwise with the listener ahead of everything.
type Documents = Record<'plain' | 'withListener', Containers>;

async function prepareDocuments(html: string): Promise<Documents> {
  return {
    plain: await prepareContainers(html),
    withListener: await prepareContainers(withListener(html)),
  };
}

const documentFor = (engine: EngineName, { plain, withListener }: Documents) =>
  (engine === 'WebKitGTK' ? withListener : plain).list;

const engines = installedEngines();
const missing = engineNames.filter((engine) => !engines.includes(engine));
const site = await prepareDocuments(readFileSync(builtFile(), 'utf8'));
const noise = await prepareDocuments(noisyDocument);
const rows = site.plain.list.map(({ name }) => name);

afterAll(async () => {
  await Promise.all([site, noise].flatMap(Object.values<Containers>).map(({ close }) => close()));
});

const cells = new Map<string, Promise<Failure[]>>();
const cellName = (engine: EngineName, row: string) => `${engine}, ${row}`;

describe.each(engines)('%s', (engine) => {
  let driver: Driver;

  beforeAll(async () => {
    driver = await openEngine(engine);
    console.log(`Matrix: ${engine} ${driver.version}`);
  });

  afterAll(() => driver?.close());

  test.each(documentFor(engine, noise))('hears everything: $name', async (container) => {
    await hearsNoise(driver, container);
  });

  test.each(documentFor(engine, site))('works: $name', async (container) => {
    const cell = runCell(driver, container);
    cells.set(cellName(engine, container.name), cell);
    const known = limitations.filter(
      (limitation) => limitation.engine === engine && limitation.container === container.name,
    );
    const failed = await cell;
    const gone = known.filter(({ check }) => !failed.some((failure) => failure.check === check));
    expect(gone, 'limitations that have gone: strike them off the list').toEqual([]);
    expect(failed.filter(({ check }) => !known.some((k) => k.check === check))).toEqual([]);
  });
});
