import type { TestProject } from 'vitest/node';
import { launchChromium } from './chromium.ts';
import { ensureChromium, ensureHeadlessShell } from './ensure-chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The addresses of the Chromiums, one for each worker. */
    chromiums: string[];
  }
}

/** Starts the Chromiums of a project's browser tests. The files share them, because a start takes longer than many tests. */
export default async function startChromium({ vitest, config, provide }: TestProject) {
  const { maxWorkers } = vitest.config;
  const executablePath =
    config.env.CHROMIUM === 'headless shell' ? ensureHeadlessShell() : ensureChromium();
  const args = [
    // Otherwise a screenshot may lack pictures that are still being decoded.
    '--disable-checker-imaging',
    // The studio's fonts are made by WebAssembly. V8 would compile it a second time, which takes longer than a test has use for it.
    '--js-flags=--liftoff-only',
  ];
  const starts = Array.from({ length: maxWorkers }, () => launchChromium({ executablePath, args }));
  const browsers = await Promise.all(starts);
  provide(
    'chromiums',
    browsers.map((browser) => browser.wsEndpoint()),
  );
  return () => Promise.all(browsers.map((browser) => browser.close()));
}
