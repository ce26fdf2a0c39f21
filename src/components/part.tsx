import { type ComponentProps, Suspense } from 'react';
import type { Path, SectionId } from '../routes.ts';
import { PART } from '../take-over/marks.ts';

type PartProps = Omit<ComponentProps<'section'>, 'id'> &
  ({ id: SectionId; path?: never } | { id?: never; path: Path });

/**
 * A part of the main element: a section of the home page by its id, or a page of its own by its path.
 * React takes over the frame with the bar first and then the parts, or one of them at once when it is used.
 */
export function Part({ id, path, children, ...props }: PartProps) {
  const Tag = path ? 'article' : 'section';
  return (
    <Tag id={id} {...props} {...{ [PART]: id ?? path }}>
      <Suspense>{children}</Suspense>
    </Tag>
  );
}
