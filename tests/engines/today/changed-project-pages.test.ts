/** Other programs have changed a site with pages of projects. */
import { describe, test } from 'vitest';
import { type Path, routes, showreelPath } from '../../../src/routes.ts';
import { engineNames } from '../../support/drivers/driver.ts';
import { installedEngines, openEngine } from '../../support/drivers/engines.ts';
import { openOlderChromium } from '../../support/drivers/older-chromium.ts';
import { buildFilms, filmPath, films, greeting, words } from '../../support/owners/films-owner.ts';
import { changesAt, wholesale } from '../../support/suites/changed-file.ts';
import { type Site, testChangedFile } from '../../support/suites/test-changed-file.ts';
import { olderVersions } from '../../support/visits/older-site.ts';

const home: Path = routes.home.path;
const site: Site = {
  file: await buildFilms('changed project pages'),
  headings: new Map<Path, string>([
    [home, greeting],
    [routes.project.path, words.projects.heading],
    [filmPath('film'), films.film.title],
    [showreelPath, 'My showreel'],
  ]),
  contact: words.bar.contact,
};
const tried = {
  site,
  windows: 4,
  changes: wholesale,
  at: [home, showreelPath] satisfies Path[],
  singleChanges: Array.from({ length: 6 }, (_, seed) => changesAt(seed)),
};

describe.each(engineNames)('in %s', (engine) => {
  if (installedEngines().includes(engine))
    testChangedFile({ ...tried, open: (options) => openEngine(engine, options) });
  else test('it works', (context) => context.skip(`${engine} is not installed`));
});

const [oldest] = olderVersions;

describe(`in Chromium ${oldest}`, () => {
  testChangedFile({ ...tried, open: (options) => openOlderChromium(oldest, options) });
});
