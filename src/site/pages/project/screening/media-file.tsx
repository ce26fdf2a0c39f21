import { clockTime } from '../../../clock-time.ts';
import { FileLink } from '../../../components/file-link.tsx';
import { Phrases } from '../../../components/phrases.tsx';
import { useSite } from '../../../site-content.ts';
import styles from './media-file.module.css';

type MediaFileProps = {
  name: string;
  /** Whether the page stands where nothing can lie beside it. */
  isFar: boolean;
};

/** The length of a film or sound, and the link to its file, which may be the only way. */
export function MediaFile({ name, isFar }: MediaFileProps) {
  const { media, words } = useSite();
  const { width, seconds } = media[name] ?? {};
  const { file } = words.projectPage[width === undefined ? 'sound' : 'film'];
  return (
    <p className={styles.file}>
      {seconds !== undefined && (
        <bdi className={styles.length} dir="ltr">
          {clockTime(seconds)}
        </bdi>
      )}{' '}
      {isFar ? (
        <bdi>{name}</bdi>
      ) : (
        <FileLink name={name}>
          <Phrases text={file} />
        </FileLink>
      )}
    </p>
  );
}
