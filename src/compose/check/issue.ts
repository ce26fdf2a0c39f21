/** The one file with the owner's words. */
export const PORTFOLIO = 'src/content/portfolio.toml';

/**
 * An 'error' stops the build. A 'sample' is a value that is still the sample's: the site can be built, but must not be sent out.
 * A 'question' stops nothing, because the owner may mean it.
 */
export type Severity = 'error' | 'sample' | 'question';

/** Something in the owner's files that is wrong, or may be, in words for somebody who does not program. */
export type Issue = {
  /** From the project folder: 'src/content/portfolio.toml'. */
  file: string;
  /** The place in the file: 'work.jobs[2].points[1]'. It is empty for the whole file. */
  field: string;
  problem: string;
  expected: string;
  severity: Severity;
  /** Lets other code recognise this issue. */
  code?: 'untranslated' | 'missing' | 'tooLong' | 'leftOut';
};

const portfolioIssue =
  (severity: Severity) =>
  (field: string, problem: string, expected: string): Issue => ({
    file: PORTFOLIO,
    field,
    problem,
    expected,
    severity,
  });
/** Issues in the one file. */
export const errorIn = portfolioIssue('error');
export const sampleIn = portfolioIssue('sample');
export const questionIn = portfolioIssue('question');

/** An issue of a whole file. */
export const fileIssue = (
  severity: Severity,
  file: string,
  problem: string,
  expected: string,
): Issue => ({ file, field: '', problem, expected, severity });

/** What was read of an owner's files, if it can be used, and what is wrong with it. */
export type Found<Value> = { value?: Value; issues: readonly Issue[] };

export function formatErrors(errors: readonly Issue[]): string {
  const count = errors.length === 1 ? 'One thing needs' : `${errors.length} things need`;
  return `${count} correcting before the site can be built:\n\n${list(errors)}`;
}

export function formatSamples(samples: readonly Issue[]): string {
  const count = samples.length === 1 ? 'ONE VALUE' : `${samples.length} VALUES`;
  return `${count} OF THE SAMPLE STILL IN PLACE; not to be sent to anybody:\n\n${list(samples)}`;
}

/** Asks only once about a problem that several places of a file have. */
export function formatQuestions(questions: readonly Issue[]): string {
  const byProblem = new Map<string, Issue[]>();
  for (const question of questions) {
    const problem = `${question.file} ${question.problem}`;
    byProblem.set(problem, [...(byProblem.get(problem) ?? []), question]);
  }
  const count = byProblem.size === 1 ? 'One question' : `${byProblem.size} questions`;
  const entries = [...byProblem.values()].map((alike) =>
    alike[1] ? gathered(alike) : list(alike),
  );
  return `${count}; nothing waits for the answers:\n\n${entries.join('\n')}`;
}

function list(issues: readonly Issue[]): string {
  return issues
    .map(({ file, field, problem, expected }) => {
      const counted = placeInWords(field);
      const place = [file, field && `: ${field}`, counted && ` (${counted})`].join('');
      return `  ${place} ${problem}\n    ${expected}`;
    })
    .join('\n');
}

/** Caps the list, so that the question stays readable. */
const MOST_PLACES = 8;

function gathered(alike: readonly Issue[]): string {
  const [{ file, problem, expected } = {} as Issue] = alike;
  const places = alike.map(({ field }) => placeIn(field));
  const others = places.length > MOST_PLACES ? ` and ${places.length - MOST_PLACES} more` : '';
  const named = places.slice(0, MOST_PLACES).join('; ') + others;
  return `  ${file}: ${named}: each ${problem}\n    ${expected}`;
}

/** 'projects[3].title' is 'project 4, title'. */
function placeIn(field: string): string {
  const counted = placeInWords(field);
  const [, name] = /\]\.?([^[\]]+)$/.exec(field) ?? [];
  return counted ? [counted, name].filter(Boolean).join(', ') : field;
}

/** Brackets count from 0, but people count from 1: 'job 3, point 2'. */
export function placeInWords(field: string): string {
  const counted = [...field.matchAll(/\b(\w+)\[(\d+)\]/g)].map(([, name = '', index]) => {
    const noun = name === 'life' ? 'paragraph' : name.replace(/s$/, '');
    return `${noun} ${Number(index) + 1}`;
  });
  return counted.join(', ');
}
