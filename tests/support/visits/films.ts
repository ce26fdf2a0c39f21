/** What a visitor does with the player of a page, and sees of it, in any engine. */
import sharp from 'sharp';
import type { Driver } from '../drivers/driver.ts';
import { until } from '../drivers/waits.ts';

export type Playing = {
  paused: boolean;
  ended: boolean;
  /** In seconds. */
  time: number;
  /** The number of its MediaError, or null. */
  error: number | null;
};

/** What the player of the page does. */
export function playing(driver: Driver, frame?: string): Promise<Playing> {
  return driver.run(
    () => {
      const player = document.querySelector<HTMLMediaElement>('main video, main audio');
      if (!player) throw new Error('The page has no player.');
      return {
        paused: player.paused,
        ended: player.ended,
        time: player.currentTime,
        error: player.error ? player.error.code : null,
      };
    },
    [],
    frame,
  );
}

/**
 * Notes each caption that is shown from now on, because a busy machine might miss it. The page has their track as soon as its program has
 * read them. Returns a function that waits for one.
 */
export async function noteCaptions(driver: Driver): Promise<(caption: string) => Promise<true>> {
  await until('the film has captions', () =>
    driver.run(() => {
      const [track] = document.querySelector<HTMLVideoElement>('main video')?.textTracks ?? [];
      const shown: string[] = [];
      Reflect.set(window, 'shown', shown);
      track?.addEventListener('cuechange', () => {
        for (const cue of (track.mode === 'showing' && track.activeCues) || [])
          shown.push(String(Reflect.get(cue, 'text')));
      });
      return track !== undefined;
    }, []),
  );
  return (caption) =>
    until('a caption', () =>
      driver.run((text) => Reflect.get(window, 'shown').includes(text), [caption]),
    );
}

/** Presses the first button of the browser's own controls of a sound. */
export async function pressSound(driver: Driver): Promise<void> {
  const point = await until('the controls of the sound', () =>
    driver.run(() => {
      const box = document.querySelector('main audio')?.getBoundingClientRect();
      return box && box.height > 0 ? { x: box.left + 26, y: box.top + box.height / 2 } : undefined;
    }, []),
  );
  await driver.press(point);
}

/** Waits until it has played for a while. On a busy machine it may have come to its end. */
export async function seesItPlay(driver: Driver, frame?: string): Promise<void> {
  let last: Playing | undefined;
  await until('it plays', async () => {
    last = await playing(driver, frame);
    return (!last.paused || last.ended) && last.time > 0.3;
  }).catch((error: unknown) => {
    throw new Error(`${String(error)}: ${JSON.stringify(last)}`);
  });
}

/** Whether a text of the main element is seen. */
export function isSeen(driver: Driver, text: string, frame?: string): Promise<boolean> {
  return driver.run(
    (text) =>
      [...document.querySelectorAll('main h1, main p')].some(
        (element) =>
          element.textContent === text &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      ),
    [text],
    frame,
  );
}

/** Where the link to the file leads, from the page. */
export async function linkToFilm(driver: Driver, frame?: string): Promise<string | undefined> {
  const link = await driver.run(
    () => document.querySelector('[data-screening] a')?.getAttribute('href'),
    [],
    frame,
  );
  return link ?? undefined;
}

/** How bright the upper part of the film is, from 0 to 255. Nothing else lies on it. */
export async function brightness(driver: Driver): Promise<number> {
  const box = await driver.run(() => {
    const player = document.querySelector('main video');
    const { left, top, width, height } = (player ?? document.body).getBoundingClientRect();
    return {
      left: Math.round(left + width / 4),
      top: Math.round(top + height / 8),
      width: Math.round(width / 2),
      height: Math.round(height / 8),
    };
  }, []);
  // Its statistics are those of the picture that it is given, before it cuts that.
  const part = await sharp(await driver.screenshot())
    .removeAlpha()
    .extract(box)
    .png()
    .toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.reduce((sum, { mean }) => sum + mean, 0) / channels.length;
}
