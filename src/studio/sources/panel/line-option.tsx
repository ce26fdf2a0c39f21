import { messages } from '../../../messages/messages.ts';
import { isComposing } from '../../keys.ts';
import type { TextLine } from '../cv/cv-text.ts';
import styles from './line-option.module.css';

type LineOptionProps = {
  line: TextLine;
  /** Tab leads to it. */
  isCurrent: boolean;
  isMarked: boolean;
  isPut: boolean;
  /** Larger letters than those of most lines. */
  isLarge: boolean;
  press: () => void;
  /** With Shift it marks all lines up to this one. */
  mark: (isUpTo: boolean) => void;
  /** Gets every other key. */
  hear: (key: string) => boolean;
};

/** A line of the list: its box marks it, as a press with Shift does, and all else of it puts it in. */
export function LineOption(props: LineOptionProps) {
  const { line, isCurrent, isMarked, isPut, isLarge, press, mark, hear } = props;
  return (
    <div
      role="option"
      className={styles.line}
      aria-selected={isMarked}
      tabIndex={isCurrent ? 0 : -1}
      data-put={isPut || undefined}
      data-large={isLarge || undefined}
      onMouseDown={(event) => {
        // A browser would choose the words up to here.
        if (event.shiftKey) event.preventDefault();
      }}
      onClick={({ target, currentTarget, detail, shiftKey }) => {
        if (shiftKey || (target as Element).closest('[data-on=mark]')) return mark(shiftKey);
        // The second press of a double click, and the end of a press that chooses words to copy, put nothing in.
        if (detail < 2 && !hasChosenWords(currentTarget)) press();
      }}
      onKeyDown={(event) => {
        const { key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent } = event;
        if (ctrlKey || altKey || metaKey || isComposing(nativeEvent)) return;
        if (key !== ' ' && !hear(key)) return;
        event.preventDefault();
        if (key === ' ') mark(shiftKey);
      }}
    >
      <span className={styles.mark} data-on="mark" aria-hidden="true" />
      {/* It stands beside its box, whichever way it runs. */}
      <span className={styles.text}>
        <bdi>{line.text}</bdi>
      </span>
      {isPut && <span className={styles.put}>{messages.studio.lines.isThere}</span>}
    </div>
  );
}

function hasChosenWords(element: Element): boolean {
  const selection = getSelection();
  return selection?.isCollapsed === false && selection.containsNode(element, true);
}
