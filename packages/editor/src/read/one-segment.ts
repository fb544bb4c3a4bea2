/** Latin letters, digits and marks on one line, of which those that end a sentence, and what closes it, stand at the end alone. */
const ONE_LINE = /^[\t "-\-/->@-~¡-\u024f‐-‟€]*[.!?]*["')\]]* *$/;

/**
 * Whether the segmenter would give a text back whole (Unicode's sentence boundaries, UAX 29), which takes it ten times as long to say. False where
 * that cannot be told so simply.
 */
export function isOneSegment(text: string): boolean {
  return ONE_LINE.test(text);
}
