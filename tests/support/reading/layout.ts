import type { Page } from 'puppeteer-core';
import { readLines } from './lines.ts';
import type { Box } from './pixels.ts';

/** Finds sideways scrolling, text outside the window, text out of its box, and text over text. */
export async function layoutIssues(page: Page): Promise<string[]> {
  const issues: string[] = [];
  const { scrollWidth, clientWidth, windowWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth, windowWidth: innerWidth };
  });
  if (scrollWidth > clientWidth) issues.push(`scrolls sideways by ${scrollWidth - clientWidth} px`);

  const lines = await page.evaluate(readLines);
  if (lines.length === 0) issues.push('shows no text');
  for (const { text, box, inCarousel, outOf } of lines) {
    const isBeyond = box.x < -1 || box.x + box.width > windowWidth + 1;
    if (isBeyond && !inCarousel) issues.push(`beyond the window: ${text}`);
    if (outOf !== undefined) issues.push(`out of its ${outOf}: ${text}`);
  }
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      // The bar always lies over the page.
      if (one.inBar !== other.inBar || !overlap(core(one.box), core(other.box))) continue;
      issues.push(`over each other: ${one.text} / ${other.text}`);
    }
  });
  return issues;
}

/** The part of a line's box that has letters. */
function core({ x, y, width, height }: Box): Box {
  return { x: x + 1, y: y + height * 0.3, width: width - 2, height: height * 0.4 };
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
