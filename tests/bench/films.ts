/** How soon a film shows its first frame after a press, beside a bare page with the same film. */
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { buildFixture } from '../support/owners/owners.ts';
import { root } from '../support/sites/project-copy.ts';
import { startServer } from '../support/sites/server.ts';
import { siteOf } from '../support/sites/site.ts';
import { type Condition, described } from './conditions.ts';
import { table, withSpread } from './markdown.ts';
import { inRounds } from './statistics.ts';
import { timeUntilFirstFrame } from './visits.ts';

const OWNER = 'cinematographer';
const FILM = 'harbour-at-dawn.mp4';

const barePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>A film</title>
<link rel="icon" href="data:,">
</head>
<body>
<video src="${FILM}" controls preload="none"></video>
</body>
</html>
`;

export async function films(
  browser: Browser,
  condition: Condition,
  rounds: number,
): Promise<string> {
  await buildFixture(OWNER);
  const folder = join(root, siteOf(OWNER));
  const server = await startServer({ folder, pages: { 'bare.html': barePage }, ranges: true });
  const pages = [
    ['a page of a project', 'index.html#/Project/harbour-at-dawn'],
    ['a bare page with the same film', 'bare.html'],
  ] as const;
  const times = await inRounds(
    pages,
    rounds,
    ([, address]) => timeUntilFirstFrame(browser, server.url + address, condition),
    () => {},
  );
  await server.close();
  const head = [`until the first frame after a press, ${described(condition)}`, 'ms'];
  return table(
    head,
    pages.map(([name], index) => [name, withSpread(times[index] ?? [])]),
  );
}
