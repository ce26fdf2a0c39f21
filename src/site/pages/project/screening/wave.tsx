import { type RefObject, useEffect, useState } from 'react';
import styles from './wave.module.css';

/** The bars of a wave, or the steps in which a plain line is lit. */
const BARS = 60;
/** The height of the highest bar, from the middle. The lowest is a dot. */
const HIGHEST = 16;

type WaveProps = {
  player: RefObject<HTMLMediaElement | null>;
  /** A sound that was too long, or that nobody could decode, has none. */
  wave: string | undefined;
  seconds: number | undefined;
};

/**
 * The wave of a sound, drawn over its picture, and lit as far as it has played. It runs from left to right in Arabic, too, as the time
 * in the controls of all browsers does. The drawing is about as long as the one that was the same for all sounds before.
 */
export function Wave({ player, wave, seconds }: WaveProps) {
  const lit = useLit(player, seconds);
  return (
    <svg
      className={styles.wave}
      viewBox={`-.5 ${-HIGHEST} ${BARS} ${2 * HIGHEST}`}
      width="300"
      height="64"
      preserveAspectRatio="none"
      stroke="currentColor"
      // It is printed, and what has aria-hidden is not (styles/print.css).
      role="presentation"
    >
      <path d={drawing(wave, lit, BARS)} data-line={!wave || undefined} />
      {lit > 0 && <path data-lit d={drawing(wave, 0, lit)} data-line={!wave || undefined} />}
    </svg>
  );
}

function drawing(wave: string | undefined, from: number, to: number): string {
  if (wave === undefined) return `M${from - 0.5} 0H${to - 0.5}`;
  const bars = [...wave].slice(from, to).map((digit, index) => {
    const height = Number.parseInt(digit, HIGHEST) + 1;
    return `M${from + index}-${height}V${height}`;
  });
  return bars.join('');
}

/** How many bars have been played. */
function useLit(player: WaveProps['player'], seconds = 0): number {
  const [lit, setLit] = useState(0);
  useEffect(() => {
    const sound = player.current;
    const follow = () => {
      const { currentTime = 0, duration = 0 } = sound ?? {};
      // A stream does not know its length.
      const length = Number.isFinite(duration) ? duration : seconds;
      setLit(length > 0 ? Math.min(BARS, Math.round((BARS * currentTime) / length)) : 0);
    };
    follow();
    for (const event of EVENTS) sound?.addEventListener(event, follow);
    return () => {
      for (const event of EVENTS) sound?.removeEventListener(event, follow);
    };
  }, [player, seconds]);
  return lit;
}

const EVENTS = ['timeupdate', 'durationchange', 'emptied'] as const;
