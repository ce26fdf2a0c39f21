/** Another program, such as a viewer, a proxy or an archive, has put a `<base>` into the page. Every link still does what it does. */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { routes } from '../../../src/routes.ts';
import { setUp } from '../../support/drivers/set-up.ts';
import { sharedChromium } from '../../support/drivers/shared-chromium.ts';
import { words } from '../../support/owners/content.ts';
import { headingOf } from '../../support/owners/expected-texts.ts';
import { builtFile } from '../../support/sites/site.ts';
import {
  barButton,
  focusIsOn,
  named,
  restsAtSection,
  seesHeading,
} from '../../support/visits/controls.ts';
import { draftOf } from '../../support/visits/draft-of.ts';
import { openRoutePage } from '../../support/visits/route-page.ts';

const html = readFileSync(builtFile(), 'utf8');
const ELSEWHERE = 'https://archive.example/web/2020/';
const base = `<base href="${ELSEWHERE}">`;
const { home, workDetails, contact } = routes;

/** Whether the browser obeys it: the policy forbids that to those that come after it. */
const places = [
  { name: 'before the policy', changed: html.replace('<head>', `<head>${base}`), obeys: true },
  { name: 'at the end of the head', changed: html.replace('</head>', `${base}</head>`) },
  { name: 'in the body', changed: html.replace('<body>', `<body>${base}`) },
  {
    name: 'in the body, without the policy',
    changed: html
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace('<body>', `<body>${base}`),
    obeys: true,
  },
  { name: 'while the program runs', changed: html, isLate: true },
];

describe.each(places)('$name', ({ name, changed, obeys = false, isLate = false }) => {
  const file = join(dirname(builtFile()), `base ${name}.html`);
  writeFileSync(file, changed);
  const opened = setUp(async () => openRoutePage(await sharedChromium(), file));

  test('the links, the bar and back lead where they do', async () => {
    const { page, show, heard } = opened();
    await show(home.path);
    if (isLate)
      await page.evaluate((base) => document.head.insertAdjacentHTML('beforeend', base), base);
    expect(
      await page.evaluate(() => document.baseURI === document.querySelector('base')?.href),
    ).toBe(obeys);
    const start = await page.evaluate(() => location.pathname);
    const link = named('link', words.about.cards.work.title);
    await page.locator(link).click();
    await focusIsOn(page, words.workDetails.heading);
    expect(await page.evaluate(() => location.hash)).toBe(`#${workDetails.path}`);
    await page.goBack();
    await seesHeading(page, headingOf(home.path));
    await page.locator(link).click();
    await seesHeading(page, words.workDetails.heading);
    await page.locator(barButton('contact')).click();
    await restsAtSection(page, 'contact');
    expect(await page.evaluate(() => location.pathname)).toBe(start);
    expect(heard().requests).toEqual([]);
  });

  test('the form makes its draft', async () => {
    const { page, session, show } = opened();
    await show(contact.path);
    await page.locator(named('textbox', words.contact.email)).fill('visitor@example.org');
    await page.locator(named('textbox', words.contact.message)).fill('Hello');
    const submit = named('button', words.contact.submit);
    const draft = await draftOf(session, () => page.locator(submit).click());
    expect(draft).toContain(encodeURIComponent('visitor@example.org'));
  });

  // Before the policy it changes where each link leads, and no script can mend that.
  test.skipIf(obeys || isLate)('without scripts a link shows its page', async () => {
    const { page, show, heard } = opened();
    await show(home.path, { javascript: false });
    await page.click(`main a[href="#${workDetails.path}"]`);
    await page.waitForSelector(`[data-part="${workDetails.path}"]`, { visible: true });
    expect(heard().requests).toEqual([]);
  });
});
