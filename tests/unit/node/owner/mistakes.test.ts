/** A thousand mistakes as fingers and editors make them, in the files of three owners: each is accepted, or told. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'smol-toml';
import { expect, it } from 'vitest';
import { portfolioIn } from '../../../../src/node/owner/load.ts';
import { Unreadable } from '../../../../src/node/owner/toml.ts';
import { flawsIn } from '../../../../src/schema/portfolio.ts';
import { portfolio as japanese } from '../../../fixtures/writers/ja.ts';
import { mistakes, seeded } from '../../../support/mistakes.ts';
import { root } from '../../../support/project-copy.ts';

const owners = {
  'the sample': readFileSync(join(root, 'src/content/portfolio.toml'), 'utf8'),
  'a director': readFileSync(join(root, 'tests/fixtures/director/content/portfolio.toml'), 'utf8'),
  'a writer in Japanese': stringify(japanese),
};
const kinds = Object.entries(mistakes);
const TIMES = Math.ceil(1000 / kinds.length / Object.keys(owners).length);

it.each(Object.entries(owners))('of %s', (_, source) => {
  const random = seeded(20_261_123);
  let told = 0;
  for (const [kind, make] of kinds) {
    for (let time = 0; time < TIMES; time += 1) {
      const value = portfolioIn(Buffer.from(make(source, random)));
      const flaws = value instanceof Unreadable ? [value.flaw] : flawsIn(value, 'en');
      if (flaws.length > 0) told += 1;
      for (const flaw of flaws) {
        expect(flaw.problem, kind).toMatch(/^[a-z].*\.(?:\n.*\n *\^)?$/s);
        expect(flaw.expected, kind).toMatch(/\S.*\.$/s);
        expect(Object.values(flaw).join(), kind).not.toMatch(
          /\n\s+at |undefined|\[object|NaN|Invalid TOML/,
        );
      }
    }
  }
  // Some change a letter of a word or a comment.
  expect(told).toBeGreaterThan((TIMES * kinds.length) / 2);
});
