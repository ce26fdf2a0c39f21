import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { sectionNames } from '../../src/routes.ts';
import { type Containers, prepareContainers } from '../support/containers.ts';
import { type EngineName, engineNames } from '../support/driver.ts';
import { installedEngines, openEngine } from '../support/engines.ts';
import { withListener } from '../support/listener.ts';
import { failuresIn, noisyDocument, unheardIn } from '../support/matrix.ts';
import { setUp } from '../support/set-up.ts';
import { builtFile } from '../support/site.ts';

/** Every engine in every container; the table of it stands in docs/MEASURED.md. */

const documentation = new URL('../../docs/MEASURED.md', import.meta.url);
const markers = /(<!-- matrix -->\n)(.*?)(<!-- \/matrix -->)/s;
const noFragment =
  'A `srcdoc` document has no address that could be opened at a fragment, so there are no deep links to try.';

/** The file as it is, and for the engine that cannot listen otherwise with the listener ahead of everything. */
async function prepareDocuments(html: string): Promise<Record<EngineName, Containers>> {
  const plain = await prepareContainers(html);
  return {
    Chromium: plain,
    Firefox: plain,
    WebKitGTK: await prepareContainers(withListener(html)),
  };
}

const site = await prepareDocuments(readFileSync(builtFile(), 'utf8'));
const noise = await prepareDocuments(noisyDocument);
afterAll(async () => {
  const all = new Set([site, noise].flatMap((documents) => Object.values(documents)));
  await Promise.all([...all].map(({ close }) => close()));
});

// Home comes last: its delayed scroll, to where the page already is, would cross whatever came next.
const buttons = [...sectionNames.slice(1), ...sectionNames.slice(0, 1)];

const byName = ({ list }: Containers) =>
  list.map((container) => [container.name, container] as const);

const installed = installedEngines();
const results = new Map<string, boolean>();
const cell = (engine: EngineName, container: string) => `${engine} in ${container}`;

// The engines run side by side: most of the time each waits for its own scrolling.
describe.concurrent.each(engineNames)('%s', (engine) => {
  if (!installed.includes(engine)) {
    test('is tried in every container', (context) => context.skip(`${engine} is not installed`));
    return;
  }
  const driver = setUp(() => openEngine(engine));

  test.sequential.each(byName(noise[engine]))('everything is heard: %s', async (_, container) => {
    expect(await unheardIn(driver(), container)).toEqual([]);
  });

  test.sequential.each(byName(site[engine]))('everything works: %s', async (_, container) => {
    const failures = await failuresIn(driver(), container, buttons);
    results.set(cell(engine, container.name), failures.length === 0);
    expect(failures).toEqual([]);
  });
});

test('the documentation holds the table of results', (context) => {
  const missing = engineNames.filter((engine) => !installed.includes(engine));
  if (missing.length > 0) context.skip(`${missing.join(' and ')} not installed`);
  const table = tableOfResults();
  const text = existsSync(documentation) ? readFileSync(documentation, 'utf8') : '';
  expect(text, 'docs/MEASURED.md has the markers of the table').toMatch(markers);
  if (process.env.UPDATE_DOCS) {
    writeFileSync(
      documentation,
      text.replace(markers, (_, start, _old, end) => start + table + end),
    );
  } else {
    expect(markers.exec(text)?.[2], 'UPDATE_DOCS=1 rewrites the table').toBe(table);
  }
});

function tableOfResults(): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const mark = (engine: EngineName, container: string) => {
    const works = results.get(cell(engine, container));
    return works === undefined ? 'not run' : works ? '✓' : '✗';
  };
  const rows = site.Chromium.list.map(({ name, deepLinks }) =>
    row([
      deepLinks ? name : `${name} <sup>1</sup>`,
      ...engineNames.map((engine) => mark(engine, name)),
    ]),
  );
  const lines = [row(['', ...engineNames]), '|---|:-:|:-:|:-:|', ...rows, '', `1. ${noFragment}`];
  return `${lines.join('\n')}\n`;
}
