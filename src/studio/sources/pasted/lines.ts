/** Lines of a text, without bullets and numbers. */

/** Word's bullets are signs of the fonts Symbol and Wingdings, which have private codes. An o may be a word, so a tab or spaces have to follow. */
const BULLET =
  /^(?:[•◦‣⁃∙·・●○◉▪▫■□◆◇◾◼➢➤►▶▸➔→✓✔✗✦★※\uE000-\uF8FF\u2460-\u2473][\t ]*|[-–—*+§](?:[\t ]+|$)|o(?:\t| {2,}|$))/u;

/** It is one only where all lines have such a number: a line may begin with a year or with the name of a football club. */
const NUMBER = /^(?:\(?(?:\p{Nd}{1,3}|\p{L})[.)．）、](?:[\t ]+|(?=\p{Lo})))/u;

/** The lines that say something. */
const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export function withoutBullet(line: string): string {
  return line.replace(BULLET, '').trim();
}

/** What stands behind the bullets. A line that goes on from the one above, in small letters, belongs to that. */
export function entriesIn(text: string): readonly string[] {
  const lines = linesIn(text);
  const hasNumbers = lines.length > 1 && lines.every((line) => NUMBER.test(line));
  const hasBullets = lines.filter((line) => BULLET.test(line)).length > 1;
  const entries: string[] = [];
  for (const line of lines) {
    const said = (hasNumbers ? line.replace(NUMBER, '') : withoutBullet(line))
      .replace(/\s+/g, ' ')
      .trim();
    const goesOn = hasBullets && !BULLET.test(line) && /^\p{Ll}/u.test(line);
    const last = entries.at(-1);
    if (said === '') continue;
    if (goesOn && last !== undefined) entries[entries.length - 1] = `${last} ${said}`;
    else entries.push(said);
  }
  return entries;
}
