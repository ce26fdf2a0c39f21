import { type ReactNode, useRef } from 'react';
import { messages } from '../../../messages/messages.ts';
import { type FormSection, headingId, isInSection, type sectionsOf } from '../../form/sections.ts';
import type { FieldIssue } from '../../model/field-issue.ts';
import styles from './parts.module.css';

type PartsProps = {
  /** There is room for a column. Elsewhere it is a menu. */
  isWide: boolean;
  sections: ReturnType<typeof sectionsOf>;
  issues: readonly FieldIssue[];
  /** Called before the focus goes to a part, because a narrow window may show the preview. */
  onGo: () => void;
  children: ReactNode;
};

/** The parts of the site, and what is left to do in each. Each entry leads there. */
export function Parts({ sections, issues, isWide, onGo, children }: PartsProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const go = (name: FormSection) => {
    onGo();
    if (menu.current) menu.current.open = false;
    goToSection(name);
  };
  const list = (
    <div className={styles.list}>
      <ul>
        {sections.map((section) => {
          const own = issues.filter(({ field }) => isInSection(section, field));
          const count = (severity: FieldIssue['severity']) =>
            own.filter((issue) => issue.severity === severity).length;
          const [errors, todo] = [count('error'), count('todo')];
          return (
            <li key={section.name}>
              <button type="button" onClick={() => go(section.name)}>
                <span>{messages.studio.sections[section.name]}</span>
                {errors > 0 && (
                  <span data-kind="error">{messages.studio.errorsHere({ count: errors })}</span>
                )}
                {todo > 0 && <span>{messages.studio.todoHere({ count: todo })}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      {children}
    </div>
  );
  return (
    <nav className={styles.parts} aria-label={messages.studio.parts}>
      {isWide ? (
        list
      ) : (
        <details ref={menu}>
          <summary>{messages.studio.parts}</summary>
          {list}
        </details>
      )}
    </nav>
  );
}

/** A narrow window may have shown the preview, so it waits until the form is there. */
function goToSection(name: FormSection): void {
  requestAnimationFrame(() => {
    const heading = document.getElementById(headingId(name));
    heading?.focus({ preventScroll: true });
    heading?.parentElement?.scrollIntoView();
  });
}
