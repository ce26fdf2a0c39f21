/** An owner's text as paragraphs: a blank line begins another one. */
export function Paragraphs({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

export function paragraphsOf(text: string): string[] {
  return text.trim().split(/\s*\n\s*\n\s*/);
}
