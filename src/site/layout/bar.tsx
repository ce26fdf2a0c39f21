import { barSections, hasRoute, routes, sectionIds } from '../../routes.ts';
import { SectionButton } from '../components/section-button.tsx';
import { useCurrentSection } from '../navigation/use-current-section.ts';
import { useSite } from '../site-content.ts';
import styles from './bar.module.css';

/** Four keys like those of a vision mixer. The lamp of the current section is lit. */
export function Bar() {
  const { portfolio, words } = useSite();
  const sections = barSections.filter((name) => hasRoute(portfolio, routes[name]));
  const current = useCurrentSection();
  return (
    <header className={styles.bar}>
      <nav aria-label={words.bar.label}>
        <ul className={styles.keys}>
          {sections.map((name) => (
            <li key={name}>
              <SectionButton
                className={styles.key}
                target={sectionIds[name]}
                aria-current={sectionIds[name] === current ? 'true' : undefined}
              >
                {words.bar[name]}
              </SectionButton>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
