import { type ComponentProps, createContext, Suspense, use } from 'react';
import type { Path, SectionId } from '../../routes.ts';
import { PART } from '../take-over/marks.ts';

/** Whether the parts within have their content yet. Without it they are there all the same, to be observed. */
export const ContentIsDue = createContext(true);

type PartProps = Omit<ComponentProps<'section'>, 'id'> &
  ({ id: SectionId; path?: never } | { id?: never; path: Path });

/**
 * A part of the main element: a section of the home page by its id, or a page of its own by its path.
 * React takes over the frame with the bar first and then the parts, or one of them at once when it is used.
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
