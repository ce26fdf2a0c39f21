// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allRoutes, routes, sectionNames } from '../../../src/routes.ts';
import { App } from '../../../src/site/app.tsx';
import { Site } from '../../../src/site/site-content.ts';
import { PART } from '../../../src/site/take-over/marks.ts';
import {
  life,
  linkedin,
  phone,
  portfolio,
  projects,
  site,
  words,
  work,
} from '../../support/content.ts';
import { bulletName, headingOf, partsAt, paths, slideName, titleAt } from '../../support/said.ts';

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

describe('each route', () => {
  test.each(paths)('%s has one h1 and its own title', (path) => {
    open(path);
    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings.map((h1) => h1.textContent)).toEqual([headingOf(path)]);
    expect(document.title).toBe(titleAt(path));
  });

  test.each(allRoutes)(
    '$path shows its sections in their order, with the portrait, or one page',
    (route) => {
      open(route.path);
      const parts = [...screen.getByRole('main').querySelectorAll(':scope > :not(style)')];
      const names = parts.map((part) => part.getAttribute(PART));
      expect(names).toEqual(partsAt(route.path));
      if (route.sections.length === 0) expect(parts).toEqual([screen.getByRole('article')]);
    },
  );

  test.each(paths)('%s stands between the bar and the credits', (path) => {
    open(path);
    const names = bar()
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names).toEqual(sectionNames.map((name) => words.bar[name]));
    expect(bar().queryAllByRole('link')).toEqual([]);
    const credits = screen.getByRole('contentinfo').textContent;
    expect(credits).toContain(`${words.footer.credit} ${portfolio.fullName}`);
    expect(credits).toContain(`${words.footer.whatsapp} ${phone}`);
  });
});

describe('the bar', () => {
  test('leads home from another page and hands the focus to its heading', () => {
    open(routes.workDetails.path);
    fireEvent.click(bar().getByRole('button', { name: words.bar.contact }));
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe(portfolio.greeting);
    expect(document.activeElement).toBe(heading);
    expect(window.scrollTo).toHaveBeenCalledWith(
      expect.objectContaining({ top: 0, behavior: 'instant' }),
    );
  });

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

describe('the about section', () => {
  const { work: workCard, life: lifeCard, cv: cvCard } = words.about.cards;

  test.each([
    [workCard.title, routes.workDetails.path],
    [lifeCard.title, routes.lifeDetails.path],
  ])('has the card “%s”, which leads to %s', (name, path) => {
    open(routes.about.path);
    expect(main().getByRole('link', { name }).getAttribute('href')).toBe(path);
  });

  test('has a card that downloads the CV, with its kind and size in the name of the link', () => {
    open(routes.about.path);
    const links = main().getAllByRole('link');
    const cv = main().getByRole('link', { name: (name) => name.startsWith(`${cvCard.title} (`) });
    const size = /PDF, (\d+ kB), /.exec(cv.textContent ?? '')?.[1];
    expect(cv.textContent).toBe(`${cvCard.title} (PDF, ${size}, ${words.newTab})`);
    expect(decodeURIComponent(cv.getAttribute('href') ?? '')).toBe(`${portfolio.firstName}-CV.pdf`);
    expect(cv.getAttribute('download')).toBe(`${portfolio.firstName}-CV.pdf`);
    expect(cv.getAttribute('target')).toBe('_blank');
    expect(links).toHaveLength(3);
  });
});

describe('the contact section', () => {
  test('has the specified form, which works without the program', () => {
    open(routes.contact.path);
    const email = main().getByLabelText(words.contact.email);
    const message = main().getByLabelText(words.contact.message);
    const submit = main().getByRole('button', { name: words.contact.submit });
    const form = submit.closest('form');
    const attributesOf = (element: Element | null, ...names: string[]) =>
      names.map((name) => element?.getAttribute(name));
    expect(attributesOf(form, 'action', 'method', 'enctype')).toEqual([
      `mailto:${portfolio.email}`,
      'POST',
      'text/plain',
    ]);
    expect(attributesOf(email, 'type', 'name', 'required')).toEqual(['email', 'Email', '']);
    expect(attributesOf(message, 'rows', 'name', 'required')).toEqual(['4', 'Message', '']);
    expect(attributesOf(submit, 'type')).toEqual(['submit']);
    expect([email, message].map((field) => field.closest('form'))).toEqual([form, form]);
  });

  test.each([
    [words.contact.whatsapp, `https://wa.me/${phone.replace(/\D/g, '')}`],
    [words.contact.linkedin, linkedin],
  ])('“%s” opens a new tab that cannot reach back', (name, href) => {
    open(routes.contact.path);
    const link = main().getByRole('link', { name: `${name} (${words.newTab})` });
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
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

describe('the projects', () => {
  const carousel = () => within(screen.getByRole('group', { name: words.projects.heading }));

  test.each(projects.map((project, index) => ({ ...project, position: index + 1 })))(
    'have a slide for “$title”, a link where it has a path',
    ({ title, path, position }) => {
      open(routes.project.path);
      const name = slideName(position - 1);
      const slide = carousel().getByRole('group', { name });
      expect(slide.textContent).toContain(title);
      const links = within(slide).queryAllByRole('link');
      expect(links.map((link) => link.getAttribute('href'))).toEqual(path ? [path] : []);
    },
  );

  test('have a bullet each, the first lit', () => {
    open(routes.project.path);
    expect(carousel().getAllByRole('button')).toHaveLength(projects.length);
    const lit = carousel().getByRole('button', { current: true });
    expect(lit).toBe(carousel().getByRole('button', { name: bulletName(0) }));
  });
});

describe('the details pages', () => {
  test('work has a summary and a list of jobs with all their points', () => {
    open(routes.workDetails.path);
    expect(main().getByText(work.summary)).toBeTruthy();
    const list = within(main().getByRole('region', { name: words.workDetails.list }));
    const titles = list.getAllByRole('heading', { level: 3 }).map((h3) => h3.textContent);
    expect(titles).toEqual(work.jobs.map(({ title }) => title));
    for (const point of work.jobs.flatMap(({ points }) => points)) {
      expect(list.getByText(point)).toBeTruthy();
    }
  });

  test('life has every paragraph', () => {
    open(routes.lifeDetails.path);
    for (const { text } of life) expect(main().getByText(text)).toBeTruthy();
  });
});
