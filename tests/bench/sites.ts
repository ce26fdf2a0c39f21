/** The pages that are compared: the sites of five owners, one of them in two languages, too; a page without a program; a bare React page. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import sharp from 'sharp';
import { stringify } from 'smol-toml';
import { build } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';
import type { Project } from '../../src/schema/portfolio/portfolio.ts';
import {
  buildFixture,
  buildOwner,
  copyFixture,
  portfolioOf,
  writePortfolio,
} from '../support/owners/owners.ts';
import { root } from '../support/sites/project-copy.ts';
import { filesOf, siteOf } from '../support/sites/site.ts';
import { zipFolder } from '../support/sites/zip-folder.ts';
import { translated } from './translated.ts';

const builders = {
  sample: buildSample,
  photo: buildPhoto,
  grown: () => buildGrown('bench-grown'),
  stories: () => buildGrown('bench-stories', storyOf),
  films: buildFilms,
  languages: buildLanguages,
};
export type SiteName = keyof typeof builders;
export const siteNames = Object.keys(builders) as SiteName[];

/** Builds a site from the present sources. */
export async function buildSite(name: SiteName): Promise<Buffer> {
  return builders[name]();
}

/** The project's own content. */
function buildSample(): Promise<Buffer> {
  return buildOwner(copySample('bench-sample'), siteOf('bench-sample'));
}

function copySample(name: string): string {
  const owner = filesOf(name);
  const folder = join(root, owner);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'public'), join(folder, 'public'), { recursive: true });
  cpSync(join(root, 'src/content'), join(folder, 'content'), { recursive: true });
  return owner;
}

/** The fixture owner with a photo and six stills. */
async function buildPhoto(): Promise<Buffer> {
  await buildFixture('director');
  return readFileSync(join(root, siteOf('director'), 'index.html'));
}

/** The fixture owner with films, sounds and pages of projects. */
async function buildFilms(): Promise<Buffer> {
  await buildFixture('cinematographer');
  return readFileSync(join(root, siteOf('cinematographer'), 'index.html'));
}

/** The same site, which says everything in a second language as well. */
async function buildLanguages(): Promise<Buffer> {
  const owner = filesOf('bench-languages');
  const content = join(root, owner, 'content');
  await copyFixture('cinematographer', owner);
  const { otherLanguages: _, texts: __, ...portfolio } = await portfolioOf('cinematographer');
  writePortfolio(content, portfolio);
  writeFileSync(join(content, 'portfolio.de.toml'), stringify(translated(portfolio)));
  return buildOwner(owner, siteOf('bench-languages'));
}

/** The owner with a photo, years later: 40 projects, each with a still of its own, and perhaps with a story, and 30 jobs. */
async function buildGrown(name: string, story?: (index: number) => string): Promise<Buffer> {
  const owner = filesOf(name);
  const content = join(root, owner, 'content');
  await copyFixture('director', owner);
  const stills = await tintStills(join(content, 'stills'), 40);
  const director = await portfolioOf('director');
  const projects = repeated(director.projects, 40).map(
    (project, index): Project => ({
      ...project,
      still: stills[index] ?? '',
      stillAlt: project.stillAlt ?? project.title,
      ...(story && { story: story(index) }),
    }),
  );
  const work = { ...director.work, jobs: repeated(director.work.jobs, 30) };
  writePortfolio(content, { ...director, projects, work });
  return buildOwner(owner, siteOf(name));
}

/** A story of about 1,500 characters that is like no other, because compression finds what is said twice. */
const storyOf = (index: number) =>
  Array.from({ length: 260 }, (_, word) => (index * 7919 + word * 104729).toString(36)).join(' ');

/**
 * A large site for the studio: 40 projects, each with a still, a story and two pictures, and 20 of them with a film. Returns the path of
 * its zip.
 */
export async function zipLargeSite(): Promise<string> {
  const name = 'bench-large';
  const owner = filesOf(name);
  const content = join(root, owner, 'content');
  await copyFixture('director', owner);
  const pictures = await tintStills(join(content, 'stills'), 80, 1600);
  const director = await portfolioOf('director');
  const film = readFileSync(join(root, 'tests/fixtures/cinematographer/public/windows.webm'));
  const projects = repeated(director.projects, 40).map((project, index): Project => {
    const [still = '', other = ''] = pictures.slice(index * 2);
    const alt = project.stillAlt ?? project.title;
    const hasFilm = index % 2 === 0;
    if (hasFilm) writeFileSync(join(root, owner, `public/film-${index}.webm`), film);
    return {
      ...{ ...project, still, stillAlt: alt },
      ...(hasFilm && { film: `film-${index}.webm` }),
      story: storyOf(index),
      pictures: [still, other].map((file) => ({ file, alt })),
    };
  });
  writePortfolio(content, { ...director, projects });
  await buildOwner(owner, siteOf(name));
  return zipFolder(join(root, siteOf(name)));
}

/** Makes so many pictures in other colours, and returns the names of their files. */
async function tintStills(folder: string, count: number, width = 960): Promise<string[]> {
  const originals = readdirSync(folder).sort();
  const small = await Promise.all(
    originals.map((name) => sharp(join(folder, name)).resize(width).jpeg().toBuffer()),
  );
  const names = Array.from({ length: count }, (_, index) => `tinted-${index}.jpg`);
  await Promise.all(
    names.map((name, index) =>
      sharp(small[index % small.length])
        .modulate({ hue: Math.round((index * 360) / count) })
        .toFile(join(folder, name)),
    ),
  );
  return names;
}

function repeated<Item>(list: readonly Item[], count: number): Item[] {
  return Array.from({ length: count }, (_, index) => list[index % list.length] as Item);
}

export const helloPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hello</title>
<link rel="icon" href="data:,">
</head>
<body>
<h1>Hello</h1>
<p>A page that needs no program.</p>
</body>
</html>
`;

/** Built as the plugins do by default: with the script in the head, and nothing prerendered. */
export async function bareReactPage(): Promise<string> {
  // It lies inside the project, because it imports React from there.
  const folder = join(root, '.cache/bench-bare-react');
  mkdirSync(folder, { recursive: true });
  cpSync(join(import.meta.dirname, 'bare-react.tsx'), join(folder, 'bare-react.tsx'));
  writeFileSync(
    join(folder, 'index.html'),
    helloPage.replace(
      /<body>.*<\/body>/s,
      '<body>\n<div id="root"></div>\n<script type="module" src="/bare-react.tsx"></script>\n</body>',
    ),
  );
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), viteSingleFile()],
  });
  return readFileSync(join(folder, 'dist/index.html'), 'utf8');
}
