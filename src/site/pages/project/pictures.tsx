import type { Project } from '../../../schema/portfolio/portfolio.ts';
import { useSite } from '../../site-content.ts';
import styles from './pictures.module.css';
import { WholePicture } from './whole-picture.tsx';

/** The pictures of a project, none of them cropped: one as wide as the page, then pairs. */
export function Pictures({ pictures }: { pictures: NonNullable<Project['pictures']> }) {
  const site = useSite();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields
    <section className={styles.pictures} role="group" aria-label={site.words.projectPage.pictures}>
      {pictures.map(({ file, alt, caption }) => {
        const size = site.pictures[file];
        if (!size) return null;
        return (
          <figure key={file} className={styles.figure}>
            <WholePicture id={file} alt={alt} {...size} />
            {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
          </figure>
        );
      })}
    </section>
  );
}
