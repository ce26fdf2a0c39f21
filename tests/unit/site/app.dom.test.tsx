/** What the built pages do not show, or not at once: the rest is tested in browsers. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { routes } from '../../../src/routes.ts';
import { App } from '../../../src/site/app.tsx';
import { Site } from '../../../src/site/site-content.ts';
import { portfolio, site, words } from '../../support/owners/content.ts';

function open(path: string) {
  return render(
    <Site value={site}>
      <MemoryRouter initialEntries={[path]}>
        <App />
      </MemoryRouter>
    </Site>,
  );
}

const main = () => within(screen.getByRole('main'));
const bar = () => within(screen.getByRole('navigation', { name: words.bar.label }));

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the bar', () => {
  test.each([
    ['/About', words.bar.about],
    ['/Project', words.bar.project],
    ['/Contact', words.bar.contact],
  ])('marks the page one is on: %s', (path, name) => {
    open(path);
    expect(bar().getByRole('button', { current: true }).textContent).toBe(name);
  });

  test('marks none on a page that it has no button for', () => {
    open(routes.lifeDetails.path);
    expect(bar().queryByRole('button', { current: true })).toBeNull();
  });
});

describe('the contact section', () => {
  test.each([
    ['x'.repeat(1500), false],
    ['x'.repeat(2100), true],
    ['拝啓、'.repeat(80), true],
  ])('a message that may be too long for a draft is told: %#', (message, isTold) => {
    const { href } = window.location;
    open(routes.contact.path);
    fireEvent.input(main().getByLabelText(words.contact.message), { target: { value: message } });
    fireEvent.submit(main().getByRole('button', { name: words.contact.submit }));
    expect(main().queryByRole('alert')?.textContent).toBe(
      isTold ? words.contact.tooLong : undefined,
    );
    window.location.href = href;
  });

  test.each([
    ['says so when it is copied', () => Promise.resolve(), words.contact.copied],
    [
      'says so when it cannot be copied, and stands there to read',
      () => Promise.reject(new DOMException('refused')),
      words.contact.copyByHand,
    ],
  ])('the address %s', async (_fact, write, message) => {
    open(routes.contact.path);
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    fireEvent.click(main().getByRole('button', { name: words.contact.copy }));
    await vi.waitFor(() => expect(main().getByRole('status').textContent).toBe(message));
    expect(navigator.clipboard.writeText).toHaveBeenCalledWith(portfolio.email);
    expect(main().getByRole('link', { name: portfolio.email })).toBeTruthy();
  });
});
