/** The older engines that run here, in every container; today's: matrix.test.ts. */
import { describe } from 'vitest';
import { withListener } from '../support/listener.ts';
import { openOlderChromium } from '../support/older-chromium.ts';
import { testContainers } from '../support/test-containers.ts';
import { hasWpe, openWpe } from '../support/webkit.ts';

const blobOfNoOrigin = 'iframe `blob:null`, made inside a sandbox';

// Side by side: most of the time each waits for its own scrolling. (As an option, since skipIf forgets a `describe.concurrent`.)
const sideBySide = { concurrent: true };

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
