import type { ReactNode } from 'react';
import { LatePicture } from '../../components/late-picture.tsx';
import type { Size } from '../../site-content.ts';
import styles from './whole-picture.module.css';

export type ShownPicture = Size & {
  /** The id of a picture or of a poster. Its bytes stand once in the file, after the program. */
  id: string;
  alt?: string | undefined;
};

/** In CSS pixels: higher than any place for a picture, so that only the place limits its size. */
const HIGH = 4000;

/**
 * An empty picture in a shape. With `auto` sizes it becomes as large as its place allows, and keeps the shape. An svg does so only
 * with a style of its own, which the policy of the page forbids. It is hidden from programs that drop the style.
 */
export function Shape({ width, height, className }: Size & { className?: string | undefined }) {
  const wide = Math.round((HIGH * width) / height);
  const src = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${wide}' height='${HIGH}'/%3E`;
  return <img className={className} src={src} alt="" hidden />;
}

/** A picture in its own shape, as large as its place allows. */
export function WholePicture({ children, ...picture }: ShownPicture & { children: ReactNode }) {
  const { width, height } = picture;
  return (
    <div className={styles.whole}>
      <Shape className={styles.shape} width={width} height={height} />
      <LatePicture className={styles.picture} {...picture} />
      {children}
    </div>
  );
}
