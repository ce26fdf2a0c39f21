import { messages } from '../../../messages/messages.ts';

/** Few enough to be read in one sentence. */
const NAMED = 5;

/** Says which entries a list has no room for, if there are some. */
export function noRoomFor(entries: readonly string[], most = Infinity, beside = 0): string {
  const left = entries.slice(Math.max(0, most - beside));
  if (left.length === 0) return '';
  const named = left
    .slice(0, NAMED)
    .map((name) => (name.length > 40 ? `${[...name].slice(0, 38).join('')}…` : name));
  const names = left.length > named.length ? [...named, '…'] : named;
  return messages.studio.pasted.noRoom({ count: left.length, most, names });
}
