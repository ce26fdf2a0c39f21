/** What the owner wrote with blank lines between, as it would be read. */
export function Paragraphs({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

export function paragraphsOf(text: string): string[] {
  return text.trim().split(/\s*\n\s*\n\s*/);
}
