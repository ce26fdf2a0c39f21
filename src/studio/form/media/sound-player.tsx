import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { useObjectAddress } from '../use-object-address.ts';
import styles from './media-field.module.css';

export function SoundPlayer({ name, file }: { name: string; file: Blob }) {
  const address = useObjectAddress(file);
  const [isRefused, setRefused] = useState(false);
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: a sound has none */}
      <audio
        className={styles.player}
        aria-label={name}
        controls
        preload="none"
        src={address}
        onError={() => setRefused(true)}
        onEmptied={() => setRefused(false)}
      />
      {isRefused && <p>{messages.studio.media.notPlayed}</p>}
    </>
  );
}
