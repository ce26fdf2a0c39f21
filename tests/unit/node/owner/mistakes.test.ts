// A thousand of them are tried with the engines.
import { testMistakes } from '../../../support/suites/test-mistakes.ts';

testMistakes({ count: 100, composed: 3 });
