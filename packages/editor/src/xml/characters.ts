/** What XML 1.0 does not allow in a document: most control characters, lone surrogates, U+FFFE and U+FFFF. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters it is about
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/u;
const forbiddenAll = new RegExp(forbidden, 'gu');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
  '\n': '&#10;',
  '\t': '&#9;',
};

/**
 * Text as element content. A character XML forbids becomes `<character code="U+0001"/>`, so that it can be seen and
 * put back; a carriage return is written as a reference, since a parser would turn it into a line feed.
 */
export function escapeText(text: string): string {
  return text
    .replace(/[&<>\r]/gu, (character) => entities[character] ?? character)
    .replace(forbiddenAll, (character) => `<character code="${codePoint(character)}"/>`);
}

/** Text as an attribute's value, white space kept. It has to be free of forbidden characters: see `spellOut`. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"\r\n\t]/gu, (character) => entities[character] ?? character);
}

/** Whether a text holds a character that XML forbids. */
export function hasForbidden(text: string): boolean {
  return forbidden.test(text);
}

/** Writes forbidden characters as `\u{1}` and a backslash as `\\`, which an attribute can hold and a reader can undo. */
export function spellOut(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replace(forbiddenAll, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
