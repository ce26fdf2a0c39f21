import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { expect, test } from 'vitest';

const src = resolve(import.meta.dirname, '../../../../src');

type Source = {
  name: string;
  declared: ReadonlySet<string>;
  used: ReadonlySet<string>;
  /** Used with a fallback value, so that another module may set it. */
  offered: ReadonlySet<string>;
};

const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(css|tsx?)$/.test(name))
  .map((name) => read(join(src, name)));

const tokens = read(join(src, 'site/styles/tokens.css')).declared;
/** The font stacks that the build writes. */
const stacks = read(join(src, 'compose/fonts/prepare.ts')).declared;

function read(file: string): Source {
  const text = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  const all = (pattern: RegExp) =>
    new Set([...text.matchAll(pattern)].map(([, name = '']) => name));
  return {
    name: relative(src, file).replaceAll(sep, '/'),
    declared: all(/(--[\w-]+)(?:: |'[,:] )/g),
    used: all(/var\((--[\w-]+)\)/g),
    offered: all(/var\((--[\w-]+),/g),
  };
}

test('there are tokens, stacks and uses to speak of', () => {
  expect(tokens.size).toBeGreaterThan(20);
  expect([...stacks].sort()).toEqual(['--font-display', '--font-mono', '--font-sans']);
  expect(sources.filter(({ used }) => used.size > 0).length).toBeGreaterThan(5);
});

test('every property in use is a token, a stack, or a knob of the same file', () => {
  const undefinedOnes = sources.flatMap(({ name, declared, used }) =>
    [...used]
      .filter((property) => ![tokens, stacks, declared].some((known) => known.has(property)))
      .map((property) => `${name}: ${property}`),
  );
  expect(undefinedOnes).toEqual([]);
});

test('every property declared is in use', () => {
  const inUse = (property: string) =>
    sources.some(({ used, offered }) => used.has(property) || offered.has(property));
  const idle = sources.flatMap(({ name, declared }) =>
    [...declared].filter((property) => !inUse(property)).map((property) => `${name}: ${property}`),
  );
  expect(idle).toEqual([]);
});

test('every knob on offer is turned by somebody', () => {
  const offered = sources.flatMap((source) => [...source.offered]);
  expect(
    offered.filter((property) => !sources.some(({ declared }) => declared.has(property))),
  ).toEqual([]);
});
