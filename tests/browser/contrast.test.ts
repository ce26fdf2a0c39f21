/**
 * Contrast as it comes out on the screen: each text's own colour against every pixel that lies behind it, taken from a picture of the page
 * in which the letters are transparent. Gradients and the portrait count like any other ground.
 */
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Path, paths } from '../../src/paths.ts';
import { launchChromium } from '../support/chromium.ts';
import { type Box, type Colour, contrast, type Picture, takePicture } from '../support/pixels.ts';
import {
  openRoutePage,
  type RoutePage,
  type Scheme,
  schemes,
  settle,
} from '../support/route-page.ts';

type Run = {
  text: string;
  colour: Colour;
  opacity: number;
  /** 24 px, or bold from 18.66 px (14 points). */
  large: boolean;
  box: Box;
};

type Edge = { name: string; colour: Colour; around: Box[] };

const widths = [390, 1280];

let browser: Browser;
let visitor: RoutePage;

beforeAll(async () => {
  browser = await launchChromium();
  visitor = await openRoutePage(browser);
});

afterAll(() => browser?.close());

const cases = Object.values(paths).flatMap((path) => schemes.map((scheme) => ({ path, scheme })));

describe.each(cases)('$path in the $scheme scheme', ({ path, scheme }) => {
  test('every text stands out, whatever state the controls are in', async () => {
    for (const width of widths) {
      await arrive(path, scheme, width);
      for (const state of [[], ['hover'], ['hover', 'active']]) {
        await force(state);
        const runs = await visitor.page.evaluate(findRuns);
        const ground = await withoutLetters();
        expect(runs.length).toBeGreaterThan(8);
        expect(
          runs.flatMap((run) => tooWeak(run, ground)),
          `${width} px wide, ${state.join(' ')}`,
        ).toEqual([]);
      }
    }
  });
});

test.each(schemes)('the edges of controls stand out in the %s scheme', async (scheme) => {
  for (const path of [paths.home, paths.contact, paths.project]) {
    for (const width of widths) {
      await arrive(path, scheme, width);
      const edges = await visitor.page.evaluate(findEdges);
      const picture = await takePicture(visitor.page, true);
      expect(edges.length).toBeGreaterThan(path === paths.home ? 7 : 2);
      for (const { name, colour, around } of edges) {
        const ratios = around.flatMap((box) =>
          picture.coloursIn(box).map((ground) => contrast(colour, ground)),
        );
        expect(ratios.length, name).toBeGreaterThan(0);
        expect(Math.min(...ratios), `${name}, ${path}, ${width} px wide`).toBeGreaterThanOrEqual(3);
      }
    }
  }
});

test.each(schemes)('the skip link stands out when it comes, in the %s scheme', async (scheme) => {
  await arrive(paths.home, scheme, 1280);
  await visitor.page.keyboard.press('Tab');
  const runs = await visitor.page.evaluate(findRuns);
  const ground = await withoutLetters();
  const skipLink = runs.find(({ text }) => text.startsWith('Skip'));
  expect(skipLink).toBeDefined();
  expect(skipLink && tooWeak(skipLink, ground)).toEqual([]);
});

async function arrive(path: Path, scheme: Scheme, width: number): Promise<void> {
  await visitor.show(path, { width, scheme });
  await settle(visitor.page);
}

function tooWeak({ text, colour, opacity, large, box }: Run, ground: Picture): string[] {
  // The letters themselves stand in the middle of the line; its edges reach over what is above and below.
  const middle = { ...box, y: box.y + box.height * 0.2, height: box.height * 0.6 };
  const ratios = ground.coloursIn(middle).map((behind) => {
    const mix = (index: 0 | 1 | 2) => colour[index] * opacity + behind[index] * (1 - opacity);
    return contrast([mix(0), mix(1), mix(2)], behind);
  });
  const least = Math.min(...ratios);
  return least < (large ? 3 : 4.5) ? [`${text}: ${least.toFixed(2)}`] : [];
}

async function withoutLetters(): Promise<Picture> {
  const paint = (colour: string | null) =>
    visitor.page.evaluate((colour) => {
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        element.style.setProperty('-webkit-text-fill-color', colour, 'important');
        element.style.setProperty('text-decoration-color', colour, 'important');
      }
      for (const animation of document.getAnimations()) animation.finish();
    }, colour);
  await paint('transparent');
  const picture = await takePicture(visitor.page, true);
  await paint(null);
  return picture;
}

/** Puts every control into the state, as only one can be under a real pointer. */
async function force(forcedPseudoClasses: string[]): Promise<void> {
  const { session, page } = visitor;
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button, input, textarea, li > div',
  });
  for (const nodeId of nodeIds) {
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  }
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) animation.finish();
  });
}

/** Every line of text that can be seen. */
function findRuns(): Run[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const runs: Run[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (!canvas || !element || !text) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('.visually-hidden, [inert], script, style')) continue;

    const { color, fontSize, fontWeight } = getComputedStyle(element);
    // The canvas knows every notation of colour and answers in sRGB.
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    let opacity = alpha / 255;
    for (let up: Element | null = element; up; up = up.parentElement) {
      opacity *= Number(getComputedStyle(up).opacity);
    }

    const size = Number.parseFloat(fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      if (y + scrollY < 0 || width < 2) continue;
      const box = { x: x + scrollX, y: y + scrollY, width, height };
      runs.push({ text, colour: [red, green, blue], opacity, large, box });
    }
  }
  return runs;
}

/** What makes a control out: the borders of fields and of hollow buttons, the rings of bullets, the fill of the others. */
function findEdges(): Edge[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const edges: Edge[] = [];
  for (const element of document.querySelectorAll('main :is(input, textarea, button)')) {
    const isBullet = element.closest('[aria-roledescription]') !== null;
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(
      element,
      isBullet ? '::before' : null,
    );
    const isFilled = borderTopWidth === '0px' || element.hasAttribute('aria-current');
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    if (!canvas) continue;
    canvas.fillStyle = isFilled ? backgroundColor : borderTopColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;

    const { left, top, right, bottom } = element.getBoundingClientRect();
    const x = left + scrollX;
    const y = top + scrollY;
    const strip = { width: 2, height: (bottom - top) / 2 };
    const beside = (inset: number) => ({ ...strip, x: x + inset, y: y + (bottom - top) / 4 });
    // A bullet is larger than its ring; a word that leads further down is known by its text, not by its ground.
    if (isBullet) edges.push({ name, colour: [red, green, blue], around: [beside(2)] });
    else if (element.closest('section')?.id !== 'home-section') {
      const inside = isFilled ? [] : [beside(3), beside(right - left - 6)];
      edges.push({ name, colour: [red, green, blue], around: [beside(-4), ...inside] });
    }
  }
  return edges;
}
