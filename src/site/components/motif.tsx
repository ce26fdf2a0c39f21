import type { MotifName } from '../../schema/portfolio/portfolio.ts';

type Drawing = {
  lines: string;
  /** This path is drawn like the lines, and filled where a style sheet sets --motif-accent. */
  accent: string;
};

const drawings: Record<MotifName, Drawing> = {
  order: {
    lines:
      'M20.5 34.6a15 15 0 1 1 7 0M20.5 31.5a12 12 0 1 1 7 0M20.5 28.3a9 9 0 1 1 7 0M33.5 31.5c5 .5 7 2 7 5m-2.5 0h5v6h-5zm2.5 6v2',
    accent: 'M20.5 26.5h7v11h-7z',
  },
  art: {
    lines: 'M6 15h36v28H6zM11 20h26v18H11zM11 31.5h3m11 0h12M15 15l9-9 9 9',
    accent: 'M11 20h6l12 18H16z',
  },
  reading: {
    lines:
      'M24 14c-5-4-11-5-19-4v26c8-1 14 0 19 4 5-4 11-5 19-4V10c-8-1-14 0-19 4zv26M10 17q5-.3 9 1.6M10 23q5-.3 9 1.6M10 29q5-.3 9 1.6',
    accent: 'M31 10.6V24l3-2.5 3 2.5V9.7',
  },
  cycling: {
    lines:
      'M12 24a9 9 0 1 0 .1 0M36 24a9 9 0 1 0 .1 0M12 33l7-13h12.5L23 33zm11 0-6-18m-3.5 0H21M36 33l-6-19h5c3 0 3 4 .5 4',
    accent: 'M8 5a4 4 0 1 0 .1 0z',
  },
  people: {
    lines:
      'M13 6a5.5 5.5 0 1 0 .1 0M5 42V29c0-5 3-8 7.5-8 5 0 6 3 8 7l3.5 3M43 42V29c0-5-3-8-7.5-8-5 0-6 3-8 7L20 35M17 42v-9M31 42v-9',
    accent: 'M35 6a5.5 5.5 0 1 0 .1 0z',
  },
  school: {
    lines: 'M24 20a11.5 11.5 0 1 0 .1 0M18.5 21.5 11 5h8.5L24 14.5 28.5 5H37l-7.5 16.5',
    accent: 'M24 24.5l2 4.4 4.8.5-3.6 3.2 1 4.7-4.2-2.4-4.2 2.4 1-4.7-3.6-3.2 4.8-.5z',
  },
  spanish: {
    lines:
      'M14 36H8a3 3 0 0 1-3-3V10a3 3 0 0 1 3-3h32a3 3 0 0 1 3 3v23a3 3 0 0 1-3 3H23M18.5 30V18.5m0 4c0-2.5 2.2-4 5.5-4s5.5 1.5 5.5 4V30M18 13.8c2-2.8 4-2 6-.9s4 1.7 6-.9',
    accent: 'M14 36v7l9-7',
  },
};

export function Motif({ name }: { name: MotifName }) {
  const { lines, accent } = drawings[name];
  return (
    <svg
      viewBox="0 0 48 48"
      width="48"
      height="48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={accent} fill="var(--motif-accent, none)" />
      <path d={lines} />
    </svg>
  );
}
