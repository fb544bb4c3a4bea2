/** Whether more round brackets begin in a text than end: what follows it still stands within one. */
export function leavesBracketOpen(text: string): boolean {
  return text.split('(').length > text.split(')').length;
}
