import { useObjectAddress } from '../files/use-object-address.ts';
import styles from './media-field.module.css';

export type SoundPlayerProps = {
  name: string;
  file: Blob;
  /** Called if the browser cannot play the file. */
  onRefuse: (file: Blob) => void;
};

export function SoundPlayer({ name, file, onRefuse }: SoundPlayerProps) {
  const address = useObjectAddress(file);
  return (
    // biome-ignore lint/a11y/useMediaCaption: a sound has none
    <audio
      className={styles.player}
      aria-label={name}
      controls
      preload="none"
      src={address}
      onError={() => onRefuse(file)}
    />
  );
}
