import { describe } from 'vitest';
import { testWithoutScripts } from '../../support/suites/no-scripts.ts';

describe('with scripts off, in Chromium', () => {
  testWithoutScripts('Chromium');
});
