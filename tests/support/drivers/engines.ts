import { existsSync } from 'node:fs';
import type { Driver, DriverOptions, EngineName } from './driver.ts';
import { firefoxPath, openFirefox } from './firefox.ts';
import { openChromium } from './shared-chromium.ts';
import { miniBrowserPath, openWebKit, webKitTools } from './webkit.ts';

/** Chromium is always there, because `start-chromium.ts` installs it if necessary. The other two are there if this machine has them. */
export function installedEngines(): EngineName[] {
  return [
    'Chromium',
    ...(firefoxPath() ? (['Firefox'] as const) : []),
    ...(miniBrowserPath() && webKitTools.every((tool) => existsSync(tool))
      ? (['WebKitGTK'] as const)
      : []),
  ];
}

const open: Record<EngineName, (options?: DriverOptions) => Promise<Driver>> = {
  Chromium: openChromium,
  Firefox: openFirefox,
  WebKitGTK: openWebKit,
};

export function openEngine(name: EngineName, options?: DriverOptions): Promise<Driver> {
  return open[name](options);
}
