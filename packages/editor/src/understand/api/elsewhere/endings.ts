/** A word with the first of some endings that it has exchanged for the one beside it: a plural's for the singular's. */
export function turned(word: string, endings: readonly (readonly [RegExp, string])[]): string {
  const [pattern, ending] = endings.find(([one]) => one.test(word)) ?? [/$/u, ''];
  return word.replace(pattern, ending);
}
