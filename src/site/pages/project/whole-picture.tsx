import type { Size } from '../../site-content.ts';
import styles from './whole-picture.module.css';

export type Picture = Size & {
  /** The id of a picture or of a poster. Its bytes stand once in the file, after the program. */
  id: string;
  alt?: string | undefined;
};

/** In CSS pixels: larger than any place for a picture, so that only the place limits its size. */
const LARGE = 8000;

/**
 * An empty picture in a shape. With `auto` sizes it becomes as large as its place allows, and keeps the shape. An svg does so only
 * with a style of its own, which the policy of the page forbids.
 */
export function Shape({ width, height, className }: Size & { className?: string | undefined }) {
  const scale = LARGE / Math.max(width, height);
  const [wide, high] = [width, height].map((length) => Math.round(length * scale));
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' width='${wide}' height='${high}'/>`;
  const src = `data:image/svg+xml,${drawing.replaceAll('<', '%3C').replaceAll('>', '%3E')}`;
  return <img className={className} src={src} alt="" />;
}

/** A picture that fills its place, in its own shape. */
export function FittedPicture({
  id,
  alt,
  width,
  height,
  className,
}: Picture & { className?: string | undefined }) {
  const frame = { className, viewBox: `0 0 ${width} ${height}`, width, height };
  const picture = <use href={`#${id}`} />;
  if (alt === undefined) {
    return (
      <svg {...frame} aria-hidden="true">
        {picture}
      </svg>
    );
  }
  return (
    <svg {...frame} role="img">
      <title>{alt}</title>
      {picture}
    </svg>
  );
}

/** A picture in its own shape, as large as its place allows. */
export function WholePicture(picture: Picture) {
  const { width, height } = picture;
  return (
    <div className={styles.whole}>
      <Shape className={styles.shape} width={width} height={height} />
      <FittedPicture className={styles.picture} {...picture} />
    </div>
  );
}
