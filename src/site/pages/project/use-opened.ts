import { useEffect, useLayoutEffect, useState } from 'react';

/** Of the entry of the history that the visitor sees. */
const noted = (): number | undefined => window.history.state?.picture;

type Opened = {
  /** The place of the picture that is seen alone. */
  opened: number | undefined;
  open: (place: number) => void;
  /** Shows another one in its stead. */
  turnTo: (place: number) => void;
  close: () => void;
};

/**
 * Which picture is seen alone. An entry of the history keeps it, so *back* closes it, and it is there when the page is loaded again. Where
 * the history cannot be written, such as in srcdoc in Chromium up to 116, this alone keeps it.
 */
export function useOpened(): Opened {
  const [opened, setOpened] = useState<number>();
  // As in the prerendered document first.
  useLayoutEffect(() => setOpened(noted()), []);
  useEffect(() => {
    const follow = () => setOpened(noted());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const show = (how: 'pushState' | 'replaceState', picture: number) => {
    try {
      window.history[how]({ ...window.history.state, picture }, '');
    } catch {}
    setOpened(picture);
  };
  return {
    opened,
    open: (place) => show('pushState', place),
    turnTo: (place) => show('replaceState', place),
    close() {
      if (noted() !== undefined) window.history.back();
      setOpened(undefined);
    },
  };
}
