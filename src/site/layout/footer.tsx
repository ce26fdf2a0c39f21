import { Phrases } from '../components/phrases.tsx';
import { WhatsappLink } from '../components/whatsapp-link.tsx';
import { useSite } from '../site-content.ts';
import styles from './footer.module.css';

export function Footer() {
  const { portfolio, words } = useSite();
  return (
    <footer className={styles.footer}>
      <p className={styles.credit}>
        <span className={styles.office}>
          <Phrases text={words.footer.credit} />
        </span>{' '}
        <bdi className={styles.name}>{portfolio.fullName}</bdi>
      </p>
      {portfolio.phone && (
        <p className={styles.credit}>
          <span className={styles.office}>{words.footer.whatsapp}</span>{' '}
          <WhatsappLink className={styles.name} phone={portfolio.phone}>
            <bdi dir="ltr">{portfolio.phone}</bdi>
          </WhatsappLink>
        </p>
      )}
    </footer>
  );
}
