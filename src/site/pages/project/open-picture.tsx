import { useEffect, useState } from 'react';
import { useSite } from '../../site-content.ts';
import styles from './open-picture.module.css';

type OpenPictureProps = { alt: string | undefined; open: () => void };

/** Lies over a picture. It is not there before a program runs, nor in a browser without dialogs. */
export function OpenPicture({ alt, open }: OpenPictureProps) {
  const { words } = useSite();
  const [canOpen, setCanOpen] = useState(false);
  useEffect(() => setCanOpen(typeof HTMLDialogElement === 'function'), []);
  if (!canOpen) return null;
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={alt ?? words.projectPage.pictures}
      aria-haspopup="dialog"
      onClick={open}
    />
  );
}
