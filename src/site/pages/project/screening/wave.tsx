import styles from './wave.module.css';

const BARS = 72;
/** Half of the height of the drawing, whose bars are as far apart as 2. */
const MIDDLE = 50;

/** The height of a bar: some regular, some not, and little at both ends. */
function heightAt(bar: number): number {
  const swell = Math.min(bar + 2, BARS - bar + 1, 12) / 12;
  return Math.round(swell * (8 + ((bar * bar * 7 + bar * 29) % 41)));
}

const path = Array.from({ length: BARS }, (_, bar) => {
  const height = heightAt(bar);
  return `M${2 * bar + 1} ${MIDDLE - height}v${2 * height}`;
}).join('');

/** The sign of a sound, drawn over its picture. It is not the sound's own. */
export function Wave() {
  return (
    <svg
      className={styles.wave}
      viewBox={`0 0 ${2 * BARS} ${2 * MIDDLE}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
