const LINE = /(?<=\r\n|\n|\r(?!\n))/;

/** Nothing, or the marks of block quotes alone. */
const BLANK = /^[ \t>]*[\r\n]*$/;

/** A line that likely begins a list item, a heading or a row of a table. */
const BEGINNING = /^[ \t>]*(?:[*+-][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t]|\|)/;

/** The lines of a text with their ends. */
export function linesOf(text: string): string[] {
  return text.split(LINE);
}

/**
 * The runs of lines without a blank one, each in the parts that its lines likely make: a cut may be wrong, as `2. b` may go on
 * with a paragraph, but no paragraph is longer than its run. Joined, they are the text.
 */
export function paragraphRuns(text: string): string[][] {
  const runs: string[][] = [];
  let isNew = true;
  for (const line of linesOf(text)) {
    const run = runs.at(-1);
    if (isNew || run === undefined) runs.push([line]);
    else if (BEGINNING.test(line)) run.push(line);
    else run[run.length - 1] += line;
    isNew = BLANK.test(line);
  }
  return runs;
}
