/** A click on what the preview shows of a field, or of a word, leads to that field: whatever fields the schema and the words have. */

import { expect, test } from 'vitest';
import { z } from 'zod';
import { projectPathsOf } from '../../src/compose/project-paths.ts';
import { legalPath, routes, showreelPath } from '../../src/routes.ts';
import { portfolioSchema } from '../../src/schema/portfolio/portfolio.ts';
import { englishTexts } from '../../src/schema/portfolio/texts.ts';
import { isOptional } from '../../src/schema/registry.ts';
import { type FieldPath, nameOf } from '../../src/studio/model/form-values.ts';
import { runIn } from '../support/drivers/puppeteer-driver.ts';
import { buildVariation } from '../support/owners/build-variation.ts';
import { wholePaths } from '../support/owners/expected-texts.ts';
import { portfolioOf, type WholePortfolio } from '../support/owners/owners.ts';
import { leaves } from '../support/owners/schema-fields.ts';
import { goThere } from '../support/studio/pointing.ts';
import { setUpStudio } from '../support/studio/set-up-studio.ts';

const studios = setUpStudio();

/** The fields that are no text, picture or film of the page, and where they are instead. */
const NOT_ON_PAGE: Readonly<Record<string, string>> = {
  language: 'in all words',
  firstName: 'in the name of the CV',
  accent: 'in the colour of straps, buttons and marks',
  portraitAlt: 'heard in place of the portrait',
  portraitFocus: 'in how the portrait is cropped',
  description: 'in search engines',
  'reel.stillAlt': 'heard in place of its picture',
  'projects.stillAlt': 'heard in place of the still',
  'projects.stillFocus': 'in how the still is cropped',
  'projects.slug': 'in the address of the page',
  'projects.pictures.alt': 'heard in place of the picture',
  whatsapp: 'in where the link of the phone leads',
  address: 'in link previews',
  'otherLanguages.address': 'in where the link to the language leads',
};

/** Words that a screen reader says, that stand elsewhere, or that come only after something has happened. */
const UNSEEN =
  /^(?:\w+ title|skipLink|newTab|scriptsOff|footer phone|contact (?:copied|copyByHand|save|subject|tooLong)|workDetails current|projects (?:bullet|carousel|slide)|projectPage (?:pictures|(?:film|sound) (?:name|play|missing|cannotPlay|onlySound)))$/;

/** The name of a field as a text: `projects[0].title` is ‘projects 0 title’. */
const spelled = (field: string) =>
  field
    .replace(/^texts/, '')
    .replace(/\W+/g, ' ')
    .trim();

/** They name files, of which the owner has a few. */
const FILES = /^(?:firstName|still|file)$/;

/** What an owner says, in which each text is the name of its field, also where the owner says nothing. */
function namingItself(schema: z.ZodType, said: unknown, path: FieldPath = []): unknown {
  if (schema instanceof z.ZodExactOptional)
    return namingItself(schema.unwrap() as z.ZodType, said, path);
  if (schema instanceof z.ZodArray) {
    const entries = Array.isArray(said) ? said : [undefined];
    const named = entries.flatMap((each, index) => {
      return namingItself(schema.element as z.ZodType, each, [...path, index]) ?? [];
    });
    return named.length > 0 ? named : undefined;
  }
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape as Record<string, z.ZodType>);
    const named = fields.map(
      ([name, field]) => [name, namingItself(field, Object(said)[name], [...path, name])] as const,
    );
    const lacks = fields.some(([, field], index) => !isOptional(field) && !named[index]?.[1]);
    return lacks ? undefined : Object.fromEntries(named.filter(([, value]) => value !== undefined));
  }
  const text = spelled(nameOf(path));
  return FILES.test(`${path.at(-1)}`) || !schema.safeParse(text).success ? said : text;
}

/** All texts that are the names of their fields. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : typeof value === 'string' && /^[\w ]+$/.test(value)
      ? [value]
      : [];

const owner = await portfolioOf('cinematographer');
const { texts: _, ...shape } = portfolioSchema.shape;
const words = Object.keys(englishTexts).filter((name) => !/^(?:kit|bar|hero\.subtitle)/.test(name));
const everything = {
  ...(namingItself(z.object(shape), {
    ...owner,
    otherLanguages: [{ language: 'es', address: 'https://castanar.example/es' }],
  }) as WholePortfolio),
  texts: Object.fromEntries(words.map((name) => [name, spelled(name)])),
};

type Pointed = { text: string; fields: string[] };

/** Runs in the studio. Points at each text and picture of the preview that is in view, and returns where its labels lead. */
async function pointAtAll(): Promise<Pointed[]> {
  const frame = document.querySelector<HTMLIFrameElement>('iframe:not([data-loading])');
  const page = frame?.contentWindow as (Window & typeof globalThis) | null;
  if (!frame || !page) throw new Error('There is no preview.');
  const { document: shown } = page;
  const found: Pointed[] = [];
  const point = async (text: string, boxIn: () => DOMRect) => {
    if (!frame.isConnected) throw new Error('The page has been replaced.');
    if (boxIn().width === 0) return;
    page.scrollTo({
      top: page.scrollY + boxIn().top - page.innerHeight / 2,
      behavior: 'instant',
    });
    await new Promise((resolve) => setTimeout(resolve));
    const { left, top, width, height } = boxIn();
    const [clientX, clientY] = [left + width / 2, top + height / 2];
    const hit = shown.elementFromPoint(clientX, clientY) ?? shown.body;
    hit.dispatchEvent(new page.PointerEvent('pointermove', { clientX, clientY, bubbles: true }));
    const fields = [...(frame.parentElement?.querySelectorAll('button') ?? [])].map((label) => {
      label.click();
      return document.activeElement?.id.replace('field-', '') ?? '';
    });
    found.push({ text, fields });
  };
  const walker = shown.createTreeWalker(shown.body, page.NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  for (const node of nodes) {
    const around = '.visually-hidden, script, style, title, a[href="#main"], [inert]';
    if (!node.textContent?.trim() || node.parentElement?.closest(around)) continue;
    const range = shown.createRange();
    let from = 0;
    // Into the middle of each of the texts that stand in a line.
    for (const part of node.textContent.split('\u00A0· ')) {
      range.setStart(node, from);
      range.setEnd(node, from + part.length);
      from += part.length + 3;
      await point(
        part.replace(/[\u2066-\u2069]/g, ''),
        () => range.getClientRects()[0] ?? range.getBoundingClientRect(),
      );
    }
  }
  for (const picture of shown.querySelectorAll('main :is(img, svg)'))
    if (!picture.closest('[inert]')) await point('', () => picture.getBoundingClientRect());
  return found;
}

test('each text and each picture of the preview leads to its field', async () => {
  const studio = await studios.enter();
  await studio.open([await buildVariation('names itself', everything, {}, 'cinematographer')]);
  await studio.shows('projects 0 title');
  const paths = projectPathsOf(everything.projects);
  const naming = new Set(textsIn(everything));
  const reached = new Set<string>();
  const astray = new Set<string>();
  for (const route of [
    ...wholePaths,
    routes.project.path,
    ...[1, 2, 5].map((index) => `${paths[index]}`),
    showreelPath,
    legalPath,
  ]) {
    await goThere(studio, route);
    for (const { text, fields } of await runIn(studio.page, pointAtAll, [])) {
      for (const field of fields) reached.add(field);
      if (naming.has(text) && !fields.some((field) => spelled(field) === text))
        astray.add(`${text}, on ${route}`);
    }
  }
  // An entry of a list stands for all.
  const names = new Set([...reached].map((field) => field.replace(/\[\d+\]/g, '')));
  const lost = [...leaves.map(({ path }) => path), 'portrait', 'cv'].filter(
    (field) => names.has(field) === field in NOT_ON_PAGE,
  );
  const silent = words.filter(
    (word) => !reached.has(`texts["${word}"]`) && !UNSEEN.test(spelled(word)),
  );
  const rule =
    'Rows of src/studio/preview/*-targets.ts lead to each, or NOT_ON_PAGE and UNSEEN say why not.';
  expect([...lost, ...silent, ...astray], rule).toEqual([]);
});
