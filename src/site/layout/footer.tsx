import { legalPath } from '../../routes.ts';
import { Link } from '../components/link.tsx';
import { PhoneLink } from '../components/phone-link.tsx';
import { Phrases } from '../components/phrases.tsx';
import { useSite } from '../site-content.ts';
import styles from './footer.module.css';

export function Footer() {
  const { portfolio, words } = useSite();
  const { fullName, phone, whatsapp = true, legal } = portfolio;
  return (
    <footer className={styles.footer}>
      <p className={styles.credit}>
        <span className={styles.office}>
          <Phrases text={words.footer.credit} />
        </span>{' '}
        <bdi className={styles.name}>{fullName}</bdi>
      </p>
      {phone && (
        <p className={styles.credit}>
          <span className={styles.office}>
            {whatsapp ? words.footer.whatsapp : words.footer.phone}
          </span>{' '}
          <PhoneLink className={styles.name} phone={phone}>
            <bdi dir="ltr">{phone}</bdi>
          </PhoneLink>
        </p>
      )}
      {legal && (
        <p className={styles.legal}>
          <Link to={legalPath}>
            <Phrases text={legal.heading} />
          </Link>
        </p>
      )}
    </footer>
  );
}
