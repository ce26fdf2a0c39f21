// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '../../src/app.tsx';
import { life } from '../../src/content/life.ts';
import { profile } from '../../src/content/profile.ts';
import { projects } from '../../src/content/projects.ts';
import { work } from '../../src/content/work.ts';

function open(path: string) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the six routes', () => {
  test.each([
    ['/', profile.greeting, 'Broadcasting & Media'],
    ['/About', 'Now More About Me', 'Now More About Me'],
    ['/Project', 'My Projects', 'My Projects'],
    ['/Contact', 'Write to me', 'Write to me'],
    ['/Work-Details', 'Here is more information About My Work Experience', 'Work Experience'],
    ['/Life-Details', 'Here is more information About Me', 'Personal Life'],
  ])('%s has one h1, “%s”, and its own title with the name', (path, heading, title) => {
    open(path);
    expect(screen.getAllByRole('heading', { level: 1 }).map((h1) => h1.textContent)).toEqual([
      heading,
    ]);
    expect(document.title).toContain(title);
    expect(document.title).toContain(profile.fullName);
  });

  test('the home page stacks hero, about, projects and contact', () => {
    const { container } = open('/');
    expect([...container.querySelectorAll('main > section')].map(({ id }) => id)).toEqual([
      'home-section',
      'about-section',
      'project-section',
      'contact-section',
    ]);
  });

  test.each([
    ['/About', 'about-section'],
    ['/Project', 'project-section'],
    ['/Contact', 'contact-section'],
  ])('%s is the section alone', (path, id) => {
    const { container } = open(path);
    expect([...container.querySelectorAll('main > *')].map((child) => child.id)).toEqual([id]);
  });

  test.each(['/', '/About', '/Work-Details'])('%s stands in the shared layout', (path) => {
    open(path);
    const bar = screen.getByRole('navigation');
    expect(
      within(bar)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Home', 'About', 'Project', 'Contact']);
    expect(within(bar).queryAllByRole('link')).toEqual([]);
    expect(screen.getByRole('contentinfo').textContent).toContain(
      `Developed by ${profile.fullName}`,
    );
  });
});

describe('the bar', () => {
  test('leads home from another page and hands the focus to its heading', () => {
    open('/Work-Details');
    fireEvent.click(screen.getByRole('button', { name: 'Contact' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(profile.greeting);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(window.scrollTo).toHaveBeenCalledWith(
      expect.objectContaining({ top: 0, behavior: 'instant' }),
    );
  });

  test('marks the page one is on', () => {
    open('/Project');
    const bar = screen.getByRole('navigation');
    expect(within(bar).getByRole('button', { current: true }).textContent).toBe('Project');
  });
});

describe('the about section', () => {
  test('has three cards, each one link', () => {
    open('/About');
    expect(screen.getByRole('link', { name: 'Work Experience' }).getAttribute('href')).toBe(
      '/Work-Details',
    );
    expect(screen.getByRole('link', { name: 'Personal Life' }).getAttribute('href')).toBe(
      '/Life-Details',
    );
    const cv = screen.getByRole('link', { name: /^Download the CV \(PDF, \d+ kB\)$/ });
    expect(cv.getAttribute('href')).toBe(`${profile.firstName}-CV.pdf`);
    expect(cv.getAttribute('download')).toBe(`${profile.firstName}-CV.pdf`);
    expect(cv.getAttribute('target')).toBe('_blank');
    expect(within(screen.getByRole('main')).getAllByRole('link')).toHaveLength(3);
  });
});

describe('the contact section', () => {
  test('has the specified form, which works without the program', () => {
    const { container } = open('/Contact');
    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toBe(`mailto:${profile.email}`);
    expect(form?.getAttribute('method')).toBe('POST');
    expect(form?.getAttribute('enctype')).toBe('text/plain');
    const email = screen.getByLabelText('Email');
    const message = screen.getByLabelText('Message');
    expect([email.getAttribute('type'), email.getAttribute('name')]).toEqual(['email', 'Email']);
    expect([message.getAttribute('rows'), message.getAttribute('name')]).toEqual(['4', 'Message']);
    expect([email.hasAttribute('required'), message.hasAttribute('required')]).toEqual([
      true,
      true,
    ]);
    expect(screen.getByRole('button', { name: 'Send Email' }).getAttribute('type')).toBe('submit');
  });

  test.each([
    ['💬 Chat on WhatsApp', `https://wa.me/${profile.phone.replace(/\D/g, '')}`],
    ['Connect on LinkedIn', profile.linkedin],
  ])('“%s” opens a new tab that cannot reach back', (name, href) => {
    open('/Contact');
    const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('the address stands there to read, and says so when it cannot be copied', async () => {
    open('/Contact');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused'));
    fireEvent.click(screen.getByRole('button', { name: 'Copy address' }));
    expect(await screen.findByText(/address is selected/)).toBeTruthy();
    expect(screen.getByRole('link', { name: profile.email })).toBeTruthy();
  });
});

describe('the projects', () => {
  test('are cards with no link, each a slide that says where it stands', () => {
    open('/Project');
    const carousel = screen.getByRole('group', { name: 'My Projects' });
    expect(within(carousel).getAllByText('Empty')).toHaveLength(projects.length);
    expect(within(carousel).queryAllByRole('link')).toEqual([]);
    expect(carousel.querySelector('[aria-label="1 of 5"]')?.textContent).toBe('Empty');
    expect(within(carousel).getAllByRole('button')).toHaveLength(5);
  });
});

describe('the details pages', () => {
  test('work has a summary and a list of jobs with three points each', () => {
    open('/Work-Details');
    expect(screen.getByText(work.summary)).toBeTruthy();
    const list = screen.getByRole('region', { name: 'Professional Experience' });
    expect(
      within(list)
        .getAllByRole('heading', { level: 3 })
        .map((h3) => h3.textContent),
    ).toEqual(work.jobs.map(({ title }) => title));
    for (const point of work.jobs.flatMap(({ points }) => points)) {
      expect(within(list).getByText(point)).toBeTruthy();
    }
  });

  test('life has every paragraph', () => {
    open('/Life-Details');
    for (const { text } of life) expect(screen.getByText(text)).toBeTruthy();
  });
});
