import type { ReactNode } from 'react';
import type { Drawing } from '../../site-content.ts';

/** The three monitors show a running order, a bicycle in the evening sun or a drawing of the owner's life, and a sheet of paper. */

export function WorkDrawing() {
  return (
    <Screen>
      <path d="M0 30h160M0 60h160M0 90h160" opacity=".45" />
      <path d="M12 15h10M34 15h70M12 45h10M34 45h92M12 75h10M34 75h58M12 105h10M34 105h80" />
      <circle cx="140" cy="15" r="5" fill="currentColor" />
      <circle cx="140" cy="45" r="5" fill="currentColor" />
      <path d="M130 75h18M130 105h18" opacity=".6" />
    </Screen>
  );
}

export function LifeDrawing({ motif }: { motif: Drawing | undefined }) {
  if (motif)
    return (
      <Screen>
        {/* From 3 to 45 it is seen, in a line as wide as that of the other drawings. */}
        <g transform="translate(13 -8) scale(2.8)" strokeWidth=".9">
          <path d={motif.accent} fill="currentColor" />
          <path d={motif.lines} />
        </g>
      </Screen>
    );
  return (
    <Screen>
      <path d="M36 88a46 46 0 0 1 88 0" opacity=".45" />
      <path d="M0 112h160" opacity=".45" />
      <circle cx="44" cy="90" r="22" />
      <circle cx="116" cy="90" r="22" />
      <path d="M44 90l22-38h38l12 38M66 52l14 38H44M80 90l24-38M60 44h14M104 52l-4-14h14" />
    </Screen>
  );
}

export function CvDrawing() {
  return (
    <Screen>
      <path d="M48 4h46l22 22v90H48zM94 4v22h22" />
      <path d="M60 44h26M60 58h44M60 70h44M60 82h32" opacity=".6" />
      <path d="M82 92v18M74 103l8 8 8-8" />
    </Screen>
  );
}

function Screen({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 120"
      width="160"
      height="120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
