import { useEffect, useLayoutEffect, useRef } from 'react';
import { fill } from '../../../words/fill.ts';
import { LatePicture } from '../../components/late-picture.tsx';
import { useSite } from '../../site-content.ts';
import styles from './picture-viewer.module.css';
import type { useOpened } from './use-opened.ts';
import wayBack from './way-back.module.css';
import type { ShownPicture } from './whole-picture.tsx';

export type CaptionedPicture = ShownPicture & { caption?: string | undefined };

type PictureViewerProps = Omit<ReturnType<typeof useOpened>, 'open'> & {
  pictures: readonly CaptionedPicture[];
  /** Where the visitor comes from: the title of the project. */
  title: string;
};

/** In CSS pixels: less is no swipe. */
const SWIPE = 40;

/** A picture of a project as large as the window. Arrows and swipes turn to the next one; Escape, the way back and *back* and a press beside it close it. */
export function PictureViewer({ pictures, title, opened, turnTo, close }: PictureViewerProps) {
  const { words, direction } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedAt = useRef(0);
  const picture = opened === undefined ? undefined : pictures[opened];
  const place = picture && opened;

  useLayoutEffect(() => {
    if (picture) {
      dialog.current?.showModal?.();
      // Behind the dialog nobody can pause it.
      for (const player of document.querySelectorAll<HTMLMediaElement>('video, audio'))
        player.pause();
    } else if (dialog.current?.open) dialog.current.close();
  }, [picture]);
  useNoScrolling(dialog);

  const count = pictures.length;
  const told = (place: number) => fill(words.projects.position, { position: place + 1, count });
  /** Forward is to where the line ends. */
  const turn = (sign: number) => {
    const next = (place ?? 0) + (direction === 'rtl' ? -sign : sign);
    if (pictures[next]) turnTo(next);
  };
  const arrow = (next: number, sign: string) => (
    <button
      type="button"
      className={styles.arrow}
      aria-label={told(next)}
      disabled={!pictures[next]}
      onClick={() => turnTo(next)}
    >
      {sign}
    </button>
  );

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={words.projectPage.pictures}
      // It is told with the next frame, when forward may have opened it again.
      onClose={({ currentTarget }) => currentTarget.open || close()}
      onKeyDown={({ key, altKey, ctrlKey, metaKey }) => {
        const sign = { ArrowLeft: -1, ArrowRight: 1 }[key];
        if (sign !== undefined && !altKey && !ctrlKey && !metaKey) turn(sign);
      }}
      onPointerDown={({ clientX }) => {
        pressedAt.current = clientX;
      }}
      onPointerUp={({ clientX, isPrimary }) => {
        const way = clientX - pressedAt.current;
        if (isPrimary && Math.abs(way) > SWIPE) turn(-Math.sign(way));
      }}
      onClick={({ target, currentTarget, clientX }) => {
        // The picture is what its svg shows, and the svg is as wide as the window.
        const isBeside = target === currentTarget || target instanceof SVGSVGElement;
        if (isBeside && Math.abs(clientX - pressedAt.current) <= SWIPE) currentTarget.close();
      }}
    >
      {picture && place !== undefined && (
        <>
          <p className={styles.head}>
            <button type="button" className={wayBack.link} onClick={close}>
              {title}
            </button>{' '}
            {count > 1 && <span>· {told(place)}</span>}
          </p>
          <LatePicture className={styles.picture} {...picture} />
          <p className={styles.foot}>
            <span>{picture.caption}</span>
            {count > 1 && arrow(place - 1, '‹')}
            {count > 1 && arrow(place + 1, '›')}
          </p>
          <p className="visually-hidden" role="status">
            {`${told(place)}: ${picture.alt ?? ''}`}
          </p>
        </>
      )}
    </dialog>
  );
}

/** The page below stays where it is. */
function useNoScrolling(dialog: { current: HTMLElement | null }): void {
  useEffect(() => {
    const keep = (event: WheelEvent) => {
      // That is how one zooms.
      if (!event.ctrlKey) event.preventDefault();
    };
    const { current } = dialog;
    current?.addEventListener('wheel', keep, { passive: false });
    return () => current?.removeEventListener('wheel', keep);
  }, [dialog]);
}
