/**
 * The text of a draft that the database had not confirmed when its window went. A browser may drop what a database is asked for
 * then, and at first the database is not even open. localStorage takes a text at once, so it is there for the next page.
 */

const PREFIX = 'studio draft ';

export function writeLastText(id: string, text: object): void {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(text));
  } catch {
    // It is refused or full, and nobody is there any more to be told.
  }
}

export function readLastTexts(): unknown[] {
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(PREFIX) ? textAt(key.slice(PREFIX.length)) : [],
    );
  } catch {
    return [];
  }
}

export function readLastText(id: string): unknown {
  const [text] = textAt(id);
  return text;
}

export function removeLastText(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Where it is refused there is none.
  }
}

/** Another page can have written it, so it may be anything. */
function textAt(id: string): unknown[] {
  try {
    const text: unknown = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null');
    return text === null ? [] : [text];
  } catch {
    return [];
  }
}
