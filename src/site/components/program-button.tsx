import type { ComponentProps } from 'react';
import { BECOMES_BUTTON } from '../hydration/marks.ts';
import { useIsPrerendered } from '../navigation/use-section-scroll.ts';

type ProgramButtonProps = Omit<ComponentProps<'button'>, 'type' | 'children'> & {
  children?: string;
};

/** A button that needs the program. The prerendered document has an empty element in its place, which no screen reader announces. */
export function ProgramButton({ onClick, children, ...props }: ProgramButtonProps) {
  return useIsPrerendered() ? (
    <span {...withoutAria(props)} {...{ [BECOMES_BUTTON]: children ?? '' }} />
  ) : (
    <button {...props} type="button" onClick={onClick}>
      {children}
    </button>
  );
}

/** Writes `aria-…` as `data-aria-…`, because an element without a role must have no name. Hydration undoes this (prepare-document.ts). */
function withoutAria(props: object): object {
  const entries = Object.entries(props);
  return Object.fromEntries(
    entries.map(([name, value]) => [name.replace(/^aria-/, 'data-aria-'), value]),
  );
}
