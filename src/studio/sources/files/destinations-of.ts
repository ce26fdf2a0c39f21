/** Finds the projects that files belong to because they are called as those are. */
import { type FormValues, listAt, textAt } from '../../model/form-values.ts';
import { plainWords } from '../plain-words.ts';
import { type GivenProject, leadOf } from './projects-of.ts';
import { titleOfFile } from './title-of-file.ts';

/** The places of the projects with the titles of the files, and without files of their kinds. Each project gets one film or picture. */
export function destinationsOf(
  values: FormValues,
  projects: readonly GivenProject[],
): readonly (number | undefined)[] {
  const free = [...listAt(values, ['projects']).entries()].map(([place, project]) => ({
    ...{ place, project, title: plainWords(textAt(project, ['title'])) },
  }));
  return projects.map((given) => {
    const title = plainWords(titleOfFile(leadOf(given).name));
    const found = free.findIndex(
      (each) =>
        title !== '' &&
        each.title === title &&
        fieldsOf(given).every((name) => textAt(each.project, [name]) === ''),
    );
    return found < 0 ? undefined : free.splice(found, 1)[0]?.place;
  });
}

const fieldsOf = ({ film, picture, ...given }: GivenProject) => [
  ...(film ? ['film'] : []),
  ...(picture ? ['still'] : []),
  ...('captions' in given && given.captions ? ['captions'] : []),
];
