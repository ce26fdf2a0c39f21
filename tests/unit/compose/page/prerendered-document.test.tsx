import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import type { Compiled } from '../../../../src/compose/compiled.ts';
import { prerender } from '../../../../src/compose/page/prerendered-document.tsx';
import { projectPathsOf } from '../../../../src/compose/project-paths.ts';
import { type PagePart, partsOf, portraitPart, routesOf } from '../../../../src/routes.ts';
import { projects as projectList } from '../../../../src/schema/portfolio/projects.ts';
import { textsOf } from '../../../../src/schema/portfolio/texts.ts';
import { fieldOf } from '../../../../src/schema/registry.ts';
import { PART } from '../../../../src/site/hydration/marks.ts';
import { site } from '../../../support/owners/content.ts';
import { everyField, exampleOf, leaves } from '../../../support/owners/schema-fields.ts';

/** Fields that are not visible as a text. */
const unspoken = [
  // Marks of the whole page, the name of the CV, the crop of the photo.
  ...['language', 'firstName', 'portraitFocus'],
  // The ring around the photo, and the style.
  ...['craft', 'accent'],
  // In the place of an address, and its picture.
  ...['reel.file', 'reel.still', 'reel.stillAlt'],
  // The bytes of a picture and its crop, a drawing, where a phone leads to.
  ...['projects.still', 'projects.stillFocus', 'life.motif', 'whatsapp'],
  // The last part of an address; captions stand after the program.
  'projects.captions',
];

/** The text of each field is its name, if its rule allows that. */
const portfolio = everyField(({ path, schema }) => {
  const example = exampleOf(schema);
  if (example.startsWith('https://')) return `${example}?${path}`;
  return fieldOf(schema).most ? `The ${path}.` : example;
});

const otherLanguages = (portfolio.otherLanguages ?? []).map(({ language, address }) => ({
  ...{ language, name: language, href: address },
}));
const hero = { ...site.words.hero, subtitle: `${textsOf(portfolio)['hero.subtitle']}` };
const size = { width: 16, height: 9 };
const projects = portfolio.projects ?? [];
const filesOfProjects = projects.flatMap(({ film = '', pictures = [] }) => ({
  media: [film, size] as const,
  pictures: pictures.map(({ file }) => [file, size] as const),
}));
const content = {
  ...site,
  portfolio,
  projectPaths: projectPathsOf(portfolio.projects),
  otherLanguages,
  media: Object.fromEntries(filesOfProjects.map(({ media }) => media)),
  pictures: Object.fromEntries(filesOfProjects.flatMap(({ pictures }) => pictures)),
  words: { ...site.words, hero },
};
const compiled = {
  style: { showBar: 'a{}', showWords: 'b{}', rest: 'i{}' },
  promoteHeading: '0',
  colours: {},
} as Compiled;
const { head, body } = await prerender(content, compiled);
const $ = load(`<head>${head}</head><body>${body}</body>`);
const shown = $('*')
  .get()
  .flatMap((element) => [$(element).text(), ...Object.values($(element).attr() ?? {})]);

/** What the owner says in a field. */
function textAt(path: string): string {
  const [text] = path
    .split('.')
    .reduce<unknown[]>(
      (values, name) => values.flatMap((value) => (value as Record<string, unknown>)[name]),
      [portfolio],
    );
  return String(text);
}

it.each(leaves.map(({ path }) => path).filter((path) => !unspoken.includes(path)))(
  'whatever an owner says as %s is in the document',
  (path) => {
    const text = textAt(path);
    expect(text).toMatch(/\S/);
    expect(
      shown.some((each) => each.includes(text)),
      `No component shows ${path}: nothing in the document says ‘${text}’.`,
    ).toBe(true);
  },
);

/** The description of a picture needs the picture. */
const cannotBeAlone = [...unspoken, 'projects.stillAlt'];
const ofProject = Object.keys(projectList.element.shape)
  .flatMap((name) => leaves.find(({ path }) => path.startsWith(`projects.${name}`)) ?? [])
  .flatMap(({ path }) => (cannotBeAlone.includes(path) ? [] : [path]));

it.each(ofProject)(
  'what a project says alone as %s is in the document, if need be on a page',
  async (path) => {
    const [, name = ''] = path.split('.');
    const alone = projects.map((project) => ({
      title: project.title,
      [name]: Reflect.get(project, name),
    }));
    const { body } = await prerender(
      {
        ...content,
        portfolio: { ...portfolio, projects: alone },
        projectPaths: projectPathsOf(alone),
      },
      compiled,
    );
    const message = `Nothing shows ${path}. What only the page of a project shows is \`ofPage\` in the schema.`;
    expect(body.includes(textAt(path)), message).toBe(true);
  },
);

it('no {place} in a text is left unfilled', () => {
  expect(
    $('body')
      .text()
      .match(/\{\w+\}/g),
  ).toBeNull();
});

describe('the parts of the document', () => {
  const isOther = (part?: string) => part !== portraitPart;
  const parts: readonly PagePart[] = [...new Set(routesOf(content).flatMap(partsOf))].filter(
    isOther,
  );
  const [first, ...others] = parts;
  const showsWords = 'the style that shows the first words';

  it('are all that src/routes.ts names, in its order', () => {
    const message = 'A section has its place in pages/home.tsx, and a page has its own in app.tsx.';
    expect(partsIn(body).filter(isOther), message).toEqual(parts);
  });

  it.each([
    ['light', 'after the words of the first screen', 8000, [first, portraitPart, ...others]],
    ['heavy', 'after all parts', 60_000, [...parts, portraitPart]],
  ] as const)('have a %s portrait %s', async (weight, _, characters, order) => {
    const portrait = { ...site.portrait, src: `data:image/svg+xml,${'x'.repeat(characters)}` };
    const { body } = await prerender({ ...content, portrait }, compiled);
    expect(waitingIn(body, weight)).toEqual([]);
    expect(partsIn(body)).toEqual(order);
  });

  it('are named if they wait for a portrait that is moved', () => {
    const [image = ''] = /<img[^>]*data-part="portrait"[^>]*>/.exec(body) ?? [];
    const moved = body.replace(image, '').replace(/<main[^>]*>/, (tag) => tag + image);
    expect(waitingIn(moved, 'light')).toEqual([
      `Everything after <Portrait> waits for its bytes, so it must stand after ${first}.`,
      `Everything after <Portrait> waits for its bytes, so it must stand after ${showsWords}.`,
    ]);
  });

  /** What waits for the bytes of the portrait and should not. */
  function waitingIn(body: string, weight: 'light' | 'heavy'): string[] {
    const before = body.slice(0, body.indexOf(`${PART}="${portraitPart}"`));
    const earlier = [...partsIn(before), ...(before.includes('b{}') ? [showsWords] : [])];
    const all = [...partsIn(body), showsWords];
    return [first, showsWords, ...(weight === 'heavy' ? others : [])]
      .filter((part) => all.includes(part) && !earlier.includes(part))
      .map(
        (part) =>
          `Everything after <Portrait> waits for its bytes, so it must stand after ${part}.`,
      );
  }

  function partsIn(body: string): (string | undefined)[] {
    const $ = load(body);
    return $(`[${PART}]`)
      .get()
      .map((part) => $(part).attr(PART));
  }
});

it('nothing has a name before it is something, and no section stands within an address', () => {
  expect($('span:is([aria-label], [aria-current]):not([role])')).toHaveLength(0);
  expect($('address').length).toBeGreaterThan(0);
  expect($('address :is(section, article, header, footer, h1, h2, h3)')).toHaveLength(0);
});
