/**
 * Does to a page what the translator of a browser does: each text is replaced by one in two elements, at once and whenever another
 * text comes. It runs in the page before its own scripts. Its translation of a text is that text in brackets.
 */
export function translate(): void {
  // The preview shows another page.
  if (window !== top) return;
  const isDone = (text: Node) => text.parentElement?.dataset.translated !== undefined;
  const isSkipped = (text: Node) =>
    text.parentElement?.closest('script, style, textarea, title, noscript') !== null;
  const replace = (text: Node) => {
    if (isDone(text) || isSkipped(text)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.dataset.translated = '';
    const said = text.nodeValue ?? '';
    inner.textContent = said.trim() ? `⟦${said}⟧` : said;
    outer.append(inner);
    (text as Text).replaceWith(outer);
  };
  const look = (changed: readonly MutationRecord[] = []) => {
    for (const { target, type } of changed) if (type === 'characterData') replace(target);
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) replace(text);
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

/** A text as that translator shows it. */
export const translated = (text: string) => `⟦${text}⟧`;
