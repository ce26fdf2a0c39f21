import { testLargeLetters } from '../../support/suites/large-text.ts';
import { setUpRoutePage } from '../../support/visits/set-up-page.ts';

testLargeLetters(setUpRoutePage());
