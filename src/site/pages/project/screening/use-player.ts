import { useEffect, useRef, useState } from 'react';

export type Problem = 'missing' | 'cannotPlay' | 'onlySound';

/** Nothing can lie beside a document of such an address. */
const FAR = /^(?:data|blob):$/;

/** In a frame of `srcdoc` and on a disk a browser may refuse at a press what lies beside the page. */
function isGuarded(): boolean {
  return window !== window.top && !location.protocol.startsWith('http');
}

/** What a player does, and why it does not play, as far as that is known. */
export function usePlayer(type: string | undefined) {
  const ref = useRef<HTMLVideoElement>(null);
  const [isUsed, setIsUsed] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [isFar, setIsFar] = useState(false);
  useEffect(() => {
    const player = ref.current;
    if (!player) return;
    const isKnown = type !== undefined;
    const canPlay = isKnown && player.canPlayType(type) !== '';
    let wasPressed = !player.paused;
    let isRefused = false;
    const far = FAR.test(location.protocol);
    setIsFar(far);
    setIsUsed(wasPressed);
    if (isKnown && !canPlay) setProblem('cannotPlay');

    const listeners = {
      play: () => {
        wasPressed = true;
        setIsUsed(true);
      },
      // In full screen it stays, because nothing else is seen there.
      ended: () => setIsUsed(document.fullscreenElement === player),
      // Chromium plays the sound of a film alone if it does not know how the picture is encoded. WebKit has no width at first.
      timeupdate: () => {
        if (player.currentTime > 1) setProblem(player.videoWidth === 0 ? 'onlySound' : undefined);
      },
      // WebKitGTK now and then stands still though what it waited for has come. Asked once more, it goes on.
      stalled: () => {
        if (player.paused || player.readyState !== HTMLMediaElement.HAVE_CURRENT_DATA) return;
        player.pause();
        player.play().catch(() => {});
      },
      error: () => {
        // If some of it has come, the browser's own controls say what has happened.
        if (player.readyState > 0) return;
        setIsUsed(false);
        // Nothing is asked for before a press, so the browser has refused it.
        isRefused ||= !wasPressed || isGuarded();
        setProblem(far || (canPlay && !isRefused) ? 'missing' : 'cannotPlay');
      },
    };
    const each = Object.entries(listeners);
    for (const [event, listen] of each) player.addEventListener(event, listen);
    // It may have happened before the program came.
    if (player.error) listeners.error();
    return () => {
      for (const [event, listen] of each) player.removeEventListener(event, listen);
    };
  }, [type]);
  // The key has left, and the keyboard goes on with the film.
  useEffect(() => {
    if (isUsed) ref.current?.focus({ preventScroll: true });
  }, [isUsed]);
  return { ref, isUsed, problem, isFar };
}
