import { type ComponentProps, use } from 'react';
import type { SectionId } from '../../routes.ts';
import { BECOMES_BUTTON } from '../hydration/marks.ts';
import { GoToSection } from '../navigation/use-section-scroll.ts';

type SectionButtonProps = Pick<
  ComponentProps<'button'>,
  'className' | 'children' | 'aria-current'
> & {
  target: SectionId;
};

/** Leads to a section of the home page. It is a link in the prerendered document, and a button once the program runs. */
export function SectionButton({ target, ...props }: SectionButtonProps) {
  const goToSection = use(GoToSection);
  return goToSection ? (
    <button {...props} type="button" onClick={() => goToSection(target)} />
  ) : (
    <a {...props} href={`#${target}`} {...{ [BECOMES_BUTTON]: '' }} />
  );
}
