import { describe, expect, it } from 'vitest';
import { alternatesOf, ownAddressOf } from '../../../src/compose/addresses.ts';
import { fileNamesOf } from '../../../src/compose/files/file-names.ts';
import type { Portfolio } from '../../../src/schema/portfolio/portfolio.ts';
import { goodOwner } from '../good-owner.ts';

/** The addresses for a page in English, beside these. */
const page = (address: string | undefined, ...others: [language: string, address: string][]) =>
  ({
    ...goodOwner,
    ...(address && { address }),
    otherLanguages: others.map(([language, address]) => ({ language, address })),
  }) as Portfolio;

describe('a page and its files have its language in their names', () => {
  it.each<[string, [string, string][], string]>([
    ['not alone', [], 'index.html'],
    ['not as the first of two', [['es', 'es.html']], 'index.html'],
    ['not beside a page elsewhere', [['es', 'https://ana.tv/']], 'index.html'],
    ['beside index.html', [['es', 'index.html']], 'en.html'],
    [
      'beside index.html and a third',
      [
        ['eu', 'eu.html'],
        ['es', 'index.html'],
      ],
      'en.html',
    ],
  ])('%s', (_, others, name) => {
    expect(fileNamesOf(page(undefined, ...others)).page).toBe(name);
  });
});

describe('the first of two pages, beside en.html', () => {
  it.each([
    ['https://ana.tv', 'https://ana.tv/', 'https://ana.tv/es.html'],
    ['https://ana.tv/', 'https://ana.tv/', 'https://ana.tv/es.html'],
    ['https://ana.tv/work', 'https://ana.tv/work', 'https://ana.tv/work/es.html'],
    ['https://ana.tv/index.html', 'https://ana.tv/index.html', 'https://ana.tv/es.html'],
    ['https://ana.tv/cv.htm', 'https://ana.tv/cv.htm', 'https://ana.tv/es.html'],
  ])('%s', (address, own, other) => {
    const first = page(address, ['es', 'es.html']);
    expect(ownAddressOf(first)).toBe(address);
    expect(alternatesOf(first).map(({ href }) => href)).toEqual([own, other]);
  });
});

describe('the second, beside index.html, has its own address whichever of the two its owner says', () => {
  it.each([
    ['https://ana.tv', 'https://ana.tv/en.html', 'https://ana.tv/'],
    ['https://ana.tv/', 'https://ana.tv/en.html', 'https://ana.tv/'],
    ['https://ana.tv/en.html', 'https://ana.tv/en.html', 'https://ana.tv/'],
    ['https://ana.tv/index.html', 'https://ana.tv/en.html', 'https://ana.tv/index.html'],
    ['https://ana.tv/work', 'https://ana.tv/work/en.html', 'https://ana.tv/work'],
    ['https://ana.tv/work/en.html', 'https://ana.tv/work/en.html', 'https://ana.tv/work/'],
  ])('%s', (address, own, other) => {
    const second = page(address, ['es', 'index.html']);
    expect(ownAddressOf(second)).toBe(own);
    expect(ownAddressOf({ ...second, address: own } as Portfolio)).toBe(own);
    expect(alternatesOf(second)).toEqual([
      { language: 'en', href: own },
      { language: 'es', href: other },
    ]);
  });
});

it('pages elsewhere are named as they are, and names of files as browsers ask for them', () => {
  const owner = page('https://ana.tv/', ['eu', 'https://ana.eus'], ['ja', '日本 語.html']);
  expect(alternatesOf(owner).map(({ href }) => href)).toEqual([
    'https://ana.tv/',
    'https://ana.eus/',
    'https://ana.tv/%E6%97%A5%E6%9C%AC%20%E8%AA%9E.html',
  ]);
});

it('there are none without an address, or without another language', () => {
  expect(alternatesOf(page(undefined, ['es', 'es.html']))).toEqual([]);
  expect(alternatesOf(page('https://ana.tv/'))).toEqual([]);
});
