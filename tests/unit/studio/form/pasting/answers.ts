import { expect } from 'vitest';
import { formOf } from '../../../../../src/schema/form.ts';
import { portfolioSchema } from '../../../../../src/schema/portfolio/portfolio.ts';
import { type Offer, offerFor } from '../../../../../src/studio/form/pasting/offers.ts';
import { fieldPathOf } from '../../../../../src/studio/model/form-values.ts';
import { MOST_COLUMNS, MOST_ROWS } from '../../../../../src/studio/sources/pasted/html-table.ts';
import type { Pasted } from '../../../../../src/studio/sources/pasted/table.ts';
import { timeOf } from '../../../growth.ts';

const form = formOf(portfolioSchema);

const FIELDS = ['projects[0].title', 'work.lists[0].points[0]', 'projects[0].credits[0].role'];

/** In milliseconds. */
const LONGEST = 4000;

/** Pastes each into fields of all kinds. */
export function answersToAll(clips: Iterable<Pasted & { what: string }>): void {
  for (const { what, ...clip } of clips)
    for (const field of FIELDS) {
      let offer: Offer | undefined;
      const time = timeOf(() => {
        offer = offerFor(form, fieldPathOf(field), clip);
      });
      expect(time, `${what}, into ${field}`).toBeLessThan(LONGEST);
      if (offer?.kind !== 'table') continue;
      const { rows } = offer.table;
      expect(rows.length, what).toBeLessThanOrEqual(MOST_ROWS);
      for (const row of rows) expect(row.length, what).toBeLessThanOrEqual(MOST_COLUMNS);
    }
}
