import { expect, test } from 'vitest';
import { sourceFiles } from '../../source-files.ts';

const modulesIn = (text: string) =>
  [...text.matchAll(/import .*\/([\w-]+\.module\.css)';/g)].map(([, name = '']) => name);

const files = sourceFiles('src/site', ['.tsx', '.ts']);
const list = files.find(({ path }) => path === 'src/site/styles/project-pages.ts');
const listed = modulesIn(list?.text ?? '');

test('the style of the pages of projects has all modules of their folder', () => {
  const modules = sourceFiles('src/site/pages/project', ['.module.css']);
  expect(modules.length).toBeGreaterThan(5);
  expect(listed).toEqual(
    expect.arrayContaining(modules.map(({ path }) => path.replace(/.*\//, ''))),
  );
});

test('it has none that a site without such a page needs', () => {
  const users = files.filter(
    ({ path, text }) =>
      path.endsWith('.tsx') && modulesIn(text).some((module) => listed.includes(module)),
  );
  expect(users.length).toBeGreaterThan(5);
  // A project with a film has a page, so the mark of films stands only where there is one.
  const allowed = /^src\/site\/(?:pages\/project\/|sections\/projects\/media-mark\.tsx$)/;
  expect(users.map(({ path }) => path).filter((path) => !allowed.test(path))).toEqual([]);
});
