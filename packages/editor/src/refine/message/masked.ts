/** An opening mark ends what an earlier one opened: where thousands of them are never closed each would be looked for to the end. */
const quoted =
  /"[^"\n]{0,2000}"|“[^“”\n]{0,2000}”|„[^„“”\n]{0,2000}[“”]|«[^«»\n]{0,2000}»|`[^`\n]{0,2000}`|(?<![\p{L}\p{N}])'[^'\n]{0,2000}'(?![\p{L}\p{N}])|\([^()\n]{0,400}\)/gu;

/** Methods of HTTP, which are no orders: "add PUT and DELETE for /files". */
const methods =
  /(?<![\p{L}\p{N}])(?:GET|POST|PUT|PATCH|DELETE)(?=\s\/|[\s,/]+(?:and |or |und |et |y )?(?:GET|POST|PUT|PATCH|DELETE|for|on|to|endpoints?|routes?)(?![\p{L}\p{N}]))/gu;

/** A text with all that is quoted, written as code or put in brackets, and the methods of calls, blotted out, of the same length: no order begins in there. */
export function masked(text: string): string {
  return text
    .replace(quoted, (words) => '_'.repeat(words.length))
    .replace(methods, (method) => '_'.repeat(method.length));
}
