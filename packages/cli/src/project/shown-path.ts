/** Control characters, and those that turn the direction of writing: a path must not move a terminal's cursor or lie. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNSHOWN = /[\0-\x1f\x7f-\x9f\u2028\u2029]|\p{Bidi_Control}/gu;

/** A path for a person's eyes: on one line, with escapes for what has no look of its own. */
export function shownPath(path: string): string {
  return path.replaceAll(UNSHOWN, (sign) =>
    sign === '\n' ? '\\n' : `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
}
