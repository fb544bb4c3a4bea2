const quoted =
  /"[^"\n]{0,2000}"|“[^”\n]{0,2000}”|„[^“”\n]{0,2000}[“”]|«[^»\n]{0,2000}»|`[^`\n]{0,2000}`|(?<![\p{L}\p{N}])'[^'\n]{0,2000}'(?![\p{L}\p{N}])|\([^()\n]{0,400}\)/gu;

/** A text with all that is quoted, written as code or put in brackets blotted out, of the same length: no order begins in there. */
export function masked(text: string): string {
  return text.replace(quoted, (words) => '_'.repeat(words.length));
}
