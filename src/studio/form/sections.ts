/** The sections of the form, which are the parts of the site. */

import type { messages } from '../../messages/messages.ts';
import { type Path as Route, routes } from '../../routes.ts';
import type { FormField } from '../../schema/field.ts';

export type FormSection = keyof typeof messages.studio.sections;

type Section = {
  name: FormSection;
  /** The first of its fields. It has all fields of the schema from there to the first of the next section. */
  from: string;
  /** Fields for files, which the schema does not have. */
  files?: readonly string[];
  route: Route;
};

/** In the order of the schema. */
const sections: readonly Section[] = [
  { name: 'you', from: 'language', route: routes.home.path },
  { name: 'photo', from: 'portraitAlt', files: ['portrait'], route: routes.home.path },
  { name: 'about', from: 'description', files: ['cv'], route: routes.about.path },
  { name: 'projects', from: 'projects', route: routes.project.path },
  { name: 'work', from: 'work', route: routes.workDetails.path },
  { name: 'life', from: 'life', route: routes.lifeDetails.path },
  { name: 'contact', from: 'email', route: routes.contact.path },
  { name: 'words', from: 'texts', route: routes.home.path },
  { name: 'address', from: 'address', route: routes.home.path },
];

/** The sections with their fields. */
export function sectionsOf({ fields = [] }: FormField) {
  const starts = sections.map(({ from }) => fields.findIndex(({ name }) => name === from));
  return sections.map((section, index) => ({
    ...section,
    fields: fields.slice(starts[index], starts[index + 1]),
  }));
}

/** Whether a field, by its name in issues, stands in the section. */
export function isInSection(
  { fields, files = [] }: ReturnType<typeof sectionsOf>[number],
  field: string,
): boolean {
  const [top = ''] = field.split(/[.[]/, 1);
  return files.includes(top) || fields.some(({ name }) => name === top);
}

/** The id of a section's heading. */
export const headingId = (name: FormSection) => `section-${name}`;
