import styles from './still.module.css';

/** A still of a project. Its bytes stand once in the file, after the program, under this id. */
export function Still({ id, alt }: { id: string; alt: string | undefined }) {
  const frame = { className: styles.still, viewBox: '0 0 16 9', width: 320, height: 180 };
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
