import { useRef, useState } from 'react';
import { Phrases } from '../../components/phrases.tsx';
import { ProgramButton } from '../../components/program-button.tsx';
import { useSite } from '../../site-content.ts';
import styles from './copyable-address.module.css';
import { mailTarget } from './mail.ts';

/** An address that can be read and copied, because no page can know whether a mail program has opened. */
export function CopyableAddress({ label, address }: { label: string; address: string }) {
  const { words } = useSite();
  const link = useRef<HTMLAnchorElement>(null);
  const [message, setMessage] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setMessage(words.contact.copied);
    } catch {
      // There is no clipboard in a sandbox or on a page without HTTPS.
      if (link.current) window.getSelection()?.selectAllChildren(link.current);
      setMessage(words.contact.copyByHand);
    }
  }

  return (
    <address className={styles.address}>
      <p className={styles.line}>
        <Phrases text={label} />{' '}
        <a ref={link} className={styles.link} href={mailTarget(address)}>
          {address}
        </a>
      </p>
      <ProgramButton className={styles.copy} onClick={copy}>
        {words.contact.copy}
      </ProgramButton>
      <p className={styles.message} role="status">
        <Phrases text={message} />
      </p>
    </address>
  );
}
