/**
 * Words as a part of a pattern, one or the other. What more than one way leads to the runtime compiles for each of them anew, up to
 * ten times, which for a list of 300 words comes to half a megabyte; behind something to look ahead for, as that no digit follows, it
 * compiles it once.
 */
export function alternatives(words: Iterable<string>): string {
  return String.raw`(?!\d)(?:${[...words].join('|')})`;
}
