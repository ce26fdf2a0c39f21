import { messages } from '../../messages/messages.ts';
import { type EditedSite, fileNamed } from '../model/edited-site.ts';
import type { FieldIssue } from '../model/field-issue.ts';
import { type FieldPath, listAt, nameOf, textAt } from '../model/form-values.ts';

/**
 * Captions and pictures that a project names, but that are not there, because a draft may have lost them. A page that names what it
 * does not hold would be refused as damaged when it is opened again.
 */
export function missingFilesIn({ values, projectFiles }: EditedSite): FieldIssue[] {
  const { captions, pictures } = projectFiles;
  const isMissing = (path: FieldPath, files: Readonly<Record<string, unknown>>) => {
    const name = textAt(values, path);
    return name !== '' && fileNamed(files, name) === undefined;
  };
  const fields = listAt(values, ['projects']).flatMap((project, index): FieldPath[] => {
    const at: FieldPath = ['projects', index];
    const files = listAt(project, ['pictures']).map((_, place): FieldPath => {
      return [...at, 'pictures', place, 'file'];
    });
    return [
      ...[[...at, 'captions']].filter((path) => isMissing(path, captions)),
      ...files.filter((path) => isMissing(path, pictures)),
    ];
  });
  return fields.map((path) => ({
    field: nameOf(path),
    problem: messages.studio.stillEmpty,
    expected: '',
    severity: 'todo',
  }));
}
