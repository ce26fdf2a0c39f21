import { Component, type ReactNode, useEffect } from 'react';
import { messages } from '../../messages/messages.ts';
import { messageOf } from '../model/issue-store.ts';
import styles from './boundary.module.css';

/**
 * Keeps the rest of the studio when this part of it fails. The part is one element, which is removed then, with whatever another
 * program has put into it. `isKept`: what somebody writes is kept as a draft.
 */
export function PartBoundary({ isKept, children }: { isKept: boolean; children: ReactNode }) {
  const { stopped, tryAgain } = messages.studio;
  const instead = (reason: string, again: () => void) => (
    <section className={styles.stopped} role="alert">
      <p>{stopped.part({ reason })}</p>
      <p>{stopped.cause}</p>
      {isKept && <p>{stopped.kept}</p>}
      <button type="button" onClick={again}>
        {tryAgain}
      </button>
    </section>
  );
  return <Boundary instead={instead}>{children}</Boundary>;
}

/** The id of what the page says where the studio does not start (compile-studio.ts). */
const CANNOT_START = 'cannot-start';

/** Says what has happened, where otherwise the page would be white. After the start, it no longer says that there is none. */
export function StudioBoundary({ children }: { children: ReactNode }) {
  useEffect(() => document.getElementById(CANNOT_START)?.remove(), []);
  const { stopped } = messages.studio;
  const instead = (reason: string) => (
    <section className={styles.stopped} role="alert">
      <p>{stopped.whole({ reason })}</p>
      <p>{stopped.goOn}</p>
      <button type="button" onClick={() => location.reload()}>
        {stopped.reload}
      </button>
    </section>
  );
  return <Boundary instead={instead}>{children}</Boundary>;
}

type BoundaryProps = {
  /** Renders what stands in the place of what has failed. `again` renders that anew. */
  instead: (reason: string, again: () => void) => ReactNode;
  children: ReactNode;
};

type BoundaryState = { failure?: { error: unknown } | undefined };

/** A class, because React has no hook for this. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError = (error: unknown): BoundaryState => ({ failure: { error } });

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    // What fails at the start is the page's to tell (mark-able-script.ts).
    if (document.getElementById(CANNOT_START)) throw failure.error;
    return this.props.instead(messageOf(failure.error), () =>
      this.setState({ failure: undefined }),
    );
  }
}
