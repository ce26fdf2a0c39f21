/**
 * Compares the built style and scripts with MDN's compatibility data. So it also covers the minimum browsers that no machine runs
 * any more: Firefox 78 and Safari 14.1. Features that one of them lacks are listed, with what happens without them. The studio has
 * minimum browsers of its own. One file, because it is one list of exceptions, and the tests that keep it true.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { parse } from 'postcss';
import { describe, expect, onTestFinished, test } from 'vitest';
import { studioTargets } from '../../../src/compile/browser-targets.ts';
import { plainStyle } from '../../../src/compose/page/plain-style.ts';
import { MINIMUM_BROWSERS } from '../../../src/site/hydration/marks.ts';
import { buildFilms } from '../../support/owners/films-owner.ts';
import { scratchFolder } from '../../support/sites/scratch-folder.ts';
import { studioFile } from '../../support/studio/studio.ts';
import { unpackStudio } from '../../support/studio/unpacked-studio.ts';
import { newerInScript, newerInStyle } from './compatibility.ts';

const withoutInStyle: Readonly<Record<string, string>> = {
  '@media (forced-colors)': 'a page in forced colours has no colours of its own to mend',
  '@media (prefers-contrast)': 'contrast is that of the design',
  '@page': 'paper has the margins of the browser',
  ':focus-visible': 'the browser draws its own ring; the skip link goes by :focus',
  'cursor: pointer': 'no cursor on a phone',
  'cursor: grab': 'no cursor on a phone',
  'cursor: zoom-in': 'no cursor on a phone',
  'touch-action: pinch-zoom': 'a swipe may turn no picture; the arrows do',
  'color-scheme': 'fields and scrollbars are light; all colours of ours go by the media query',
  'color-scheme: light': 'as above',
  'color-scheme: dark': 'as above',
  'scrollbar-gutter': 'the page may move by a scrollbar as it grows',
  'scrollbar-gutter: stable': 'as above',
  'text-size-adjust': 'has prefixes beside it',
  'text-size-adjust: none': 'as above',
  'font-synthesis': 'a fallback font may be smeared into a bolder one',
  'font-synthesis: none': 'as above',
  'text-wrap': 'lines break where they are full',
  'text-wrap: balance': 'as above',
  'text-wrap: pretty': 'as above',
  'align-content: start': 'newer in flex containers; in grids all know it',
  'align-content: end': 'as above',
  'align-self: start': 'as above',
  'forced-color-adjust': 'as without forced colours',
  'forced-color-adjust: none': 'as above',
  'overflow-wrap: anywhere': 'has word-break: break-word before it',
  'size-adjust': 'lines may move as our fonts arrive',
  'ascent-override': 'as above',
  'descent-override': 'as above',
  resize: 'a phone resizes no field',
  'resize: vertical': 'as above',
  'overflow: clip': 'has overflow: hidden before it',
  'aspect-ratio': 'has a padding beside it, for those that do not know it',
  'inline-size: fit-content': 'has a prefix before it',
  'mask-image': 'has a prefix beside it',
  'mask-size': 'as above',
  'break-after: avoid': 'a heading may be the last line of a sheet',
  'break-before: avoid': 'the credits may stand alone on a sheet',
  hyphens: 'a word longer than its line breaks without a hyphen',
  'hyphenate-limit-chars': 'as above: hyphens ask for it',
  orphans: 'a line may stand alone on a sheet',
  widows: 'as above',
};

const withoutInScripts: Readonly<Record<string, string>> = {
  '.showModal': 'no picture can be opened without dialogs',
  '.startViewTransition': 'React asks whether it is there',
  '.skipTransition': 'of a view transition',
  '.escape': 'of the same',
  '.getState': 'of the navigation that React asks for',
  '.use': 'a method of React’s and of Swiper’s',
  '.createContext': 'a method of React’s',
  '.toArray': 'a method of React’s',
  '.delay': 'a method of framer-motion’s',
  '.destroy': 'a method of Swiper’s',
};

const withoutInStudio: Readonly<Record<string, string>> = {
  '.startViewTransition': 'React asks whether it is there',
  '.skipTransition': 'of a view transition',
  '.getAsFileSystemHandle': 'it is asked for, and others read entries',
  '.isValid': 'a method of a phone number',
  '.toHex': 'the library of hashes asks whether it is there',
  '.grow': 'of the memory of WebAssembly',
  '.added': 'a sentence of the studio’s',
  '.completed': 'as above',
  '.take': 'as above',
  '.removed': 'as above',
  '.hide': 'a method of the mark in the preview',
  '.forget': 'a method of the repair of the preview',
  '.run': 'a method of zod’s',
  '.when': 'as above',
  '.canParse': 'zod asks whether it is there',
  '.override': 'as above',
  '.maximize': 'a method of Intl.Locale, which is older; the data means another one',
  '.destroy': 'a method of Swiper’s, and of the library of hashes',
  '.setStatus': 'of the WOFF2 encoder, which asks whether it is there',
  '.use': 'a method of React’s',
  '.createContext': 'as above',
  '.toArray': 'as above',
  '.delay': 'a method of framer-motion’s',
};

const withoutInStudioStyle: Readonly<Record<string, string>> = {
  'cursor: pointer': 'no cursor on a phone',
  'cursor: crosshair': 'as above',
  'cursor: default': 'as above',
  'forced-color-adjust': 'as without forced colours',
  'forced-color-adjust: none': 'as above',
  'field-sizing': 'a long text scrolls in its field',
  'field-sizing: content': 'as above',
  resize: 'a phone resizes no field',
  'resize: vertical': 'as above',
};

// A site with a page of each kind has all scripts and styles.
const $ = load(readFileSync(await buildFilms('compatibility'), 'utf8'));
const styles = $('style')
  .toArray()
  .map((element) => $(element).text());
const scripts = $('script:not([type])')
  .toArray()
  .map((element) => $(element).text());

test('there is a style and a program', () => {
  expect([styles.length, scripts.length]).toEqual([6, 6]);
});

describe('the style', () => {
  test('uses nothing that a minimum browser lacks, except for what is listed with what happens without it', () => {
    const newer = newerInStyle(styles.join('\n'));
    expect([...newer.keys()].filter((name) => !(name in withoutInStyle))).toEqual([]);
    // Nothing is on the list that the style does not use any more.
    expect(Object.keys(withoutInStyle).filter((name) => !newer.has(name))).toEqual([]);
  });

  test('applies only if the engine is a minimum browser or a newer one', () => {
    for (const style of styles.slice(0, -1)) {
      const rules = parse(style.replace(plainStyle, '')).nodes;
      expect(rules.length).toBeGreaterThan(0);
      for (const rule of rules)
        expect(rule).toMatchObject({ name: 'supports', params: MINIMUM_BROWSERS });
    }
  });

  // Otherwise an engine could know one of two rules without the other.
  test('hides and shows by nothing that is newer, unless it asks for it', () => {
    const showing = parse(styles.join('\n'));
    showing.walkDecls((declaration) => {
      if (!/^(?:display|visibility|opacity|clip-path)$/.test(declaration.prop))
        declaration.remove();
    });
    showing.walkRules((rule) => {
      if (rule.nodes.length === 0) rule.remove();
    });
    const newer = newerInStyle(`${showing}`);
    expect(`${showing}`).toContain('display:none');
    expect([...newer.keys()].filter((name) => !/^@/.test(name))).toEqual([]);
  });

  test.each([
    ['a{color:oklch(0.5 0.2 27)}', 'oklch()'],
    ['a{color:light-dark(red,blue)}', 'light-dark()'],
    ['a{height:10svh}', 'svh'],
    ['a:has(b){top:0}', ':has'],
    ['@layer a{b{top:0}}', '@layer'],
    ['a{translate:1px}', 'translate'],
    ['a{display:revert-layer}', 'display: revert-layer'],
    ['a{b &{top:0}}', 'nesting'],
    ['a:not(.b,.c){top:0}', ':not() of several'],
    ['@media (width>1px){a{top:0}}', '@media ranges'],
    ['a{scroll-padding-block:0}', 'scroll-padding-block'],
  ])('of %s would be found: %s', (style, name) => {
    expect([...newerInStyle(style).keys()]).toContain(name);
  });
});

describe('the scripts', () => {
  test('call nothing that a minimum browser lacks, except for what is listed', () => {
    const newer = scripts.flatMap((script) => [...newerInScript(script).keys()]);
    expect(newer.filter((name) => !(name in withoutInScripts))).toEqual([]);
  });

  test('spread nothing into a call behind ?., which V8 did wrongly before 9.1', () => {
    for (const script of scripts) expect(script).not.toMatch(/\?\.[\w$.]*\(\.\.\./);
  });

  test.each([
    ['a.at(-1)', '.at'],
    ['Object.hasOwn(a,"b")', '.hasOwn'],
    ['a.findLast(b)', '.findLast'],
    ['structuredClone(a)', 'structuredClone'],
  ])('of %s would be found: %s', (script, name) => {
    expect([...newerInScript(script).keys()]).toContain(name);
  });

  test.each(['a??=b', 'class A{#b;c(){return #b in this}}', 'class A{static{b()}}'])(
    'are no scripts of 2020 with %s',
    (script) => {
      expect(() => newerInScript(script)).toThrow();
    },
  );

  // Debian's cjs is a shell with the engine of Firefox 78.
  test.skipIf(!existsSync('/usr/bin/cjs'))('parse in Firefox 78’s engine', () => {
    const folder = scratchFolder('cjs');
    onTestFinished(folder.remove);
    const file = join(folder.path, 'parse.js');
    const parsing = (script: string) => {
      writeFileSync(file, `new Function(${JSON.stringify(script)});print('parsed')`);
      return execFileSync('/usr/bin/cjs', [file], { stdio: ['ignore', 'pipe', 'pipe'] }).toString();
    };
    for (const script of scripts) expect(parsing(script).trim()).toBe('parsed');
    expect(() => parsing('a??=b')).toThrow('SyntaxError');
  });
});

describe('the studio', () => {
  const studio = unpackStudio(readFileSync(studioFile, 'utf8'));

  test('calls nothing that its minimum browsers lack, except for what is listed', () => {
    const newer = studio.scripts.flatMap((script) => [
      ...newerInScript(script, studioTargets).keys(),
    ]);
    expect(newer.filter((name) => !(name in withoutInStudio))).toEqual([]);
    expect(Object.keys(withoutInStudio).filter((name) => !newer.includes(name))).toEqual([]);
  });

  test('has no newer style but what is listed', () => {
    const newer = [...newerInStyle(studio.style, studioTargets).keys()];
    expect(newer.filter((name) => !(name in withoutInStudioStyle))).toEqual([]);
    expect(Object.keys(withoutInStudioStyle).filter((name) => !newer.includes(name))).toEqual([]);
  });

  test.each([
    ['URL.canParse(a)', '.canParse'],
    ['a.toSpliced(1,1)', '.toSpliced'],
    ['Promise.withResolvers()', '.withResolvers'],
    ['Object.groupBy(a,b)', '.groupBy'],
  ])('of %s would be found: %s', (script, name) => {
    expect([...newerInScript(script, studioTargets).keys()]).toContain(name);
  });
});
