import { useLayoutEffect, useRef, useState } from 'react';
import { Phrases } from '../../components/phrases.tsx';
import { ProgramButton } from '../../components/program-button.tsx';
import { useSite } from '../../site-content.ts';
import styles from './copyable-address.module.css';
import { mailTarget } from './mail.ts';
import { vcardAddress } from './vcard.ts';

/** An address that can be read and copied, because no page can know whether a mail program has opened. */
export function CopyableAddress({ label, address }: { label: string; address: string }) {
  const { portfolio, words } = useSite();
  const link = useRef<HTMLAnchorElement>(null);
  const [message, setMessage] = useState('');
  const [canDownload, setCanDownload] = useState<boolean>();
  useLayoutEffect(() => setCanDownload(isFree()), []);

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
      {canDownload === undefined ? (
        // In the prerendered document its place is kept.
        <ProgramButton className={styles.copy}>{words.contact.save}</ProgramButton>
      ) : (
        canDownload && (
          <a
            className={styles.copy}
            href={vcardAddress(portfolio)}
            download={`${portfolio.fullName}.vcf`}
          >
            {words.contact.save}
          </a>
        )
      )}
      <p className={styles.message} role="status">
        <Phrases text={message} />
      </p>
    </address>
  );
}

/** A sandbox may forbid downloads, and no page can ask. A page in one has no origin, as one on a disk has none. */
const isFree = () =>
  window.parent === window && (window.origin !== 'null' || location.protocol === 'file:');
