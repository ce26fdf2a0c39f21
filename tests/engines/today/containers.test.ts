/** The site wherever it may be opened from, in the engines of today and in the older ones that run here. */
import { describe, test } from 'vitest';
import type { EngineName } from '../../support/drivers/driver.ts';
import { installedEngines, openEngine } from '../../support/drivers/engines.ts';
import { openOlderChromium } from '../../support/drivers/older-chromium.ts';
import { hasWpe, openWpe } from '../../support/drivers/webkit.ts';
import { mostTried } from '../../support/suites/containers.ts';
import { testContainers } from '../../support/suites/test-containers.ts';
import { withListener } from '../../support/visits/listener.ts';

const blobOfNoOrigin = 'iframe `blob:null`, made inside a sandbox';

// Side by side: most of the time each waits for its own scrolling. (As an option, since skipIf forgets a `describe.concurrent`.)
const sideBySide = { concurrent: true };

function unlessMissing(engine: EngineName, run: () => Promise<void>): void {
  describe(engine, sideBySide, () => {
    if (installedEngines().includes(engine)) return run();
    return test('it works', ({ skip }) => skip(`${engine} is not installed`));
  });
}

// In the others: tests/browser/file/containers.test.ts.
unlessMissing('Chromium', () =>
  testContainers(() => openEngine('Chromium'), {
    isWanted: ({ name }) => !mostTried.has(name),
    triesAll: false,
  }),
);

unlessMissing('Firefox', () => testContainers(() => openEngine('Firefox')));

// It tells a test nothing by itself.
unlessMissing('WebKitGTK', () =>
  testContainers(() => openEngine('WebKitGTK'), { prepare: withListener }),
);

describe('Chromium 88', sideBySide, () =>
  testContainers(() => openOlderChromium(88), {
    // As Chromium 103 still does, it goes back in its own list, and tells the frame nothing.
    except: { [blobOfNoOrigin]: { back: false } },
  }),
);

describe.skipIf(!hasWpe)('WPE WebKit 2.38', sideBySide, () =>
  testContainers(openWpe, {
    prepare: withListener,
    // It takes away a frame that is sent there with a fragment.
    except: { [blobOfNoOrigin]: { deepLinks: false } },
  }),
);
