/** Mistakes as fingers and editors make them, in the files of three owners: each is accepted, or reported, and the accepted make a site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compose } from '../../../src/compose/compose.ts';
import { portfolioIn } from '../../../src/node/owner/load.ts';
import { Unreadable } from '../../../src/node/owner/toml.ts';
import type { Portfolio } from '../../../src/schema/portfolio/portfolio.ts';
import { issuesIn } from '../../../src/schema/validate.ts';
import { pdf } from '../owners/damaged.ts';
import { mistakes, seeded } from '../owners/mistakes.ts';
import { onlyFonts } from '../sites/compiled.ts';
import { root } from '../sites/project-copy.ts';

const read = (folder: string) => readFileSync(join(root, folder, 'portfolio.toml'), 'utf8');

const owners = {
  'the sample': read('src/content'),
  'a director': read('tests/fixtures/director/content'),
  'a writer in Japanese': read('tests/fixtures/writers/ja/content'),
};
const kinds = Object.entries(mistakes);

type Tried = {
  /** Of all owners together. */
  count: number;
  /** How many of the accepted are composed. */
  composed: number;
};

export function testMistakes({ count, composed }: Tried): void {
  const times = Math.ceil(count / kinds.length / Object.keys(owners).length);

  it.each(Object.entries(owners))('of %s', async (_, source) => {
    const random = seeded(20_261_123);
    let told = 0;
    let mistaken = 0;
    const accepted: Portfolio[] = [];
    for (const [kind, make] of kinds) {
      for (let time = 0; time < times; time += 1) {
        const changed = Buffer.from(make(source, random));
        if (withoutComments(`${changed}`) !== withoutComments(source)) mistaken += 1;
        const value = portfolioIn(changed);
        const issues = value instanceof Unreadable ? [value.issue] : issuesIn(value);
        if (issues.length > 0) told += 1;
        // What the schema found no issue in is of its type.
        else accepted.push(value as Portfolio);
        for (const issue of issues) {
          expect(issue.problem, kind).toMatch(/^[a-z].*\.(?:\n.*\n *\^)?$/s);
          expect(issue.expected, kind).toMatch(/\S.*\.$/s);
          expect(Object.values(issue).join(), kind).not.toMatch(
            /\n\s+at |undefined|\[object|NaN|Invalid TOML/,
          );
        }
      }
    }
    // Some change a letter of a word.
    expect(told).toBeGreaterThan(mistaken / 2);
    expect(mistaken).toBeGreaterThan((times * kinds.length) / 2);

    const share = composed / Object.keys(owners).length;
    const step = Math.floor(accepted.length / share);
    for (const portfolio of accepted.filter((_, index) => index % step === 0).slice(0, share)) {
      const { html } = await compose(
        { portfolio, portrait: picture, stills: new Map(), cv: pdf('Ana') },
        onlyFonts,
      );
      expect(html).toMatch(/^<!doctype html>\n[\0-\x7f]*<\/html>\n<!--\n-->\n$/);
      // The bytes of a font may have these letters, too.
      expect(html.replace(/base64,[^)]*/g, '')).not.toMatch(/undefined|\[object|NaN/);
    }
  });
}

const withoutComments = (source: string) => source.replace(/^#.*$/gm, '');

const picture = { src: 'data:image/webp;base64,AAAA', width: 800, height: 1000 };
