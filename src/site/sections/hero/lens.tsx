import type { Ring } from '../../site-content.ts';
import styles from './lens.module.css';

type LensProps = { ring: Ring; className?: string | undefined };

/** A ring around the portrait, as that of a lens. What it measures is data, because only an owner of that craft has it (compose/rings). */
export function Lens({ ring, className = '' }: LensProps) {
  return (
    <svg
      className={`${className} ${styles.lens}`}
      viewBox="-540 -176 400 480"
      preserveAspectRatio="xMaxYMid slice"
      // Its size where no style applies.
      width="160"
      height="192"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {ring.planes.map((radius) => (
        <circle key={radius} className={styles.ring} r={radius} />
      ))}
      {ring.figures.map(({ turn, d }) => (
        <g key={d + turn} transform={`rotate(${turn})`}>
          <path d={d} />
        </g>
      ))}
      {ring.shapes.map((shape) => {
        const key = [shape.d, shape.r, shape.strokeDasharray].join();
        return shape.d ? <path key={key} {...shape} /> : <circle key={key} {...shape} />;
      })}
    </svg>
  );
}
