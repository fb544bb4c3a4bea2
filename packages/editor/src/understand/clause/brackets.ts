/** How many round brackets begin and end in a text, those in quotation marks left out: "daterange(a, b, '[)')". */
export function roundBrackets(text: string): { readonly opened: number; readonly closed: number } {
  const bare = text.replace(quoted, '');
  return { opened: bare.split('(').length - 1, closed: bare.split(')').length - 1 };
}

/** Whether more round brackets begin in a text than end: what follows it still stands within one. */
export function leavesBracketOpen(text: string): boolean {
  const { opened, closed } = roundBrackets(text);
  return opened > closed;
}

/** The same for braces: "take {room, from" is not over. */
export function leavesBraceOpen(text: string): boolean {
  return text.split('{').length > text.split('}').length;
}

const quoted = /(?<!\p{L})'[^'\p{L}\n]{1,20}'|"[^"\n]{0,300}"|“[^”\n]{0,300}”/gu;
