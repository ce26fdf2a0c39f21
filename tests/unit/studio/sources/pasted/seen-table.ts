import { tableIn } from '../../../../../src/studio/sources/pasted/table.ts';

/** The texts of a table, with its guesses. */
export function seenTable(clip: { plain?: string; html?: string }) {
  const table = tableIn({ plain: '', html: '', ...clip });
  if (table === undefined || table === 'large') return table;
  const { rows, hasNames, years } = table;
  return { rows: rows.map((row) => row.map(({ text }) => text)), hasNames, years };
}
