/** A text as a regular expression takes it letter by letter; fit for the flag `u`, outside of character classes. */
export function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&');
}
