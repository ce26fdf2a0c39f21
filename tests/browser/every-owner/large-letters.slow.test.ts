import { testLargeLetters } from '../../support/suites/large-text.ts';
import { setUpRoutePage } from '../set-up-page.ts';

testLargeLetters(setUpRoutePage());
