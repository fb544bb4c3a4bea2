const kept =
  /`[^`]{0,400}`|"[^"\n]{0,300}"|“[^”\n]{0,300}”|„[^“\n]{0,300}“|«[^»\n]{0,300}»|https?:\/\/[^\s)]{1,300}|\{\{[^{}]{1,80}\}\}/gu;

/** Changes the prose of a text and leaves code spans, quotations, addresses and variables as they are. */
export function outsideCode(text: string, change: (prose: string) => string): string {
  let result = '';
  let from = 0;
  for (const match of text.matchAll(kept)) {
    result += change(text.slice(from, match.index)) + match[0];
    from = match.index + match[0].length;
  }
  return result + change(text.slice(from));
}
