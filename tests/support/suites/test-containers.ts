/** What the site does in each place that it may be opened from. It is the same in every engine. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { barSections, routes, sectionIds } from '../../../src/routes.ts';
import { clockTime } from '../../../src/site/clock-time.ts';
import type { Driver } from '../drivers/driver.ts';
import { setUp } from '../drivers/set-up.ts';
import { until } from '../drivers/waits.ts';
import { words } from '../owners/content.ts';
import { headingOf, paths } from '../owners/expected-texts.ts';
import * as films from '../owners/films-owner.ts';
import { builtFile } from '../sites/site.ts';
import { isSeen, linkToFilm, seesItPlay } from '../visits/films.ts';
import { press, seesPage, seesSection } from '../visits/visitor.ts';
import { type Container, hostPosition, hostScroll, prepareContainers } from './containers.ts';

type Options = {
  isWanted?: (container: Container) => boolean;
  /** False if other tests press every button. */
  triesAll?: boolean;
  /** What this engine cannot do with any page, by the name of the container. */
  except?: Readonly<Record<string, { back?: false; deepLinks?: false; refusesFilms?: true }>>;
  /** False if other tests press the films in this engine. */
  pressesFilms?: boolean;
  /** Changes a document for an engine whose console cannot be read. */
  prepare?: (html: string) => string;
};

/** All buttons and links are tried in the first container, but only one in the others, because they are alike. */
const { home, workDetails } = routes;
// Home comes last, because its delayed scroll would disturb a test after it.
const every = { buttons: [...barSections.slice(1), 'home'], links: paths } as const;
const one = { buttons: ['project'], links: [workDetails.path] } as const;

const pageWithFilms = await films.buildFilms('films in containers');
const { film } = films.films;
/** What a console says of a film that is not loaded. */
const ofFilms = /\.(?:webm|mp4|mov|mp3)\b|404 \(Not Found\)/;

export async function testContainers(
  open: () => Promise<Driver>,
  {
    isWanted = () => true,
    triesAll = true,
    except = {},
    pressesFilms = true,
    prepare = (html) => html,
  }: Options = {},
): Promise<void> {
  const site = await prepareContainers(prepare(readFileSync(builtFile(), 'utf8')));
  const withFilms = await prepareContainers(prepare(readFileSync(pageWithFilms, 'utf8')), {
    [film.film]: readFileSync(join(dirname(pageWithFilms), film.film)),
  });
  const noise = await prepareContainers(prepare(noisyDocument));
  afterAll(async () => {
    await site.close();
    await withFilms.close();
    await noise.close();
  });
  const driver = setUp(open);
  const byName = (list: readonly Container[]) =>
    list.filter(isWanted).map((container) => [container.name, container] as const);

  // If the driver hears a page and the deepest frame, it hears all of them.
  const [first, ...others] = byName(noise.list);
  test.sequential.each([first, others.at(-1)].flatMap((each) => (each ? [each] : [])))(
    'everything is heard: %s',
    async (_, container) => {
      expect(await unheardIn(driver(), container)).toEqual([]);
    },
  );

  let pressed: typeof every | typeof one = triesAll ? every : one;
  test.sequential.each(byName(site.list))('everything works: %s', async (_, container) => {
    const { buttons, links } = pressed;
    pressed = one;
    const { address, frame, deepLinks, back = true } = { ...container, ...except[container.name] };
    const seesHome = () => seesPage(driver(), headingOf(home.path), frame);
    const openCard = async () => {
      const within = `#${sectionIds.about}`;
      await press(driver(), 'link', words.about.cards.work.title, { within, frame });
      await seesPage(driver(), headingOf(workDetails.path), frame);
    };

    await driver().open(address(''));
    await seesHome();
    if (back) {
      await openCard();
      await driver().back();
      await seesHome();
    }
    for (const name of buttons) {
      await openCard();
      await press(driver(), 'button', words.bar[name], { within: 'header', frame });
      await seesHome();
      await seesSection(driver(), sectionIds[name], frame);
    }
    // A sandbox may forbid downloads without a word, and a page in a frame cannot ask its sandbox.
    if (frame !== undefined || container.name.includes('sandbox'))
      expect(await offersContact(driver(), frame)).toBe(false);
    else await until('the link to the contact', () => offersContact(driver()));
    await expectQuiet(driver(), frame);
    for (const path of deepLinks ? links : []) {
      await driver().open(address(`#${path}`));
      await seesPage(driver(), headingOf(path), frame);
      await expectQuiet(driver(), frame);
    }
  });

  test.sequential.each(byName(withFilms.list))(
    'a project has its page: %s',
    async (_, container) => {
      const {
        address,
        frame,
        deepLinks,
        beside = true,
        refusesFilms = false,
      } = {
        ...container,
        ...except[container.name],
      };
      const { greeting, words, projectPage } = films;
      const plays = beside && !refusesFilms;
      const expected = plays ? undefined : ofFilms;

      await driver().open(address(deepLinks ? `#${films.filmPath('film')}` : ''));
      if (!deepLinks) {
        await seesPage(driver(), greeting, frame);
        await press(driver(), 'link', film.title, { within: `#${sectionIds.project}`, frame });
      }
      await seesPage(driver(), film.title, frame);
      if (pressesFilms) {
        await press(driver(), 'button', `${projectPage.film.play} ${clockTime(5)}`, { frame });
        const sentence = projectPage.film[beside ? 'cannotPlay' : 'missing'];
        if (plays) await seesItPlay(driver(), frame);
        else await until('the sentence', () => isSeen(driver(), sentence, frame));
        // Where nothing can lie beside the page, a link would lead nowhere.
        const isFar = /`(?:data|blob):/.test(container.name);
        expect(await linkToFilm(driver(), frame)).toBe(isFar ? undefined : film.film);
      }
      await expectQuiet(driver(), frame, expected);
      await press(driver(), 'link', projectPage.back, { within: 'main', frame });
      await seesPage(driver(), deepLinks ? words.projects.heading : greeting, frame);
      await expectQuiet(driver(), frame, expected);
    },
  );
}

/** Whether the page offers its owner as a contact. */
const offersContact = (driver: Driver, frame?: string): Promise<boolean> =>
  driver.run(() => document.querySelector('a[download$=".vcf"]') !== null, [], frame);

/** Nothing else is reported than what is expected, and the embedding page has not moved. */
async function expectQuiet(
  driver: Driver,
  frame: string | undefined,
  expected?: RegExp,
): Promise<void> {
  const problems = await driver.problems(frame);
  expect(problems.filter((line) => !expected?.test(line))).toEqual([]);
  if (frame === undefined) return;
  const { position, strayed } = await driver.run(hostScroll, []);
  expect([position, ...strayed]).toEqual([hostPosition]);
}

/** A document that causes every message that a driver has to report. The violation comes before the scripts. */
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
  // WebKit hides the message of an exception in a document without an origin.
  /^exception: .*(the exception|Script error)/,
  /the rejection/,
];

/** The messages that the driver does not report. */
async function unheardIn(driver: Driver, { address, frame }: Container): Promise<RegExp[]> {
  await driver.open(address(''));
  const heard: string[] = [];
  const missing = () => noises.filter((noise) => !heard.some((line) => noise.test(line)));
  await until('all noises', async () => {
    heard.push(...(await driver.problems(frame)));
    return missing().length === 0;
  }).catch(() => undefined);
  return missing();
}
