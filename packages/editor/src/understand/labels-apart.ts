const item = /^\s{0,3}(?:[-*•]|\d{1,2}[.)])\s+\S/u;
/** "Expected: 8.1 % VAT", at the start of its line. */
const labelled =
  /^(?:\*\*|__)?(?:expected|actual|observed|result|note|notes|environment|version|workaround|impact|severity|logs?)(?: (?:behaviou?r|result|output))?(?:\*\*|__)?:(?:\*\*|__)?\s/iu;

/** "Steps" on the last line of a paragraph, above its items. */
const alone = /^(?:repro )?steps(?: to reproduce)?:?\s*$|^(?:how )?to reproduce:?\s*$/iu;

/**
 * A text with a line that opens with a label of a report apart from the item above it: "3. download pdf" and "Expected: …" below it
 * are two things, though Markdown takes the second line for more of the item.
 */
export function withLabelsApart(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, at) => {
      const [before = '', next = ''] = [lines[at - 1], lines[at + 1]];
      const isApart =
        (labelled.test(line) && item.test(before)) ||
        (alone.test(line) && before.trim() !== '' && item.test(next));
      return isApart ? `\n${line}` : line;
    })
    .join('\n');
}
