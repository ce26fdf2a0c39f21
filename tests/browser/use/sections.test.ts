/** The hero and the form, used as a visitor does. */
import { describe, expect, test } from 'vitest';
import { routes, sectionIds } from '../../../src/routes.ts';
import { portfolio, words } from '../../support/owners/content.ts';
import { barButton, named, restsAtSection, seesHeading } from '../../support/visits/controls.ts';
import { draftOf } from '../../support/visits/draft-of.ts';
import { setUpRoutePage } from '../set-up-page.ts';

const visitor = setUpRoutePage();

describe('the hero', () => {
  test('shows the portrait, the greeting and the subtitle, and leads on', async () => {
    const { page, show } = visitor;
    await show(routes.home.path);
    const image = await page.$eval('main img', (image) => ({
      alt: image.alt,
      painted: image.complete && image.naturalWidth > 0,
    }));
    expect(image).toEqual({ alt: portfolio.portraitAlt, painted: true });
    const text = await page.$eval(`#${sectionIds.home}`, (hero) => hero.textContent);
    expect(text).toContain(portfolio.greeting);
    expect(text).toContain(words.hero.subtitle);
    await page.locator(named('button', words.hero.button)).click();
    await restsAtSection(page, 'about');
  });

  test('shows the same portrait again after another page', async () => {
    const { page, show } = visitor;
    await show(routes.workDetails.path);
    await page.locator(barButton('home')).click();
    await seesHeading(page, portfolio.greeting);
    const isPainted = await page.$eval('main img', (image) =>
      image.decode().then(() => image.naturalWidth > 0),
    );
    expect(isPainted).toBe(true);
  });
});

describe('the contact form', () => {
  const email = named('textbox', words.contact.email);
  const message = named('textbox', words.contact.message);
  const submit = named('button', words.contact.submit);

  test('hands the message to the mail program as it was written', async () => {
    const { page, session, show } = visitor;
    const written =
      '+44 7700 900123 & café, ñ, 日本, 😀\n"quotes" \'single\' 100 % %20\nlast line ' +
      'x'.repeat(4900);
    await show(routes.contact.path);
    await page.locator(email).fill('visitor@example.org');
    await page.locator(message).fill(written);
    const draft = await draftOf(session, () => page.locator(submit).click());
    const [, body] = draft.split('&body=');
    const subject = encodeURIComponent(words.contact.subject);
    expect(draft).toContain(`mailto:${portfolio.email}?subject=${subject}&`);
    expect(decodeURIComponent(body ?? '')).toBe(
      `Email=visitor@example.org\r\nMessage=${written.replaceAll('\n', '\r\n')}\r\n`,
    );
    await seesHeading(page, words.contact.heading);
  });

  test('is checked by the browser first', async () => {
    const { page, session, show } = visitor;
    await show(routes.contact.path);
    const asked: string[] = [];
    await session.send('Page.enable');
    session.on('Page.frameRequestedNavigation', ({ url }) => asked.push(url));
    await page.locator(email).fill('not an address');
    await page.locator(message).fill('Hello');
    await page.locator(submit).click();
    expect(await page.$eval(':focus', (field) => field.matches('input:user-invalid'))).toBe(true);
    expect(asked).toEqual([]);
  });
});
