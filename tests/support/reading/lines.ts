import type { Box, Colour } from './pixels.ts';

/** A line of text on the page. */
export type Line = {
  text: string;
  box: Box;
  colour: Colour;
  opacity: number;
  /** 24 px, or bold from 18.66 px (14 points). */
  large: boolean;
  /** The bar lies over the page, and the carousel reaches out of the window. */
  inBar: boolean;
  inCarousel: boolean;
  /** The element whose visible box is too small for the line. */
  outOf?: string;
};

/**
 * Runs in the page: every visible line of text, in the coordinates of the document. It leaves out texts for screen readers, texts in
 * inert elements, and those above the page, such as the skip link.
 */
export function readLines(): Line[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (!canvas || !element || !text) continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('[inert], script, style')) continue;

    let opacity = 1;
    let isClippedAway = false;
    let isFixed = false;
    for (let up: Element | null = element; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      opacity *= Number(style.opacity);
      isFixed ||= style.position === 'fixed';
      isClippedAway ||= style.clipPath !== 'none' && up.clientWidth <= 1;
    }
    if (isClippedAway) continue;

    const { color, fontSize, fontWeight } = getComputedStyle(element);
    // A canvas reads every notation of a colour, and returns sRGB.
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const size = Number.parseFloat(fontSize);
    const inCarousel = element.closest('.swiper') !== null;

    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.bottom + (isFixed ? 0 : scrollY) <= 0) continue;
      const line: Line = {
        text,
        box: {
          x: box.x + scrollX,
          y: box.y + scrollY,
          width: box.width,
          height: box.height,
        },
        colour: [red, green, blue],
        opacity: (opacity * alpha) / 255,
        large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        inBar: element.closest('header:has(nav)') !== null,
        inCarousel,
      };
      // Finds the nearest element around it that is drawn as a box.
      for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
        const { overflow, backgroundColor, backgroundImage, borderTopWidth, display } =
          getComputedStyle(up);
        const isBox =
          overflow !== 'visible' ||
          backgroundImage !== 'none' ||
          borderTopWidth !== '0px' ||
          !/^rgba\(.*, 0\)$/.test(backgroundColor);
        if (!isBox || display === 'inline' || (inCarousel && up.matches('.swiper'))) continue;
        const around = up.getBoundingClientRect();
        // The line box may be taller than its letters.
        const spare = box.height * 0.25;
        const isInside =
          box.left >= around.left - 1 &&
          box.right <= around.right + 1 &&
          box.top + spare >= around.top &&
          box.bottom - spare <= around.bottom;
        if (!isInside) line.outOf = up.className || up.tagName;
        break;
      }
      lines.push(line);
    }
  }
  return lines;
}
