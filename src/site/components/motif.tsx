import type { Drawing } from '../site-content.ts';

export function Motif({ lines, accent }: Drawing) {
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
    >
      <path d={accent} fill="var(--motif-accent, none)" />
      <path d={lines} />
    </svg>
  );
}
