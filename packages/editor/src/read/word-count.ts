/** How many words a text has, as far as spaces part them; 1 for an empty one. */
export function wordCount(text: string): number {
  return text.trim().split(/\s+/u).length;
}
