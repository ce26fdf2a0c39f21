/** All texts of the content, one a line; those that are made from numbers with two examples. */
export function textsIn(content: unknown): string {
  if (typeof content === 'string') return `${content}\n`;
  if (typeof content === 'function') return `${content(1, 5)}\n`;
  if (typeof content !== 'object' || content === null) return '';
  return Object.values(content).map(textsIn).join('');
}
