import { testMistakes } from '../../support/suites/test-mistakes.ts';

testMistakes({ count: 1000, composed: 21 });
