/** What a visitor does in one engine in one container: a cell of the matrix. */
import { routes, type SectionName, sectionIds } from '../../src/routes.ts';
import { type Container, hostPosition, hostScroll } from './containers.ts';
import { words } from './content.ts';
import { type Driver, until } from './driver.ts';
import { headingOf, paths } from './said.ts';
import { press, seesPage, seesSection } from './visitor.ts';

/** Everything that failed there; the buttons of the bar are pressed in this order. */
export async function failuresIn(
  driver: Driver,
  { address, frame, deepLinks, back = true }: Container,
  buttons: readonly SectionName[],
): Promise<string[]> {
  const failures: string[] = [];

  const attempt = async (check: string, steps: () => Promise<void>): Promise<boolean> => {
    const before = failures.length;
    try {
      await steps();
    } catch (error) {
      failures.push(`${check}: ${error instanceof Error ? error.message : error}`);
    }
    const heard = await driver.problems(frame).catch((error: unknown) => [String(error)]);
    for (const problem of heard) failures.push(`not quiet during ${check}: ${problem}`);
    if (frame !== undefined) {
      const { position, strayed } = await driver.run(hostScroll, []);
      if (position !== hostPosition || strayed.length > 0) {
        failures.push(`embedding page moved during ${check}: at ${position}, was at ${strayed}`);
      }
    }
    return failures.length === before;
  };

  const seesHome = () => seesPage(driver, headingOf(routes.home.path), frame);
  const openHome = async () => {
    await driver.open(address(''));
    await seesHome();
  };
  const openCard = async () => {
    const within = `#${sectionIds.about}`;
    await press(driver, 'link', words.about.cards.work.title, { within, frame });
    await seesPage(driver, headingOf(routes.workDetails.path), frame);
  };

  // Where nothing appears, all else would fail, too, each time after a long wait.
  if (!(await attempt('home', openHome))) return failures;
  let atHome =
    (await attempt('card', openCard)) &&
    back &&
    (await attempt('back', async () => {
      await driver.back();
      await seesHome();
    }));
  for (const name of buttons) {
    const fromHere = atHome;
    atHome = await attempt(`bar, ${name}`, async () => {
      if (!fromHere) await openHome();
      await openCard();
      await press(driver, 'button', words.bar[name], { within: 'header', frame });
      await seesHome();
      await seesSection(driver, sectionIds[name], frame);
    });
  }

  for (const path of deepLinks ? paths : []) {
    await attempt(`#${path}`, async () => {
      await driver.open(address(`#${path}`));
      await seesPage(driver, headingOf(path), frame);
    });
  }
  return failures;
}

/** A document that does everything a driver has to hear, the violation before any script of its own. */
export const noisyDocument = `<!doctype html><html lang="en"><head><meta charset="utf-8">
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
  // WebKit does not tell the words of an exception in a document of no origin.
  /^exception: .*(the exception|Script error)/,
  /the rejection/,
];

/** Which of its noises are not heard. */
export async function unheardIn(driver: Driver, { address, frame }: Container): Promise<RegExp[]> {
  await driver.open(address(''));
  const heard: string[] = [];
  const missing = () => noises.filter((noise) => !heard.some((line) => noise.test(line)));
  await until('all noises', async () => {
    heard.push(...(await driver.problems(frame)));
    return missing().length === 0;
  }).catch(() => undefined);
  return missing();
}
