/**
 * The text of a draft that the database had not confirmed when its window was closed. The browser may drop a write to the database
 * at that moment, and a new window has not opened the database yet. localStorage keeps a text at once, so the next page finds it.
 */

const PREFIX = 'studio draft ';

export function writeLastText(id: string, text: object): void {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(text));
  } catch {
    // It is refused or full. The page is already gone, so nobody can be told.
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
    // If the browser refuses localStorage, it holds no text.
  }
}

/** Another page from the same origin may have written it, so its shape is unknown. */
function textAt(id: string): unknown[] {
  try {
    const text: unknown = JSON.parse(localStorage.getItem(PREFIX + id) ?? 'null');
    return text === null ? [] : [text];
  } catch {
    return [];
  }
}
