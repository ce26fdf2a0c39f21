import hero from './hero.module.css';
import styles from './lens.module.css';

/** In units of the drawing. Its origin is the middle of the lens, which lies under the portrait, outside the drawing. */
const VIEW = '-540 -176 400 480';
const SCALE = 290;
const NUMBERS = 364;
/** Degrees from one stop of the aperture to the next. */
const STEP = 12;

const stops = ['16', '11', '8', '5.6', '4', '2.8', '2'];

/** The figures are paths, because a reader of the plain document would read text out. */
const figures: Readonly<Record<string, string>> = {
  1: 'm1 2 3-2v11',
  2: 'm0 3a3.2 3.2 0 1 1 6 1.6l-6 6.4h7',
  4: 'm5.5 11v-11l-5.5 8h7.5',
  5: 'm6 0h-5l-.6 5.2a3.5 3.5 0 1 1-.4 4',
  6: 'm5.5 0q-5.5 4-5.5 7.5a3.5 3.5 0 1 0 .1-.8',
  8: 'm3.5 0a2.7 2.6 0 1 0 .1 0m-.1 5.2a3.4 2.9 0 1 0 .1 0',
  '.': 'm1.5 11h.1',
};

/** The ring of a lens around the portrait. */
export function Lens() {
  return (
    <svg
      className={`${hero.lens} ${styles.lens}`}
      viewBox={VIEW}
      preserveAspectRatio="xMaxYMid slice"
      // Its size where no style applies.
      width="160"
      height="192"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {[470, 392, SCALE, 212].map((radius) => (
        <circle key={radius} className={styles.ring} r={radius} />
      ))}
      <Marks every={STEP / 6} length={8} />
      <Marks every={STEP} length={16} />
      {stops.map((stop, index) => (
        <g key={stop} transform={`rotate(${(index - 3) * STEP})`}>
          <path d={drawn(stop)} />
        </g>
      ))}
      <path className={styles.index} d={`M${8 - SCALE} 0h50`} />
    </svg>
  );
}

/** Lines from the scale outwards, one every so many degrees. They are the dashes of a circle with a broad line. */
function Marks({ every, length }: { every: number; length: number }) {
  const radius = SCALE + length / 2;
  const [mark, distance] = [1, (2 * Math.PI * radius * every) / 360];
  return (
    <circle
      className={styles.marks}
      r={radius}
      transform="rotate(180)"
      strokeWidth={length}
      strokeDasharray={`${mark} ${(distance - mark).toFixed(3)}`}
      strokeDashoffset={mark / 2}
    />
  );
}

function drawn(stop: string): string {
  let right = -NUMBERS;
  return [...stop]
    .map((figure) => {
      const left = right;
      right += figure === '.' ? 5 : 9;
      return `M${left}-5.5${figures[figure]}`;
    })
    .join('');
}
