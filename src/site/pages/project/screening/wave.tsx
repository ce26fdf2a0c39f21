import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import styles from './wave.module.css';
import { WAVE_BARS } from './wave-bars.ts';

type WaveProps = {
  player: RefObject<HTMLMediaElement | null>;
  /** The id of its drawing after the program. A sound that was too long, or that nobody could decode, has none. */
  wave: string | undefined;
  seconds: number | undefined;
};

/**
 * The wave of a sound, drawn over its picture, and lit as far as it has played. It runs from left to right in Arabic, too, as the time
 * in the controls of all browsers does.
 */
export function Wave({ player, wave, seconds }: WaveProps) {
  const lit = useLit(player, seconds);
  const drawing =
    wave === undefined ? (
      <path d={`M0-.5H${WAVE_BARS}V.5H0z`} />
    ) : (
      [0.5, -0.5].map((side) => (
        <use key={side} href={`#${wave}`} transform={`translate(0 ${side}) scale(1 ${2 * side})`} />
      ))
    );
  return (
    <div className={styles.wave} data-line={wave === undefined || undefined}>
      <Bars>{drawing}</Bars>
      {lit > 0 && (
        <Bars isLit>
          <svg
            aria-hidden="true"
            y={-HIGHEST}
            viewBox={`0 ${-HIGHEST} ${lit} ${2 * HIGHEST}`}
            width={lit}
            height={2 * HIGHEST}
          >
            {drawing}
          </svg>
        </Bars>
      )}
    </div>
  );
}

/** From the middle. */
const HIGHEST = 9.5;

function Bars({ isLit, children }: { isLit?: boolean; children: ReactNode }) {
  return (
    <svg
      className={styles.bars}
      data-lit={isLit}
      viewBox={`0 ${-HIGHEST} ${WAVE_BARS} ${2 * HIGHEST}`}
      preserveAspectRatio="none"
      width="300"
      height="64"
      // It is printed, and what has aria-hidden is not (styles/print.css).
      role="presentation"
    >
      {children}
    </svg>
  );
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
      const share = length > 0 ? Math.min(1, currentTime / length) : 0;
      setLit(Math.round(WAVE_BARS * share));
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
