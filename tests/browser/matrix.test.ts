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

const noFragment =
  'A `srcdoc` document has no address that could be opened at a fragment, so there are no deep links to try.';

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

// Home comes last: its delayed scroll, to where the page already is, would cross whatever came next.
const barItems = [...texts.bar.items.slice(1), ...texts.bar.items.slice(0, 1)];

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

  // Where nothing appears, all else would fail, too, each time after a long wait.
  if (!(await attempt('home', openHome))) return failures;
  let atHome =
    (await attempt('card', openCard)) &&
    (await attempt('back', async () => {
      await driver.back();
      await seesPage(driver, headings[paths.home], frame);
    }));
  for (const { name, target } of barItems) {
    const fromHere = atHome;
    atHome = await attempt(`bar ${name}`, async () => {
      if (!fromHere) await openHome();
      await openCard();
      await press(driver, 'button', name, { within: 'header', frame });
      await seesPage(driver, headings[paths.home], frame);
      await seesSection(driver, target, frame);
    });
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

const noises = [
  /style-src/,
  /the warning/,
  /the error/,
  // WebKit does not tell the words of an exception in a document of no origin.
  /^exception: .*(the exception|Script error)/,
  /the rejection/,
];

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

const named = (list: readonly Container[]) =>
  list.map((container) => [container.name, container] as const);

const engines = installedEngines();
const missing = engineNames.filter((engine) => !engines.includes(engine));
const site = await prepareDocuments(readFileSync(builtFile(), 'utf8'));
const noise = await prepareDocuments(noisyDocument);

const minute = 60_000;
const results = new Map<string, Failure[]>();
const cellName = (engine: EngineName, container: string) => `${engine} in ${container}`;

afterAll(async () => {
  const all = [site, noise].flatMap((documents) => Object.values(documents));
  await Promise.all(all.map(({ close }) => close()));
});

// The engines run side by side: most of the time each waits for its own scrolling.
describe.concurrent.each(engines)('%s', { timeout: 2 * minute }, (engine) => {
  let driver: Driver;

  beforeAll(async () => {
    driver = await openEngine(engine);
    console.log(`The matrix runs ${engine} ${driver.version}.`);
  }, minute);

  afterAll(() => driver?.close(), minute);

  test.sequential.each(named(documentFor(engine, noise)))(
    'hears everything: %s',
    async (_, container) => {
      await hearsNoise(driver, container);
    },
  );

  test.sequential.each(named(documentFor(engine, site)))('works: %s', async (name, container) => {
    const failures = await runCell(driver, container);
    results.set(cellName(engine, name), failures);
    const known = limitationsOf(engine, name);
    const gone = known.filter(({ check }) => !failures.some((failure) => failure.check === check));
    expect(gone, 'limitations that have gone: strike them off the list').toEqual([]);
    const unknown = failures.filter(({ check }) => !known.some((one) => one.check === check));
    expect(unknown.map(({ check, message }) => `${check}: ${message}`)).toEqual([]);
  });
});

test('the README holds the table of results', (context) => {
  const table = tableOfResults(site.plain.list);
  console.log(table);
  if (missing.length > 0) {
    console.log(`Not installed here, so not run: ${missing.join(', ')}.`);
    context.skip('The table is compared where all three engines run.');
  }

  const file = new URL('../../README.md', import.meta.url);
  const readme = readFileSync(file, 'utf8');
  const markers = /(<!-- matrix -->\n)(.*?)(<!-- \/matrix -->)/s;
  expect(readme, 'the README has the markers of the table').toMatch(markers);
  if (process.env.UPDATE_README) {
    writeFileSync(
      file,
      readme.replace(markers, (_, start, _old, end) => start + table + end),
    );
  } else {
    expect(markers.exec(readme)?.[2], 'UPDATE_README=1 rewrites the table').toBe(table);
  }
});

function limitationsOf(engine: EngineName, container: string): Limitation[] {
  return limitations.filter((one) => one.engine === engine && one.container === container);
}

function tableOfResults(containers: readonly Container[]): string {
  const notes: string[] = [];
  const mark = (note: string) => {
    if (!notes.includes(note)) notes.push(note);
    return `<sup>${notes.indexOf(note) + 1}</sup>`;
  };
  const cell = (engine: EngineName, name: string) => {
    const failures = results.get(cellName(engine, name));
    if (!failures) return 'not run';
    const known = limitationsOf(engine, name);
    if (failures.some(({ check }) => !known.some((one) => one.check === check))) return '✗';
    return ['✓', ...known.map(({ check, reason }) => mark(`Not here: ${check}. ${reason}`))].join(
      ' ',
    );
  };
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = containers.map(({ name, deepLinks }) => {
    const title = deepLinks ? name : `${name} ${mark(noFragment)}`;
    return row([title, ...engineNames.map((engine) => cell(engine, name))]);
  });
  const lines = [row(['', ...engineNames]), '|---|:-:|:-:|:-:|', ...rows];
  if (notes.length > 0) lines.push('', ...notes.map((note, index) => `${index + 1}. ${note}`));
  return `${lines.join('\n')}\n`;
}
