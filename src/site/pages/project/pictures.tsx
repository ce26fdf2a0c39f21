import { useSite } from '../../site-content.ts';
import { OpenPicture } from './open-picture.tsx';
import type { CaptionedPicture } from './picture-viewer.tsx';
import styles from './pictures.module.css';
import { type ShownPicture, WholePicture } from './whole-picture.tsx';

type PicturesProps = {
  pictures: readonly CaptionedPicture[];
  /** Shows one of them alone. */
  open: (picture: CaptionedPicture) => void;
};

/** The pictures of a project, none of them cropped: a wide one, then pairs of one height. */
export function Pictures({ pictures, open }: PicturesProps) {
  const { words } = useSite();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields
    <section className={styles.pictures} role="group" aria-label={words.projectPage.pictures}>
      {rowsOf(pictures).map((row) => (
        <div
          key={row[0]?.id}
          className={styles.row}
          data-wide={row.length === 1 && row.every(isWide) ? '' : undefined}
        >
          {row.map((picture) => (
            <figure key={picture.id} className={styles.figure}>
              <WholePicture {...picture}>
                <OpenPicture alt={picture.alt} open={() => open(picture)} />
              </WholePicture>
              {picture.caption !== undefined && (
                <figcaption className={styles.caption}>{picture.caption}</figcaption>
              )}
            </figure>
          ))}
        </div>
      ))}
    </section>
  );
}

/** A picture that is not wide does not stand alone, unless it is left over. */
function rowsOf(pictures: readonly CaptionedPicture[]): (readonly CaptionedPicture[])[] {
  const [first, ...rest] = pictures;
  if (!first) return [];
  const pairs = isWide(first) ? rest : pictures;
  const starts = pairs.flatMap((_, index) => (index % 2 === 0 ? [index] : []));
  return [
    ...(isWide(first) ? [[first]] : []),
    ...starts.map((start) => pairs.slice(start, start + 2)),
  ];
}

function isWide({ width, height }: ShownPicture): boolean {
  return width > 1.2 * height;
}
