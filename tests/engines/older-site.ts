/** The built site in older Chromiums: what a visitor sees there, with and without the program. */
import { pathToFileURL } from 'node:url';
import type { DriverOptions } from '../support/drivers/driver.ts';
import {
  type OlderChromium,
  openOlderChromium,
  type Version,
} from '../support/drivers/older-chromium.ts';
import { setUp } from '../support/drivers/set-up.ts';
import { until } from '../support/drivers/waits.ts';
import { builtFile } from '../support/sites/site.ts';
import { isHydrated } from '../support/visits/hydrated.ts';

/** The first one is the oldest that is supported. */
export const olderVersions = [88, 92, 103, 109, 116, 122] as const;

export const address = () => pathToFileURL(builtFile()).href;

export const setUpOlder = (version: Version, options: DriverOptions = {}) =>
  setUp(() => openOlderChromium(version, { width: 1280, height: 900, ...options }));

export async function show(browser: OlderChromium, fragment = ''): Promise<void> {
  await browser.open(address() + fragment);
  await until('the program', () => browser.run(isHydrated, []));
}

/** Sets the colour scheme and the medium, without motion. */
export async function showIn(
  { session }: OlderChromium,
  scheme: 'light' | 'dark',
  media: 'screen' | 'print' = 'screen',
): Promise<void> {
  await session.send('Emulation.setEmulatedMedia', {
    media,
    features: [
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
}

/** Runs in the page, as does the next one. */
export function read() {
  const isHidden = (element: Element) => {
    const { display, visibility, opacity } = getComputedStyle(element);
    return display === 'none' || visibility === 'hidden' || opacity === '0';
  };
  const header = document.querySelector('header');
  return {
    text: document.body.innerText.replace(/\s+/g, ' '),
    bar: header ? getComputedStyle(header).position : '',
    marks: document.documentElement.getAttributeNames(),
    headings: [...document.querySelectorAll<HTMLElement>('h1, h2')]
      .filter((element) => element.offsetHeight > 0)
      .map((element) => (element.textContent ?? '').trim()),
    // What is for paper alone has the attribute.
    hidden: [...document.querySelectorAll('#root *:not(style):not(script)')]
      .filter((element) => isHidden(element) && !element.closest('[hidden]'))
      .map(({ tagName }) => tagName),
  };
}

export function headingsInView() {
  const header = document.querySelector('header');
  return {
    bar: header ? getComputedStyle(header).position : '',
    headings: [...document.querySelectorAll('h1, h2')]
      .filter((element) => {
        const { top, height } = element.getBoundingClientRect();
        return (
          height > 0 &&
          top >= 0 &&
          top < innerHeight / 2 &&
          getComputedStyle(element).visibility === 'visible'
        );
      })
      .map((element) => (element.textContent ?? '').trim()),
  };
}
