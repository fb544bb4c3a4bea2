/** Splits a `|`-separated line of cues; keeps long lists readable as data. */
export function words(line: string): readonly string[] {
  return line.split('|');
}
