/**
 * Measures contrast on the screen: the colour of each text against every pixel behind it, taken from a screenshot in which the letters
 * are transparent. So gradients and the portrait count like any other background.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'puppeteer-core';
import { until } from '../drivers/waits.ts';
import type { RoutePage } from '../visits/route-page.ts';
import { type Line, readLines } from './lines.ts';
import { contrast, type Picture, takePicture } from './pixels.ts';

/** The least contrast of small letters and of large ones. */
export const USUAL = [4.5, 3] as const;
export const MORE = [7, 4.5] as const;

/**
 * The texts that do not stand out in the window as it is. On a busy machine Chromium may leave a whole layer, such as the cards, out of
 * a picture, so what is found has to be found in a second one.
 */
export async function weakTexts(page: Page, limits: readonly [number, number] = USUAL) {
  const found = await weakInPicture(page, limits);
  return found.length === 0 ? found : weakInPicture(page, limits);
}

async function weakInPicture(page: Page, limits: readonly [number, number]) {
  // A font that comes late moves the lines, and a picture of another moment says nothing of them.
  const { lines, ground } = await until('the lines rest', async () => {
    const lines = await page.evaluate(readLines);
    const ground = await withoutLetters(page);
    return isDeepStrictEqual(await page.evaluate(readLines), lines) && { lines, ground };
  });
  if (lines.length < 8) throw new Error(`The page shows only ${lines.length} lines.`);
  return lines.flatMap((line) => tooWeak(line, ground, limits));
}

export function tooWeak(
  { text, colour, opacity, large, box }: Line,
  ground: Picture,
  [small, great]: readonly [number, number] = USUAL,
): string[] {
  // Only the middle of the line, where the letters are. Its edges may overlap what is above and below.
  const middle = { ...box, y: box.y + box.height * 0.2, height: box.height * 0.6 };
  const ratios = ground.coloursIn(middle).map((behind) => {
    const mix = (index: 0 | 1 | 2) => colour[index] * opacity + behind[index] * (1 - opacity);
    return contrast([mix(0), mix(1), mix(2)], behind);
  });
  const ratio = Math.min(...ratios);
  return ratio < (large ? great : small) ? [`${text}: ${ratio.toFixed(2)}`] : [];
}

export async function withoutLetters(page: Page): Promise<Picture> {
  const paint = (colour: string | null) =>
    page.evaluate((colour) => {
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        element.style.setProperty('-webkit-text-fill-color', colour, 'important');
        element.style.setProperty('text-decoration-color', colour, 'important');
      }
      for (const animation of document.getAnimations()) animation.finish();
    }, colour);
  await paint('transparent');
  const picture = await takePicture(page);
  await paint(null);
  return picture;
}

/** Forces the state on every control, because a real pointer can be over only one. */
export async function force({ session, page }: RoutePage, forcedPseudoClasses: string[]) {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button, input, textarea, li > section',
  });
  for (const nodeId of nodeIds) {
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  }
  await page.evaluate(finishAnimations);
}

/** Runs in the page. */
export async function finishAnimations(): Promise<void> {
  await new Promise(requestAnimationFrame);
  for (const animation of document.getAnimations()) animation.finish();
}
