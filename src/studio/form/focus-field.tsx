import { useEffect, useState } from 'react';
import { centreOf } from '../../compose/pictures.ts';
import type { FormField } from '../../schema/form.ts';
import { useDesk, useFiles } from '../desk.ts';
import { encodePicture } from '../encode-picture.ts';
import { words } from '../words.ts';
import { type Path, type Said, withValue } from '../work.ts';
import styles from './photo-field.module.css';
import { portraitAround } from './photo-field.tsx';
import { TextField } from './text-field.tsx';

type FocusFieldProps = { field: FormField; path: Path; text: string };

/** How far one press of an arrow key goes, in percent. */
const STEP = 2;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Where in the photo the face is: on the photo itself, or as a text. */
export function FocusField({ field, path, text }: FocusFieldProps) {
  const { change } = useDesk();
  const source = useFiles().portrait?.source;
  const address = useObjectAddress(source);
  useCrop(text);
  const { position } = portraitAround(text);
  const [x, y] = centreOf(position).map((share) => Math.round(share * 100)) as [number, number];
  const place = (left: number, top: number) => {
    const within = (share: number) => Math.round(Math.min(100, Math.max(0, share)));
    const said = `${within(left)}% ${within(top)}%`;
    change((work) => ({ ...work, said: withValue(work.said, path, said) as Said }), field.name);
  };
  return (
    <>
      {address ? (
        <div>
          <button
            type="button"
            className={styles.focus}
            aria-label={`${words.focus}: ${words.focusAt(x, y)}. ${words.focusHelp}`}
            onKeyDown={(event) => {
              const step = STEPS[event.key];
              if (!step) return;
              event.preventDefault();
              place(x + step[0], y + step[1]);
            }}
            onClick={({ currentTarget, clientX, clientY, detail }) => {
              // The click of a key has no place.
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
        </div>
      ) : (
        <p className={styles.gone}>{words.focusGone}</p>
      )}
      <TextField field={field} path={path} text={text} />
    </>
  );
}

function useObjectAddress(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [blob]);
  return address;
}

/** Crops the photo anew once the face is said to be elsewhere. */
function useCrop(focus: string): void {
  const { composer, amend, say } = useDesk();
  const { portrait } = useFiles();
  useEffect(() => {
    const { source } = portrait ?? {};
    if (!source || portrait?.focus === focus) return;
    let isWanted = true;
    encodePicture(composer, source, portraitAround(focus)).then((picture) => {
      if (!isWanted) return;
      if ('problem' in picture) say(picture.problem);
      else amend((work) => ({ ...work, portrait: { picture, focus, source } }));
    }, reportError);
    return () => {
      isWanted = false;
    };
  }, [composer, amend, say, portrait, focus]);
}
