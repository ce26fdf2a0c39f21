/**
 * `npm run bench`: what the site costs a visitor, beside a page with no program and a bare React page. Without an option it measures
 * everything; these choose:
 *
 * `--part=compare,films,weights,studio`; of the comparison `--site=sample,photo,grown,stories,films,languages`,
 * `--route=/,/Work-Details,/Project,/About`, `--server=gzip,plain`, `--cpu=4,6`, `--screen=desktop,mobile`; `--runs=9` rounds (the studio
 * takes five at most). `--beside=FILE` compares the first of the sites with another build's index.html. `--write` puts the parts that ran
 * into docs/MEASURED.md.
 */
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import project from '../../package.json' with { type: 'json' };
import { launchChromium } from '../support/drivers/chromium.ts';
import { buildFixture } from '../support/owners/owners.ts';
import { buildStudio } from '../support/studio/studio.ts';
import { besideOther, type Documents, figuresOf, pagesOf, visitInRounds } from './compare.ts';
import { chosen, conditionsOf, visitedRoutes } from './conditions.ts';
import { films } from './films.ts';
import { writePart } from './markdown.ts';
import { ratiosOf } from './ratios.ts';
import { bareReactPage, buildSite, helloPage, siteNames } from './sites.ts';
import { studio } from './studio.ts';
import { weights } from './weights.ts';

const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    site: { type: 'string' },
    route: { type: 'string' },
    server: { type: 'string' },
    cpu: { type: 'string' },
    screen: { type: 'string' },
    runs: { type: 'string', default: '9' },
    beside: { type: 'string' },
    write: { type: 'boolean' },
  },
});
const runs = Number(values.runs);
const parts = chosen(['compare', 'films', 'weights', 'studio'], values.part);
const names = chosen(siteNames, values.site);

let texts: string[] = [];

function print(text: string): void {
  texts.push(text);
  console.log(`\n${text}`);
}

function endPart(part: string): void {
  if (values.write) writePart(part, texts);
  texts = [];
}

const browser = await launchChromium();
const machine = [
  `Version ${project.version}`,
  `${cpus().length} × ${cpus()[0]?.model.trim()}`,
  (await browser.version()).replace(/^.*\//, 'Chromium '),
  `Node ${process.versions.node}`,
].join(', ');
try {
  if (parts.includes('compare')) {
    print(`${machine}; rounds: ${runs}.`);
    const documents: Documents = { hello: helloPage, bare: await bareReactPage() };
    if (values.beside) documents.beside = readFileSync(values.beside);
    for (const name of names) documents[name] = await buildSite(name);
    const pages = pagesOf(documents, chosen(visitedRoutes, values.route));
    for (const condition of conditionsOf(values)) {
      const visits = await visitInRounds(browser, documents, pages, condition, runs);
      print(figuresOf(visits, condition));
      print(ratiosOf(visits, condition));
      if (values.beside) print(besideOther(visits));
    }
    endPart('compare');
  }
  if (parts.includes('films')) {
    print(`${machine}; rounds: ${runs}.`);
    for (const condition of conditionsOf({ server: 'plain', screen: 'desktop', ...values }))
      print(await films(browser, condition, runs));
    endPart('films');
  }
  if (parts.includes('weights')) {
    print(await weights(await buildSite('sample')));
    endPart('weights');
  }
  if (parts.includes('studio')) {
    await Promise.all([buildStudio(), buildFixture('owner')]);
    print(`${machine}; rounds: ${Math.min(runs, 5)}.`);
    print(await studio(browser, Math.min(runs, 5)));
    endPart('studio');
  }
} finally {
  await browser.close();
}
