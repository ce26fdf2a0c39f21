import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { Project } from '../../../../../src/schema/portfolio/portfolio.ts';
import { ProjectCard } from '../../../../../src/site/sections/projects/project-card.tsx';
import { Site } from '../../../../../src/site/site-content.ts';
import { site, words } from '../../../../support/owners/content.ts';

afterEach(cleanup);

function show(project: Project) {
  const card = <ProjectCard project={project} />;
  render(<Site value={site}>{card}</Site>, { wrapper: MemoryRouter });
}

describe('a project card', () => {
  test('without a path has no link', () => {
    show({ title: 'Empty' });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Empty')).toBeTruthy();
  });

  test('with a route of the site leads there through the router', () => {
    show({ title: 'How I work', path: '/Work-Details' });
    const link = screen.getByRole('link', { name: 'How I work' });
    expect(link.getAttribute('href')).toBe('/Work-Details');
    expect(link.hasAttribute('target')).toBe(false);
  });

  test('with an address on the web opens a new tab', () => {
    show({ title: 'Harbour', path: 'https://example.com/harbour' });
    const link = screen.getByRole('link', { name: `Harbour (${words.newTab})` });
    expect(link.getAttribute('href')).toBe('https://example.com/harbour');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });
});
