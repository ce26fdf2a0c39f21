import { type ComponentProps, use } from 'react';
import { BECOMES_BUTTON } from '../hydration/marks.ts';
import { GoToSection } from '../navigation/use-section-scroll.ts';

type ProgramButtonProps = Omit<ComponentProps<'button'>, 'type' | 'children'> & {
  children?: string;
};

/** A button that only a program gives a use. The static document has an empty place for it, which no screen reader announces. */
export function ProgramButton({ onClick, children, ...props }: ProgramButtonProps) {
  const hasProgram = use(GoToSection);
  return hasProgram ? (
    <button {...props} type="button" onClick={onClick}>
      {children}
    </button>
  ) : (
    <span {...withoutAria(props)} {...{ [BECOMES_BUTTON]: children ?? '' }} />
  );
}

/** The take-over gives them their names again: an element that is nothing yet may have no name. */
function withoutAria(props: object): object {
  const entries = Object.entries(props);
  return Object.fromEntries(
    entries.map(([name, value]) => [name.replace(/^aria-/, 'data-aria-'), value]),
  );
}
