import { htmlPieces, isBlock, MOST_MARKUP } from './html-pieces.ts';

/** The lines of HTML that has a list, each entry of it on one, however it is wrapped. */
export function htmlLines(html: string): string | undefined {
  if (html.length > MOST_MARKUP || !/<li\b/i.test(html)) return undefined;
  const said: string[] = [];
  let inEntry = 0;
  for (const piece of htmlPieces(html)) {
    if (piece.kind === 'text') said.push(piece.text.replace(/\s+/g, ' '));
    else if (piece.tag === 'li' || piece.tag === 'ul' || piece.tag === 'ol') {
      if (piece.tag === 'li') inEntry = Math.max(0, inEntry + (piece.kind === 'start' ? 1 : -1));
      said.push('\n');
    } else if (isBlock(piece.tag)) said.push(inEntry > 0 ? ' ' : '\n');
  }
  return said.join('').replace(/[^\S\n]+/g, ' ');
}
