import { SectionButton } from '../components/section-button.tsx';
import { texts } from '../content/texts.ts';
import { useCurrentSection } from '../navigation/use-current-section.ts';
import styles from './bar.module.css';

/** Four keys like those of a vision mixer: the lamp of the one that is on air is lit. */
export function Bar() {
  const current = useCurrentSection();
  return (
    <header className={styles.bar}>
      <nav aria-label={texts.bar.label}>
        <ul className={styles.keys}>
          {texts.bar.items.map(({ name, target }) => (
            <li key={target}>
              <SectionButton
                className={styles.key}
                target={target}
                aria-current={target === current ? 'true' : undefined}
              >
                {name}
              </SectionButton>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
