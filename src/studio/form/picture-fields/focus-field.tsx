import { useCallback, useEffect, useMemo } from 'react';
import { centreOf, PORTRAIT, STILL, type Wanted } from '../../../compose/pictures/wanted.ts';
import { withFocus } from '../../../compose/pictures/with-focus.ts';
import { messages } from '../../../messages/messages.ts';
import { type EditedSite, fileNamed, type Photo } from '../../model/edited-site.ts';
import { textAt } from '../../model/form-values.ts';
import { messageOf, sentenceOf } from '../../model/issue-store.ts';
import { useFiles, useStudioActions } from '../../model/studio-actions.ts';
import { encodePicture } from '../../pictures/encode-picture.ts';
import type { CustomFieldProps } from '../field-frame.tsx';
import { useObjectAddress } from '../files/use-object-address.ts';
import { TextField } from '../text-fields/text-field.tsx';
import { whenAnswered } from '../when-answered.ts';
import styles from './photo-field.module.css';

/** In percent: how far one press of an arrow key moves the point. */
const STEP = 2;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The point of a photo that a crop has to keep, such as the face: chosen on the photo, or typed as a text. */
export function FocusField({ field, path, text, beside }: CustomFieldProps) {
  const { write } = useStudioActions();
  const { photo, shape, put } = usePhotoOf(field.name, textAt(beside, ['still']));
  const address = useObjectAddress(photo?.source);
  const wanted = useMemo(() => withFocus(text, shape), [text, shape]);
  useCrop(photo, wanted, text, put);
  const [x, y] = centreOf(wanted.position).map((share) => Math.round(share * 100)) as [
    number,
    number,
  ];
  const place = (left: number, top: number) => {
    const within = (share: number) => Math.round(Math.min(100, Math.max(0, share)));
    write(path, `${within(left)}% ${within(top)}%`);
  };
  if (!photo && !text) return null;
  return (
    <TextField
      field={address ? { ...field, help: messages.studio.focusHelp } : field}
      path={path}
      text={text}
      below={
        address ? (
          <button
            type="button"
            className={styles.focus}
            aria-label={`${field.label}: ${messages.studio.focusAt({ x, y })}`}
            onKeyDown={(event) => {
              const step = STEPS[event.key];
              if (!step) return;
              event.preventDefault();
              place(x + step[0], y + step[1]);
            }}
            onClick={({ currentTarget, clientX, clientY, detail }) => {
              // A click that a key makes has no position.
              if (detail === 0) return;
              const box = currentTarget.getBoundingClientRect();
              place(
                (100 * (clientX - box.left)) / box.width,
                (100 * (clientY - box.top)) / box.height,
              );
            }}
          >
            <img src={address} alt="" />
            <span className={styles.mark} style={{ left: `${x}%`, top: `${y}%` }} />
          </button>
        ) : (
          <p className={styles.gone}>{messages.studio.focusGone}</p>
        )
      }
    />
  );
}

/** The photo of a field, the shape of its crop, and a function that puts another crop into the site. */
function usePhotoOf(field: string, still: string) {
  const { portrait, stills } = useFiles();
  const isStill = field === 'stillFocus';
  const put = useCallback(
    (site: EditedSite, photo: Photo): EditedSite =>
      isStill
        ? { ...site, stills: { ...site.stills, [still]: photo } }
        : { ...site, portrait: photo },
    [isStill, still],
  );
  return {
    photo: isStill ? fileNamed(stills, still) : portrait,
    shape: isStill ? STILL : PORTRAIT,
    put,
  };
}

/** Crops the photo again when its focus has changed. */
function useCrop(
  photo: Photo | undefined,
  wanted: Wanted,
  focus: string,
  put: (site: EditedSite, photo: Photo) => EditedSite,
): void {
  const { composer, amend, notify } = useStudioActions();
  useEffect(() => {
    const { source } = photo ?? {};
    if (!source || photo?.focus === focus) return;
    const fail = (reason: string) => notify(messages.studio.cropFailed({ reason }));
    return whenAnswered(
      encodePicture(composer, source, wanted),
      (picture) => {
        if ('problem' in picture) fail(sentenceOf(picture));
        else amend((site) => put(site, { ...photo, picture, focus, source }));
      },
      (error) => fail(messageOf(error)),
    );
  }, [composer, amend, notify, photo, wanted, focus, put]);
}
