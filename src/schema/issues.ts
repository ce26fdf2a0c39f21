/** What the schema finds wrong in a portfolio. */
import { z } from 'zod';
import { isUnknownName } from './field.ts';
import { portfolioSchema } from './portfolio/portfolio.ts';
import { quote } from './rules.ts';

export type SchemaIssue = {
  /** The field's place: 'projects[2].title'. */
  field: string;
  problem: string;
  /** What would be right. */
  expected: string;
};

/** In the order of the schema. */
export function issuesIn(value: unknown): SchemaIssue[] {
  const top = Object.keys(portfolioSchema.shape);
  const { error } = portfolioSchema.safeParse(value);
  return (error?.issues ?? []).map((issue) => {
    const { path, message } = issue;
    const [problem = '', expected = ''] = message.split('\n');
    const field = z.core.toDotPath(path);
    const name = String(path.at(-1));
    const isMisplaced = path.length > 1 && isUnknownName(issue) && top.includes(name);
    return isMisplaced ? misplaced(field, name, path) : { field, problem, expected };
  });
}

/** A field of the whole portfolio stands below a heading. In TOML, all lines below a heading belong to that heading. */
function misplaced(field: string, name: string, path: readonly PropertyKey[]): SchemaIssue {
  const heading = path
    .filter((part) => typeof part === 'string')
    .slice(0, -1)
    .join('.');
  const isEntry = typeof path.at(-2) === 'number';
  const shown = isEntry ? `[[${heading}]]` : `[${heading}]`;
  return {
    field,
    problem: `stands below ${shown}, and so belongs to that.`,
    expected: `Move ${quote(name)} up, above the first line that begins with [.`,
  };
}
