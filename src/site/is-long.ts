/** Letters; one of China, Japan or Korea takes the room of two. */
const LONG = 30;

/** Whether a greeting or a title is set smaller, because it would have many lines. */
export function isLong(text: string): boolean {
  return text.replace(/[\u1100-\u115F\u2E80-\uD7A3\uFF01-\uFF60]/g, '  ').length > LONG;
}
