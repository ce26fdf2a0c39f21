/** Files that are not taken, and why. */
import { messages } from '../../../messages/messages.ts';
import { sentences } from '../../../messages/sentences.ts';
import type { Refused } from '../../media/look-into.ts';
import { failure, namedIssue } from '../../model/issue-store.ts';
import { someNames } from '../../model/some-names.ts';
import { OpenError } from '../../opening/open-error.ts';

export type RefusedFile = { file: File; issue: Refused };

/** What is wrong with a file that threw while it was read, or that took too long (inTime). */
export function refusalOf(error: unknown): Refused {
  const { failed, gone } = messages.studio.cannotOpen;
  if (error instanceof OpenError) return { problem: failed, expected: '' };
  const isGone = error instanceof DOMException && /^Not(?:Found|Readable)/.test(error.name);
  return isGone ? { problem: gone, expected: '' } : failure(error);
}

/** Says each fault once, such as that of forty photos of a phone. */
export function faultsOf(refused: readonly RefusedFile[]): readonly string[] {
  const groups = new Map<string, [RefusedFile, ...RefusedFile[]]>();
  for (const each of refused) {
    const said = sentences(each.issue.problem, each.issue.expected);
    const others = groups.get(said);
    if (others) others.push(each);
    else groups.set(said, [each]);
  }
  return [...groups].map(([problem, [first, ...others]]) => {
    if (others.length === 0) return namedIssue(first.file, first.issue);
    const files = someNames([first, ...others].map(({ file }) => file.name));
    return messages.studio.drops.alike({ files, problem });
  });
}
