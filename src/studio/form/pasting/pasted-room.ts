import { messages } from '../../../messages/messages.ts';

/** Few enough to be read in one sentence. */
const NAMED = 5;

/** Says which entries a list has no room for, if there are some: those at the end. */
export function noRoomFor(entries: readonly string[], most = Infinity, beside = 0): string {
  const left = entries.slice(Math.max(0, most - beside)).map(shortened);
  if (left.length === 0) return '';
  const names = left.length > NAMED ? [[left[0], left.at(-1)].join(' – ')] : left;
  return messages.studio.pasted.noRoom({ count: left.length, most, names });
}

const shortened = (name: string) =>
  name.length > 40 ? `${[...name].slice(0, 38).join('')}…` : name;
