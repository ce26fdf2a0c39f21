import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { useStudioActions } from '../../model/studio-actions.ts';
import styles from './found-items.module.css';
import type { FoundItem } from './put-found.ts';

type FoundItemsProps = { heading: string; items: readonly FoundItem[] };

/** What was found, with a box each. One button puts in what is on, as one step of undo. */
export function FoundItems({ heading, items }: FoundItemsProps) {
  const { change, notify } = useStudioActions();
  /** Folded where all of it was taken before. */
  const [isNew] = useState(() => items.some(({ isThere }) => !isThere));
  /** What the owner has said, for as long as the field is as it was then. */
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { lines } = messages.studio;
  const isOn = (item: FoundItem) => !item.isThere && (choices.get(keyOf(item)) ?? item.isWanted);
  const wanted = items.filter(isOn);
  const take = () => {
    if (wanted.length === 0) return;
    change((site) => wanted.reduce((all, { put }) => put(all), site));
    notify(lines.taken);
  };
  if (items.length === 0) return null;
  return (
    <details className={styles.found} open={isNew}>
      <summary>
        <h3>{heading}</h3>
      </summary>
      <ul>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was found keeps its order, and may be the same twice
          <li key={index} data-there={item.isThere || undefined}>
            <label>
              <input
                type="checkbox"
                checked={item.isThere || isOn(item)}
                disabled={item.isThere}
                onChange={({ target }) =>
                  setChoices((last) => new Map([...last, [keyOf(item), target.checked]]))
                }
              />
              <span className={styles.label}>{item.label}</span>
              <span className={styles.text}>
                <bdi>{item.text}</bdi>
              </span>
              {item.isThere && <span className={styles.there}>{lines.isThere}</span>}
              {!item.isThere && item.has !== '' && (
                <span className={styles.note}>{lines.has({ text: item.has })}</span>
              )}
            </label>
          </li>
        ))}
      </ul>
      <button type="button" aria-disabled={wanted.length === 0} onClick={take}>
        {lines.take}
      </button>
    </details>
  );
}

const keyOf = ({ label, text, has }: FoundItem) => JSON.stringify([label, text, has]);
