/**
 * The stories of projects. They stand in a block of their own after the program, because with forty of them everything else would
 * work a quarter of a second later.
 */
import type { Portfolio } from '../schema/portfolio/portfolio.ts';
import { asciiJson } from './ascii-json.ts';

/** On the script element of the block. */
export const STORIES = 'data-stories';
/** The event when the block and the pages of projects are there. */
export const STORIES_ARRIVAL = 'stories-arrival';

/** By the places of the projects in their list. */
type Stories = Readonly<Record<number, string>>;

/** Takes them out of a portfolio. An empty text, which no owner's story is, stays in the place of each. */
export function takeStories(portfolio: Portfolio): { portfolio: Portfolio; stories: Stories } {
  const { projects } = portfolio;
  if (!projects) return { portfolio, stories: {} };
  const stories = projects.flatMap(({ story }, index): [number, string][] =>
    story === undefined ? [] : [[index, story]],
  );
  const others = projects.map((project) =>
    project.story === undefined ? project : { ...project, story: '' },
  );
  return { portfolio: { ...portfolio, projects: others }, stories: Object.fromEntries(stories) };
}

export function renderStories(stories: Stories): string {
  if (Object.keys(stories).length === 0) return '';
  return `<script type="application/json" ${STORIES}="">${asciiJson(stories)}</script>`;
}

/** The story of the project at this place. There is none before the browser has the block. */
export function readStory(document: Document, index: number): string | undefined {
  const block = document.querySelector(`script[${STORIES}]`);
  const stories: Stories = JSON.parse(block?.textContent ?? '{}');
  return stories[index];
}
