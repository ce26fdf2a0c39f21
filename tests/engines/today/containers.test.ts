/** The site in every container, in the engines of today and in the older ones that run here. */
import { describe, test } from 'vitest';
import type { EngineName } from '../../support/drivers/driver.ts';
import { installedEngines, openEngine } from '../../support/drivers/engines.ts';
import { openOlderChromium } from '../../support/drivers/older-chromium.ts';
import { hasWpe, openWpe } from '../../support/drivers/webkit.ts';
import { mostTried } from '../../support/suites/containers.ts';
import { testContainers } from '../../support/suites/test-containers.ts';
import { withListener } from '../../support/visits/listener.ts';

const blobOfNoOrigin = 'iframe `blob:null`, made inside a sandbox';

/** In a sandbox on a disk no engine gives the page what lies beside it. */
const onDisk = { 'iframe `src`, `sandbox="allow-scripts"`, file': { refusesFilms: true } } as const;

/** Firefox does not count the address of the embedding page as the page's own place. */
const ofFirefox = {
  ...onDisk,
  'iframe `srcdoc`': { refusesFilms: true },
  'iframe `srcdoc`, `sandbox="allow-scripts"`': { refusesFilms: true },
} as const;

/** In WebKit a sandboxed page has no place of its own. */
const ofWebKit = {
  ...onDisk,
  'http, header `Content-Security-Policy: sandbox allow-scripts`': { refusesFilms: true },
  'iframe `src`, `sandbox="allow-scripts"`, http': { refusesFilms: true },
  'iframe `srcdoc`, `sandbox="allow-scripts"`': { refusesFilms: true },
} as const;

// They run concurrently, because each waits for scrolling most of the time. It is an option, because skipIf drops `describe.concurrent`.
const sideBySide = { concurrent: true };

function unlessMissing(engine: EngineName, run: () => Promise<void>): void {
  describe(engine, sideBySide, () => {
    if (installedEngines().includes(engine)) return run();
    return test('it works', ({ skip }) => skip(`${engine} is not installed`));
  });
}

// tests/browser/file/containers.test.ts has the other containers.
unlessMissing('Chromium', () =>
  testContainers(() => openEngine('Chromium'), {
    isWanted: ({ name }) => !mostTried.has(name),
    triesAll: false,
    except: onDisk,
  }),
);

unlessMissing('Firefox', () => testContainers(() => openEngine('Firefox'), { except: ofFirefox }));

// A test cannot read its console. Without a screen, a WebKit that plays may hang while another one plays.
unlessMissing('WebKitGTK', () =>
  testContainers(() => openEngine('WebKitGTK'), {
    prepare: withListener,
    except: ofWebKit,
    pressesFilms: false,
  }),
);

describe('Chromium 88', sideBySide, () =>
  testContainers(() => openOlderChromium(88), {
    // Up to 103 Chromium goes back in its own history, but does not notify the frame.
    except: { ...onDisk, [blobOfNoOrigin]: { back: false } },
  }),
);

describe.skipIf(!hasWpe)('WPE WebKit 2.38', sideBySide, () =>
  testContainers(openWpe, {
    prepare: withListener,
    pressesFilms: false,
    // WPE removes a frame that is opened there with a fragment.
    except: { ...ofWebKit, [blobOfNoOrigin]: { deepLinks: false } },
  }),
);
