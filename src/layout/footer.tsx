import { WhatsappLink } from '../components/whatsapp-link.tsx';
import { useSite } from '../site-content.ts';
import styles from './footer.module.css';

/** The credits. */
export function Footer() {
  const { profile, words } = useSite();
  return (
    <footer className={styles.footer}>
      <p className={styles.credit}>
        <span className={styles.office}>{words.footer.credit}</span>{' '}
        <bdi className={styles.name}>{profile.fullName}</bdi>
      </p>
      {profile.phone && (
        <p className={styles.credit}>
          <span className={styles.office}>{words.footer.whatsapp}</span>{' '}
          <WhatsappLink className={styles.name} phone={profile.phone}>
            <bdi dir="ltr">{profile.phone}</bdi>
          </WhatsappLink>
        </p>
      )}
    </footer>
  );
}
