/** The one file with the owner's words. */
export const PORTFOLIO = 'src/content/portfolio.toml';

/** Something that is not right yet in the owner's files, in words for somebody who does not program. */
export type Fault = {
  /** From the project folder: 'src/content/portfolio.toml'. */
  file: string;
  /** The place in the file: 'work.jobs[2].points[1]'. It is empty for the whole file. */
  field: string;
  problem: string;
  expected: string;
  /** Nothing is there, although it has to be. */
  isMissing?: true;
  /**
   * A fault without this stops the build. 'kit' is for a value that is still the sample's: it can be built, but must not be
   * sent out. 'nothing' is for a question, because the owner may mean it.
   */
  stops?: 'kit' | 'nothing';
};

/** What was read of an owner's files, if it can be used, and its faults. */
export type Found<Value> = { value?: Value; faults: readonly Fault[] };

export function formatFaults(faults: readonly Fault[]): string {
  const count = faults.length === 1 ? 'One thing needs' : `${faults.length} things need`;
  return `${count} correcting before the site can be built:\n\n${list(faults)}`;
}

export function formatSamples(samples: readonly Fault[]): string {
  const count = samples.length === 1 ? 'ONE VALUE' : `${samples.length} VALUES`;
  return `${count} OF THE SAMPLE STILL IN PLACE; not to be sent to anybody:\n\n${list(samples)}`;
}

/** Asks what is the same in many places of a file once. */
export function formatQuestions(questions: readonly Fault[]): string {
  const byProblem = new Map<string, Fault[]>();
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

function list(faults: readonly Fault[]): string {
  return faults
    .map(({ file, field, problem, expected }) => {
      const counted = inWords(field);
      const place = [file, field && `: ${field}`, counted && ` (${counted})`].join('');
      return `  ${place} ${problem}\n    ${expected}`;
    })
    .join('\n');
}

/** Nobody reads more places in one line. */
const MOST_PLACES = 8;

function gathered(alike: readonly Fault[]): string {
  const [{ file, problem, expected } = {} as Fault] = alike;
  const places = alike.map(({ field }) => placeIn(field));
  const others = places.length > MOST_PLACES ? ` and ${places.length - MOST_PLACES} more` : '';
  const named = places.slice(0, MOST_PLACES).join('; ') + others;
  return `  ${file}: ${named}: each ${problem}\n    ${expected}`;
}

/** 'projects[3].title' is 'project 4, title'. */
function placeIn(field: string): string {
  const counted = inWords(field);
  const [, name] = /\]\.?([^[\]]+)$/.exec(field) ?? [];
  return counted ? [counted, name].filter(Boolean).join(', ') : field;
}

/** Brackets count from 0, but people count from 1: 'job 3, point 2'. */
export function inWords(field: string): string {
  const counted = [...field.matchAll(/\b(\w+)\[(\d+)\]/g)].map(([, name = '', index]) => {
    const noun = name === 'life' ? 'paragraph' : name.replace(/s$/, '');
    return `${noun} ${Number(index) + 1}`;
  });
  return counted.join(', ');
}
