import { type ComponentProps, createContext, Suspense, use } from 'react';
import type { Path, SectionId } from '../../routes.ts';
import { PART } from '../hydration/marks.ts';

/** Whether the parts have their content yet. An empty part is rendered all the same, so that it can be observed. */
export const ContentIsDue = createContext(true);

/** A section has an `h1` where it is the whole page, and an `h2` where it stands among others. */
export type PageProps = { headingLevel: 'h1' | 'h2' };

type PartProps = Omit<ComponentProps<'section'>, 'id'> &
  ({ id: SectionId; path?: never } | { id?: never; path: Path });

/**
 * A part of the main element: a section of the home page (`id`), or a page of its own (`path`).
 * Each part is a Suspense boundary, so React hydrates the bar first, then one part after another. If a visitor uses a part, React
 * hydrates that at once.
 */
export function Part({ id, path, children, ...props }: PartProps) {
  const isDue = use(ContentIsDue);
  const Tag = path ? 'article' : 'section';
  return (
    <Tag id={id} {...props} {...{ [PART]: id ?? path }}>
      <Suspense>{isDue && children}</Suspense>
    </Tag>
  );
}
