import { type ComponentProps, Suspense } from 'react';
import { SCREEN } from '../navigation/adopt-static-document.ts';
import type { Path, SectionId } from '../paths.ts';

type ScreenProps = Omit<ComponentProps<'section'>, 'id'> &
  ({ id: SectionId; path?: never } | { id?: never; path: Path });

/**
 * One of the screens that the static document holds: a section of the home page by its id, or a page by its path.
 * React takes over the frame with the bar first and then the screens, or one of them at once when it is used.
 */
export function Screen({ id, path, children, ...props }: ScreenProps) {
  const Tag = path ? 'article' : 'section';
  return (
    <Tag id={id} {...props} {...{ [SCREEN]: id ?? path }}>
      <Suspense>{children}</Suspense>
    </Tag>
  );
}
