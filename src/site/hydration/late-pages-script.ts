// This script stands after the pages of projects and their stories, which stand after the program. As long as the program has not
// started, it puts these pages among the other parts. A program that has started makes them itself. One that waits for them starts now.

import { STORIES_ARRIVAL } from '../stories.ts';
import { LATE_PAGES, PAGES_TO_COME, SCRIPTS_OFF, STATIC } from './marks.ts';

const pages = document.querySelector(`[${LATE_PAGES}]`);
const root = document.querySelector(`[${STATIC}]`);
const last = root?.querySelector(`[${SCRIPTS_OFF}]`);
for (const node of [...(pages?.childNodes ?? [])]) {
  // A filter may have removed the sentence that stands last.
  if (last) last.before(node);
  else root?.append(node);
}
pages?.remove();
document.querySelector(`[${PAGES_TO_COME}]`)?.removeAttribute(PAGES_TO_COME);
dispatchEvent(new Event(STORIES_ARRIVAL));
