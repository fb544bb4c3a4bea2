/** One replacement of an `ICONV` table. */
type Conversion = readonly [written: string, meant: string];

/**
 * Reads the `ICONV` table of an affix file: how letters of a text are written in the dictionary ("ij" as one letter,
 * typographic apostrophes, ligatures). Longer ones go first.
 */
export function readConversions(text: string): (word: string) => string {
  const table = [...text.matchAll(/^ICONV[ \t]+(\S+)[ \t]+(\S+)[ \t]*\r?$/gm)]
    .map(([, written = '', meant = '']): Conversion => [written, meant])
    .filter(([written, meant]) => written !== meant && !/^\d+$|_/.test(written))
    .sort(([a], [b]) => b.length - a.length);
  if (table.length === 0) return (word) => word;
  return (word) => table.reduce((done, [written, meant]) => done.replaceAll(written, meant), word);
}
