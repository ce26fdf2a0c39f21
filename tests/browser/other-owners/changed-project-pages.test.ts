/**
 * Other programs have changed a site with pages of projects, whose script and pictures stand apart. How each engine reads a changed file,
 * tests/engines/today/changed-file.test.ts tries.
 */
import { type Path, routes, showreelPath } from '../../../src/routes.ts';
import { openChromium } from '../../support/drivers/shared-chromium.ts';
import { buildFilms, filmPath, films, greeting, words } from '../../support/owners/films-owner.ts';
import { changesAt, wholesale } from '../../support/suites/changed-file.ts';
import { testChangedFile } from '../../support/suites/test-changed-file.ts';

const home: Path = routes.home.path;

testChangedFile({
  site: {
    file: await buildFilms('changed project pages'),
    headings: new Map<Path, string>([
      [home, greeting],
      [routes.project.path, words.projects.heading],
      [filmPath('film'), films.film.title],
      [showreelPath, 'My showreel'],
    ]),
    contact: words.bar.contact,
  },
  windows: 4,
  changes: wholesale,
  at: [home, filmPath('film')],
  singleChanges: Array.from({ length: 6 }, (_, seed) => changesAt(seed)),
  open: openChromium,
});
