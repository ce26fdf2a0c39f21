import type { Size } from '../site-content.ts';

type LatePictureProps = Size & {
  /** Its bytes stand once in the file, after the program, under this id. */
  id: string;
  alt?: string | undefined;
  className?: string | undefined;
};

/** A picture of a project. Its size is its shape, or, without a style, also how large it is. */
export function LatePicture({ id, alt, className, width, height }: LatePictureProps) {
  const frame = { className, viewBox: `0 0 ${width} ${height}`, width, height };
  const picture = <use href={`#${id}`} />;
  if (alt === undefined) {
    return (
      // It is printed, and what has aria-hidden is not (styles/print.css).
      <svg {...frame} role="presentation">
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
